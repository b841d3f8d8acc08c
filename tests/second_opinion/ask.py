"""Asks a solver about SMT-LIB files.

    ask.py SOLVER MILLISECONDS < LIST      (SOLVER: cvc5 or bitwuzla; LIST: a path on each line)

prints for each path a line: the answer (sat, unsat, unknown, or an error), a tab, the path.
"""

import sys


def cvc5_answer(path, milliseconds):
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("tlimit-per", str(milliseconds))
    parser = cvc5.InputParser(solver)
    parser.setFileInput(cvc5.InputLanguage.SMT_LIB_2_6, path)
    symbols = parser.getSymbolManager()
    said = []
    while not (command := parser.nextCommand()).isNull():
        said.append(str(command.invoke(solver, symbols)).strip())
    # A status that the solver finds wrong would be said as well.
    return " ".join(word for word in said if word and word != "success")


def bitwuzla_answer(path, milliseconds):
    import bitwuzla

    options = bitwuzla.Options()
    options.set(bitwuzla.Option.TIME_LIMIT_PER, milliseconds)
    parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
    # Commands are not executed: the answer is asked for below.
    parser.parse(path, True, True)
    return str(parser.bitwuzla().check_sat())


def main():
    answer = {"cvc5": cvc5_answer, "bitwuzla": bitwuzla_answer}[sys.argv[1]]
    milliseconds = int(sys.argv[2])
    for line in sys.stdin:
        path = line.rstrip("\n")
        try:
            said = answer(path, milliseconds)
        except Exception as error:
            said = f"error: {error}"
        print(" ".join(said.split()) + "\t" + path, flush=True)


main()
