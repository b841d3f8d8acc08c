"""What a text that Halide has lowered (`.stmt`) computes, by the meaning of its operations: the oracle for `autoir compile`.

It shares nothing with the compiler: the text is read here a second time, line by line, into functions of Python; integers
are exact and wrapped where a type says so. It knows what Halide prints of integers and plain floats, in serial order.
"""

import re

import numpy as np

TOKEN = re.compile(r"\s*(\"(?:\\.|[^\"])*\"|\d+\.\d*(?:e[+-]?\d+)?[fh]?|\d+|[A-Za-z_$][\w$.]*|::|&&|\|\||[=!<>]=|[-+*/%<>!()\[\],{}=])")
TYPE = re.compile(r"(uint|int|float)(\d+)(?:x(\d+))?$")
LEVELS = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]]
INT, BOOL, HANDLE = ("int", 32, 1), ("uint", 1, 1), ("handle", 64, 1)


class Buffer:
    """Elements around the place that a pointer shows; `slack` lie before it."""

    def __init__(self, data, slack):
        self.data, self.slack = data, slack

    def places(self, index):
        places = index + self.slack
        if np.min(places) < 0 or np.max(places) >= len(self.data):
            raise IndexError(f"element {np.min(index)} or {np.max(index)} is in no buffer")
        return places

    def load(self, index, ty):
        found = self.data[self.places(index)]
        if ty[0] == "float":
            return found if ty[2] > 1 else found[()]
        return found.astype(holder(ty)) if ty[2] > 1 else int(found)

    def store(self, index, value, mask=True):
        places = self.places(index)
        if isinstance(mask, np.ndarray):
            places, value = places[mask != 0], np.broadcast_to(value, places.shape)[mask != 0]
        if np.any(mask):
            self.data[places] = value


def holder(ty):
    """What holds a type's vectors: exact integers of any size where 64 bits are needed."""
    return np.dtype(f"float{ty[1]}") if ty[0] == "float" else object if ty[1] > 32 else np.int64


def wrap(x, ty):
    if ty[0] == "float":
        return np.asarray(x).astype(holder(ty))[()]
    if ty[0] == "handle":
        return x
    if isinstance(x, (np.ndarray, np.floating)) and x.dtype.kind == "f":
        x = np.trunc(x).astype(np.int64)
    x = x.astype(holder(ty)) if isinstance(x, np.ndarray) else int(x)
    if ty[0] == "uint":
        return x & ((1 << ty[1]) - 1)
    half = 1 << (ty[1] - 1)
    return ((x + half) & (2 * half - 1)) - half


def saturate(x, ty):
    low, high = (0, (1 << ty[1]) - 1) if ty[0] == "uint" else (-(1 << (ty[1] - 1)), (1 << (ty[1] - 1)) - 1)
    return np.minimum(np.maximum(x, low), high) if isinstance(x, np.ndarray) else min(max(x, low), high)


def wide(x, ty):
    """Room for twice as many bits."""
    return x.astype(object) if isinstance(x, np.ndarray) and ty[1] >= 32 and ty[0] != "float" else x


def shifted(x, by):
    """To the left, or to the right where `by` is negative."""
    if isinstance(x, np.ndarray) or isinstance(by, np.ndarray):
        return (x << np.maximum(by, 0)) >> np.maximum(-by, 0)
    return x << by if by >= 0 else x >> -by


def rounded(x, by):
    """To the right, half up; to the left where `by` is negative."""
    up = np.maximum(by, 0) if isinstance(by, np.ndarray) else max(by, 0)
    return shifted(x + ((1 << up) >> 1), -by)


def quotient(a, b):
    """The remainder is never negative; by zero it is zero, and so is the quotient."""
    if not isinstance(a, np.ndarray) and not isinstance(b, np.ndarray):
        return 0 if b == 0 else a // b if b > 0 else -(a // -b)
    size = np.where(b == 0, 1, np.abs(b))
    return np.where(b == 0, 0, np.where(b < 0, -1, 1) * (a // size))


def remainder(a, b):
    safe = b if not isinstance(b, np.ndarray) else np.where(b == 0, 1, b)
    return 0 * a if not isinstance(b, np.ndarray) and b == 0 else np.where(b == 0, 0, a % np.abs(safe))[()]


def chosen(c, a, b):
    if isinstance(c, np.ndarray):
        return np.where(c != 0, a, b)
    return a if c else b


def extreme(a, b, is_max):
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        return (np.maximum if is_max else np.minimum)(a, b)
    return max(a, b) if is_max else min(a, b)


def reduced(x, ty, how):
    groups = np.reshape(x, (ty[2], -1))
    value = {"add": np.sum, "mul": np.prod, "min": np.min, "max": np.max, "or": np.max, "and": np.min}[how](groups, axis=1)
    return value if ty[2] > 1 else value[0]


def ramp(base, stride, lanes):
    base, stride = np.atleast_1d(base), np.atleast_1d(stride)
    return (base[None, :] + np.arange(lanes)[:, None] * stride[None, :]).reshape(-1)


def leading_zeros(x, ty):
    one = lambda v: ty[1] - (int(v) & ((1 << ty[1]) - 1)).bit_length()
    return np.array([one(v) for v in x], np.int64) if isinstance(x, np.ndarray) else one(x)



# Operations by name: operands, the type of the first, the type of the result.
MEANING = {
    "min": lambda v, t, r: extreme(*v, False),
    "max": lambda v, t, r: extreme(*v, True),
    "select": lambda v, t, r: chosen(*v),
    "likely": lambda v, t, r: v[0],
    "likely_if_innermost": lambda v, t, r: v[0],
    "promise_clamped": lambda v, t, r: v[0],
    "unsafe_promise_clamped": lambda v, t, r: v[0],
    "abs": lambda v, t, r: abs(v[0]),
    "absd": lambda v, t, r: abs(wide(v[0], t) - wide(v[1], t)),
    "bitwise_and": lambda v, t, r: v[0] & v[1],
    "bitwise_or": lambda v, t, r: v[0] | v[1],
    "bitwise_xor": lambda v, t, r: v[0] ^ v[1],
    "bitwise_not": lambda v, t, r: ~v[0],
    "shift_left": lambda v, t, r: shifted(wide(v[0], t), v[1]),
    "shift_right": lambda v, t, r: shifted(wide(v[0], t), -v[1]),
    "rounding_shift_right": lambda v, t, r: rounded(wide(v[0], t), v[1]),
    "rounding_shift_left": lambda v, t, r: rounded(wide(v[0], t), -v[1]),
    "widening_add": lambda v, t, r: wide(v[0], t) + wide(v[1], t),
    "widening_sub": lambda v, t, r: wide(v[0], t) - wide(v[1], t),
    "widening_mul": lambda v, t, r: wide(v[0], t) * wide(v[1], t),
    "widening_shift_left": lambda v, t, r: shifted(wide(v[0], t), v[1]),
    "widening_shift_right": lambda v, t, r: shifted(wide(v[0], t), -v[1]),
    "widen_right_add": lambda v, t, r: v[0] + v[1],
    "widen_right_sub": lambda v, t, r: v[0] - v[1],
    "widen_right_mul": lambda v, t, r: v[0] * v[1],
    "halving_add": lambda v, t, r: (v[0] + v[1]) >> 1,
    "rounding_halving_add": lambda v, t, r: (v[0] + v[1] + 1) >> 1,
    "halving_sub": lambda v, t, r: (v[0] - v[1]) >> 1,
    "saturating_add": lambda v, t, r: saturate(v[0] + v[1], r),
    "saturating_sub": lambda v, t, r: saturate(v[0] - v[1], r),
    "saturating_cast": lambda v, t, r: saturate(v[0], r),
    "mul_shift_right": lambda v, t, r: saturate((wide(v[0], t) * wide(v[1], t)) >> v[2], r),
    "rounding_mul_shift_right": lambda v, t, r: saturate(rounded(wide(v[0], t) * wide(v[1], t), v[2]), r),
    "count_leading_zeros": lambda v, t, r: leading_zeros(v[0], t),
    "sqrt_f32": lambda v, t, r: np.sqrt(v[0]),
    "strict_float": lambda v, t, r: v[0],
}
OPERATORS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": quotient,
    "%": remainder,
}


class Reader:
    """One line to Python, with the types of the names so far."""

    def __init__(self, types, elements):
        self.types, self.elements = types, elements

    def open(self, line):
        self.words, at = [], 0
        while at < len(line.rstrip()):
            found = TOKEN.match(line, at)
            if not found:
                raise SyntaxError(f"not understood: {line[at:at + 40]}")
            self.words.append(found[1])
            at = found.end()
        self.at = 0

    def peek(self, ahead=0):
        return self.words[self.at + ahead] if self.at + ahead < len(self.words) else ""

    def take(self, *wanted):
        for word in wanted:
            if self.peek() != word:
                raise SyntaxError(f"`{self.peek()}` is not `{word}`: {' '.join(self.words)[:90]}")
            self.at += 1

    def expression(self, level=0):
        if level == len(LEVELS):
            return self.unary()
        left = self.expression(level + 1)
        while self.peek() in LEVELS[level]:
            op = self.peek()
            self.take(op)
            left = self.binary(op, left, self.expression(level + 1))
        return left

    def binary(self, op, a, b):
        ty = a[1] if a[1][2] >= b[1][2] else b[1]
        if op in ("&&", "||"):
            return f"({a[0]} {op[0]} {b[0]})", BOOL[:2] + ty[2:]
        if LEVELS[2].count(op):
            return f"(({a[0]} {op} {b[0]}) + 0)", BOOL[:2] + ty[2:]
        if ty[0] == "float" and op == "/":
            return f"wrap({a[0]} / {b[0]}, {ty})", ty
        return f"wrap(OPERATORS[{op!r}]({a[0]}, {b[0]}), {ty})", ty

    def unary(self):
        if self.peek() == "!":
            self.take("!")
            value, ty = self.unary()
            return f"(1 - {value})", ty
        if self.peek() == "-":
            self.take("-")
            value, ty = self.unary()
            return f"(-{value})", ty
        return self.primary()

    def primary(self):
        word = self.peek()
        if word == "(":
            return self.bracket()
        self.at += 1
        if word[0] == '"':
            return repr(word), HANDLE
        if word[0].isdigit():
            if "." not in word:
                return word, INT
            # Six digits stand for the fraction with a small denominator that prints so, as the compiler reads them.
            return f"np.float32({fraction(word.rstrip('f'))!r})", ("float", 32, 1)
        if word == "let":
            name = self.peek()
            self.take(name, "=")
            value, ty = self.expression()
            self.types[name] = ty
            self.take("in")
            body, result = self.expression()
            return f"[{variable(name)} := {value}, {body}][1]", result
        if word == "reinterpret":
            self.take("<")
            while self.peek() != ">":
                self.at += 1
            self.take(">", "(")
            value, _ = self.expression()
            self.take(")")
            return value, HANDLE
        lanes = re.fullmatch(r"x(\d+)", word)
        if lanes and self.peek() == "(":
            (value, ty), = self.arguments()
            n = int(lanes[1])
            return f"np.tile(np.asarray({value}, holder({ty})), {n})", ty[:2] + (ty[2] * n,)
        if TYPE.fullmatch(word) and self.peek() == "(":
            (value, _), = self.arguments()
            return f"wrap({value}, {parsed(word)})", parsed(word)
        if self.peek() == "[":
            return self.load(word)
        if self.peek() == "(":
            return self.call(word, None)
        return variable(word), self.types.get(word, INT)

    def bracket(self):
        self.take("(")
        word = self.peek()
        if TYPE.fullmatch(word) and self.peek(1) == ")":
            self.take(word, ")")
            ty = parsed(word)
            name = self.peek()
            if re.match(r"[A-Za-z_$]", name) and self.peek(1) == "(":
                self.at += 1
                return self.call(name, ty)
            value, _ = self.unary()
            return f"wrap({value}, {ty})", ty
        # `(void *)`, `(struct halide_buffer_t *)`, `(halide_task_t)::name`: what follows is a pointer.
        ahead = 0
        while re.match(r"[A-Za-z_]", self.peek(ahead)):
            ahead += 1
        if ahead and self.peek(ahead) in "*)" and self.peek(ahead + (self.peek(ahead) == "*")) == ")":
            is_type = self.peek(ahead) == "*" or self.peek(ahead + 1) == "::"
            if is_type:
                while self.peek() != ")":
                    self.at += 1
                self.take(")")
                if self.peek() == "::":
                    self.take("::")
                return self.primary()[0], HANDLE
        value = self.expression()
        self.take(")")
        return value

    def arguments(self):
        self.take("(")
        all_of_them = []
        while self.peek() != ")":
            all_of_them.append(self.expression())
            if self.peek() == ",":
                self.take(",")
        self.take(")")
        return all_of_them

    def index(self):
        self.take("[")
        at = self.expression()
        if self.peek() == "aligned":
            self.at += 1
            self.arguments()
        self.take("]")
        return at

    def load(self, name):
        at, ty = self.index()
        ty = self.elements[name] + ty[2:]
        if self.peek() == "if":
            self.take("if")
            mask, _ = self.unary()
            at = f"np.where({mask}, {at}, 0)"
        return f"{variable(name)}.load({at}, {ty})", ty

    def call(self, name, ty):
        arguments = self.arguments()
        values = [a[0] for a in arguments]
        listed = ", ".join(values)
        lanes = max((a[1][2] for a in arguments), default=1)
        if name == "ramp":
            (_, base), _, (n, _) = arguments
            return f"ramp({values[0]}, {values[1]}, {n})", base[:2] + (base[2] * int(n),)
        if name in ("shuffle", "slice_vectors", "concat_vectors", "interleave_vectors"):
            vectors = [v for v, t in arguments if t[2] > 1] or values
            joined = vectors[0] if len(vectors) == 1 else f"np.concatenate([{', '.join(vectors)}])"
            first, numbers = arguments[0][1], [int(v.strip("()")) for v in values[len(vectors):]]
            if name == "shuffle":
                return f"{joined}[{numbers}]", first[:2] + (len(numbers),)
            if name == "slice_vectors":
                begin, step, n = numbers
                return f"{joined}[{[begin + step * i for i in range(n)]}]", first[:2] + (n,)
            ty = first[:2] + (sum(t[2] for _, t in arguments),)
            return (joined if name == "concat_vectors" else f"np.stack([{listed}], 1).reshape(-1)"), ty
        if name.startswith("vector_reduce_"):
            ty = ty or arguments[0][1][:2] + (1,)
            return f"wrap(reduced({listed}, {ty}, {name.rsplit('_', 1)[1]!r}), {ty})", ty
        if name in MEANING:
            of = arguments[1 if name == "select" else 0][1]
            ty = ty or (of[:2] + (lanes,) if name in ("min", "max", "select", "likely", "promise_clamped") else INT)
            return f"wrap(MEANING[{name!r}]([{listed}], {of}, {ty}), {ty})", ty
        member = re.fullmatch(r"_halide_buffer_get_(host|min|extent|stride)", name)
        if member:
            return f"{values[0]}[{member[1]!r}]" + (f"[{values[1]}]" if len(values) > 1 else ""), ty or INT
        if name == "make_struct":
            return f"[{listed}]", HANDLE
        if name == "load_typed_struct_member":
            return f"{values[0]}[{values[2]}]", ty or INT
        if name == "halide_do_par_for":
            return f"in_order({listed})", INT
        raise SyntaxError(f"`{name}` is not known")


def fraction(text):
    """The number that is meant by a text of six digits."""
    for d in range(1, 257):
        n = round(float(text) * d)
        if f"{n / d:f}" == text:
            return n / d
    return float(text)


def parsed(text):
    code, bits, lanes = TYPE.fullmatch(text).groups()
    return code, int(bits), int(lanes or 1)


def variable(name):
    return "v_" + re.sub(r"\W", lambda c: f"_{ord(c[0]):x}", name.replace(".", "__"))


def allocated(element, extent):
    kind = f"{element[0]}{max(element[1], 8)}"
    return Buffer(np.zeros(extent, kind), 0)


def in_order(task, first, count, closure):
    for n in range(first, first + count):
        task(None, n, closure)
    return 0


def translate(text, arguments):
    """The functions of the text `text` as a dictionary; `arguments` says the element types of its buffers and scalars."""
    types, elements = {}, {}
    for a in arguments:
        types[a["name"]] = elements_of(a["type"]) + (1,)
        elements[a["name"]] = elements_of(a["type"])
        types[a["name"] + ".buffer"] = HANDLE
    # A task comes before what allocates the memory that it is given.
    for name, element in re.findall(r"^\s*allocate ([\w$.]+)\[(\w+)", text, re.M):
        elements[name] = parsed(element)[:2]
    out, depth, mask, loops = [], 0, None, 0
    reader = Reader(types, elements)

    def write(line):
        out.append("    " * depth + line)

    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("module"):
            continue
        if re.match(r"}( else\b.*{)?$", line):
            write("pass")
            depth -= 1
            if line != "}":
                reader.open(line[1:-1])
                reader.take("else")
                condition = ""
                if reader.peek() == "if":
                    reader.take("if")
                    condition = reader.expression()[0]
                write(f"elif {condition}:" if condition else "else:")
                depth += 1
            continue
        head = re.match(r"(?:\w+ )?func ([\w$.]+) \((.*)\) {$", line)
        if head:
            names = [p.split()[-1] for p in head[2].split(",") if p.strip()]
            is_buffer = {a["name"] for a in arguments if a["kind"] != "InputScalar"}
            is_outer = not any("closure" in n for n in names)
            names = [n + ".buffer" if is_outer and n in is_buffer else n for n in names]
            write(f"def {variable(head[1])}({', '.join(map(variable, names))}):")
            depth += 1
            continue
        reader.open(line)
        word = reader.peek()
        if word in ("produce", "consume"):
            write("if True:")
            depth += 1
        elif word in ("for", "parallel"):
            reader.take(word)
            # A loop of one iteration may be marked for a device.
            if reader.peek() == "<":
                reader.take("<", reader.peek(1), ">")
            reader.take("(")
            name = reader.peek()
            reader.take(name, ",")
            first, _ = reader.expression()
            reader.take(",")
            count, _ = reader.expression()
            types[name] = INT
            loops += 1
            write(f"first_{loops} = {first}")
            write(f"for {variable(name)} in range(first_{loops}, first_{loops} + {count}):")
            depth += 1
        elif word == "if":
            reader.take("if")
            write(f"if {reader.expression()[0]}:")
            depth += 1
        elif word == "let":
            name = reader.peek(1)
            reader.take("let", name, "=")
            value, types[name] = reader.expression()
            write(f"{variable(name)} = {value}")
        elif word == "allocate":
            name = reader.peek(1)
            reader.take("allocate", name, "[")
            reader.at += 1
            extent = "1"
            if reader.peek() == "*":
                reader.take("*")
                extent, _ = reader.expression()
            types[name] = HANDLE
            write(f"{variable(name)} = allocated({elements[name]}, {extent})")
        elif word == "predicate":
            reader.take("predicate")
            mask, _ = reader.expression()
        elif word in ("free", "assert"):
            pass
        elif reader.peek(1) == "[":
            reader.at = 1
            at, _ = reader.index()
            reader.take("=")
            value, _ = reader.expression()
            write(f"{variable(word)}.store({at}, {value}, {mask if mask is not None else True})")
            mask = None
        else:
            write(reader.expression()[0])
    scope = dict(globals())
    exec(compile("\n".join(out), "stmt", "exec"), scope)
    return {name: f for name, f in scope.items() if name.startswith("v_")}


def elements_of(kind):
    return {"i": "int", "u": "uint", "f": "float"}[kind[0]], int(kind[1:])
