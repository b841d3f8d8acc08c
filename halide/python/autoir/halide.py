"""Halide pipelines to objects, by `autoir compile`.

    import halide as hl
    from autoir import halide as autoir

    made = autoir.compile(pipeline, [source, weight], "sharpen", target)   # instead of pipeline.compile_to(...)
    made.object, made.header, made.report

What Halide lowers the pipeline to is compiled as it is scheduled; the object has the interface of Halide's own, fits the
header that Halide writes and links with Halide's runtime. It needs the `halide` wheel and the `autoir` binary: in $AUTOIR,
else the one that $PATH has.
"""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional, Sequence

import halide as hl


class Error(Exception):
    """The pipeline was not compiled: what `autoir` said."""


@dataclass(frozen=True)
class Compiled:
    """What was made of a pipeline."""

    object: Path
    header: Path
    statements: Path
    report: dict
    """What `autoir compile --json` says: for each window whether it was replaced, and its block's cost; for each loop what
    it costs, with `page` beside Halide's own code."""

    @property
    def replaced(self) -> int:
        """How many windows were replaced by proven programs."""
        return self.report["replaced"]


def compile(
    pipeline: Any,
    args: Sequence[Any],
    name: str,
    target: Optional[hl.Target] = None,
    folder: os.PathLike = ".",
    cpu: Optional[str] = None,
    effort: Optional[float] = None,
    work: Optional[float] = None,
    budget: Optional[float] = None,
    external: Sequence[str] = (),
    page: bool = False,
) -> Compiled:
    """Compiles `pipeline` (a Func or a Pipeline) with the arguments `args` to NAME.o and NAME.h in `folder`.

    `target` is Halide's; `cpu` is LLVM's name of a CPU that has more than that. `effort` is the most work of the search for a
    window, `work` that of all searches and `budget` their wall time, in seconds. `external` names functions that are linked later.
    With `page`, NAME.html shows windows, programs, the code before and after, and what loops cost in Halide's own code, of
    which NAME.s is the assembly.

    The text has no types of arguments, so NAME.args.json says them. Raises Error where something has no code; there is
    no object then.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    target = target or hl.get_host_target()
    whole = pipeline if isinstance(pipeline, hl.Pipeline) else hl.Pipeline(pipeline)
    file = {ending: folder / f"{name}.{ending}" for ending in ("o", "h", "s", "stmt", "args.json", "html")}
    kinds = hl.OutputFileType
    outputs = {kinds.stmt: str(file["stmt"]), kinds.c_header: str(file["h"])}
    if page:
        outputs[kinds.assembly] = str(file["s"])
    whole.compile_to(outputs, list(args), name, target)
    described = {"kernel": name, "target": str(target), "args": _arguments(whole, args)}
    file["args.json"].write_text(json.dumps(described, indent=2) + "\n")
    command = [_binary(), "compile", str(file["stmt"]), "-o", str(file["o"]), "--json"]
    for option, value in (("--cpu", cpu), ("--effort", effort), ("--work", work), ("--budget", budget)):
        if value is not None:
            command += [option, str(value)]
    for function in external:
        command += ["--external", function]
    if page:
        command += ["--report", str(file["html"]), "--beside", str(file["s"])]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        raise Error(run.stderr.strip() or f"autoir ended with {run.returncode}")
    return Compiled(file["o"], file["h"], file["stmt"], json.loads(run.stdout))


def _arguments(pipeline: hl.Pipeline, args: Sequence[Any]) -> list:
    """The parameters of the function: order, names, kinds and element types."""
    described = []
    for arg in args:
        is_buffer = hasattr(arg, "dimensions")
        described.append({
            "name": arg.name(),
            "kind": "InputBuffer" if is_buffer else "InputScalar",
            "dims": arg.dimensions() if is_buffer else 0,
            "type": _spelled(arg.type()),
        })
    for function in pipeline.outputs():
        # A function of several values has a buffer for each, numbered in Halide's text.
        types = function.types()
        for number, kind in enumerate(types):
            name = function.name() if len(types) == 1 else f"{function.name()}.{number}"
            dims = function.dimensions()
            described.append({"name": name, "kind": "OutputBuffer", "dims": dims, "type": _spelled(kind)})
    return described


def _spelled(kind: hl.Type) -> str:
    if kind == hl.BFloat(16):
        return "bf16"
    # Halide counts booleans among unsigned integers.
    code = "f" if kind.is_float() else "i" if kind.is_int() else "u"
    return f"{code}{kind.bits()}"


def _binary() -> str:
    named = os.environ.get("AUTOIR")
    found = named or shutil.which("autoir")
    if not found:
        raise Error("there is no `autoir` in $PATH, and $AUTOIR does not name one")
    return found
