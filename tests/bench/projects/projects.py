"""Libraries of Debian's source packages, compiled by clang with and without the plugin: their own tests, and times.

usage: projects.py CLANG PLUGIN FOLDER [NAME ...]

Sources are fetched into FOLDER once and checked. Prints Markdown; the exit status says whether all tests passed.
"""

import hashlib
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
POOL = "http://deb.debian.org/debian/pool/main/"
# The tests of libpng hold for products that are rounded before they are added.
FLAGS = "-w -O3 -march=haswell -ffp-contract=off"
# Tests trap on invalid operations, which clang computes at -O3 where their source text does not.
TEST_FLAGS = " -O1"
ROUNDS = 7
MADE = 3

# Columns: whether with the plugin, the time that it may take of a file (its default where nothing is said), and the cache.
COLUMNS = {
    "clang": (False, None, None),
    "short": (True, "2x", "short"),
    "short, again": (True, "2x", "short"),
    "whole": (True, None, "whole"),
    "whole, again": (True, None, "whole"),
}

# Name, source, its sha256, folder within, what configures it, where `make` runs and makes what, its tests, and what is timed.
PROJECTS = [
    {
        "name": "zlib 1.2.13",
        "source": "z/zlib/zlib_1.2.13.dfsg.orig.tar.bz2",
        "sha256": "71feb7947e3c00ef125f83b79a4e529bde31171e5babe48b391f06758d1ab0a1",
        "configure": "./configure --static",
        "make": (".", "libz.a"),
        "test": (".", "make test", "zlib test OK"),
        "time": ("zlib.c", "-I{0} {0}/libz.a"),
    },
    {
        "name": "libpng 1.6.39",
        "source": "libp/libpng1.6/libpng1.6_1.6.39.orig.tar.gz",
        "sha256": "a00e9d2f2f664186e4202db9299397f851aea71b36a35e74910b8820e380d441",
        # What zlib it is linked with is the same in all columns.
        "configure": "./configure --disable-shared --enable-hardware-optimizations=no CPPFLAGS=-I{zlib} LDFLAGS=-L{zlib}",
        "make": (".", "libpng16.la"),
        "test": (".", "make check CPPFLAGS=-I{zlib} LDFLAGS=-L{zlib}", "# FAIL:  0"),
        "time": ("libpng.c", "-I{0} {0}/.libs/libpng16.a -I{zlib} {zlib}/libz.a -lm"),
    },
    {
        "name": "lcms2 2.14",
        "source": "l/lcms2/lcms2_2.14.orig.tar.gz",
        "sha256": "28474ea6f6591c4d4cee972123587001a4e6e353412a41b3e9e82219818d5740",
        "configure": "./configure --disable-shared",
        "make": ("src", ""),
        "test": ("testbed", "make check", ""),
        # Its tests print what it does in a second.
        "time": None,
    },
]


def fetched(project, folder):
    """The archive of a project."""
    path = folder / project["source"].rsplit("/", 1)[1]
    if not path.exists():
        with urllib.request.urlopen(POOL + project["source"]) as answer:
            path.write_bytes(answer.read())
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != project["sha256"]:
        path.unlink()
        sys.exit(f"projects: {path.name} has the digest {digest}")
    return path


def run(command, folder, environment, log):
    """Runs a command; how long it took, and what it said."""
    start = time.monotonic()
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    log.write(f"$ {command}\n{done.stdout}\n")
    log.flush()
    return time.monotonic() - start, done.returncode, done.stdout


def asked(column, work):
    """The environment of a column."""
    _, budget, cache = COLUMNS[column]
    said = {"AUTOIR_CACHE": str(work / cache) if cache else "off", "AUTOIR_BUDGET": budget or ""}
    return dict(os.environ, **said)


def built(project, archive, place, clang, plugin, environment, zlib, log):
    """A project configured and made in `place`: its folder, and how long `make` took."""
    with tarfile.open(archive) as tar:
        tar.extractall(place, filter="data")
    (folder,) = [child for child in place.iterdir() if child.is_dir()]
    # Whatever configures sees the compiler as it is.
    plain = dict(os.environ, CC=clang, CFLAGS="-O1 -w", AUTOIR_CACHE="off")
    configure = project["configure"].format(zlib=zlib)
    _, status, said = run(configure, folder, plain, log)
    if status:
        sys.exit(f"projects: {project['name']}: {said[-500:]}")
    flags = FLAGS + (f" -fpass-plugin={plugin}" if plugin else "")
    where, what = project["make"]
    seconds, status, said = run(f'make CFLAGS="{flags}" {what}', folder / where, environment, log)
    if status:
        sys.exit(f"projects: {project['name']}: {said[-500:]}")
    return folder, seconds, flags


def made_again(project, column, environment, log):
    """A column of what is the same each time, with the median of some more times for it."""
    folder, seconds, flags = column
    where, what = project["make"]
    times = [seconds]
    while len(times) < MADE:
        run("make clean", folder / where, environment, log)
        times.append(run(f'make CFLAGS="{flags}" {what}', folder / where, environment, log)[0])
    return folder, statistics.median(times), flags


def replaced(folder, project, flags, environment, log):
    """How many windows were replaced: a build that is asked what it did."""
    where, what = project["make"]
    environment = dict(environment, AUTOIR_REMARKS="1")
    _, _, said = run(f'make clean; make CFLAGS="{flags}" {what}', folder / where, environment, log)
    return len(re.findall("replaced by a proven program", said))


def speeds(program):
    """What a driver prints: names and times."""
    said = subprocess.run([program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    return {name: float(number) for name, number in (line.split() for line in said.splitlines())}


def main():
    clang, plugin, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3]).resolve()
    names = sys.argv[4:]
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [p for p in PROJECTS if not names or any(p["name"].startswith(name) for name in names)]
    work = pathlib.Path(tempfile.mkdtemp(prefix="projects-"))
    passed = True
    print("| library | tests, clang | tests, plugin | make s, clang | short | again | replaced | whole | again | replaced |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    tables = []
    with open(work / "log", "w") as log:
        zlib = work / "zlib"
        environment = asked("clang", work)
        zlib_folder, _, _ = built(PROJECTS[0], fetched(PROJECTS[0], folder), zlib, clang, None, environment, zlib, log)
        for project in chosen:
            archive = fetched(project, folder)
            columns = {}
            for column, (with_plugin, _, _) in COLUMNS.items():
                place = work / f"{project['name'].split()[0]}-{column.replace(', ', '-')}"
                chosen_plugin = plugin if with_plugin else None
                environment = asked(column, work)
                made = built(project, archive, place, clang, chosen_plugin, environment, zlib_folder, log)
                is_first = column in ("short", "whole")
                columns[column] = made if is_first else made_again(project, made, environment, log)
            tests = {}
            for column in ("clang", "whole"):
                made, _, flags = columns[column]
                where, command, wanted = project["test"]
                command = command.format(zlib=zlib_folder) + f' CFLAGS="{flags}{TEST_FLAGS}"'
                _, status, said = run(command, made / where, asked(column, work), log)
                logs = "".join(path.read_text(errors="replace") for path in (made / where).glob("*.log"))
                tests[column] = (status == 0 and wanted in said, said + logs)
            passed &= tests["whole"][0]
            word = lambda column: "pass" if tests[column][0] else "FAIL"
            clang_seconds = columns["clang"][1]
            times = {column: f"{seconds / clang_seconds:.2f} times" for column, (_, seconds, _) in columns.items()}
            cells = [project["name"], word("clang"), word("whole"), f"{clang_seconds:.1f}"]
            for column in ("short", "whole"):
                again = f"{column}, again"
                count = replaced(columns[again][0], project, columns[again][2], asked(again, work), log)
                cells += [times[column], times[again], str(count)]
            print(f"| {' | '.join(cells)} |", flush=True)
            tables.append((project, timed(project, columns, tests, work, clang, zlib_folder)))
    print("\nTimes with *whole*:\n\n| library | what | clang / plugin |\n|---|---|---|")
    for project, rows in tables:
        for what, ratio in rows:
            print(f"| {project['name']} | {what} | {ratio:.2f} |")
    shutil.rmtree(work)
    return 0 if passed else 1


def timed(project, columns, tests, work, clang, zlib):
    """Ratios of times, or of what was done in a second: more is better."""
    if project["time"] is None:
        pattern = re.compile(r"^(.+?) *:? +([0-9.]+) MPixel/sec", re.M)
        before, after = (dict(pattern.findall(tests[column][1])) for column in ("clang", "whole"))
        return [(what, float(after[what]) / float(before[what])) for what in before if what in after]
    source, flags = project["time"]
    rounds = {"clang": [], "whole": []}
    for column in rounds:
        linked = flags.format(columns[column][0], zlib=zlib)
        subprocess.run(f"{clang} -O2 {HERE / source} {linked} -o {work / column}.out", shell=True, check=True)
    for _ in range(ROUNDS):
        for column, found in rounds.items():
            found.append(speeds(f"{work / column}.out"))
    median = lambda column, what: statistics.median(found[what] for found in rounds[column])
    return [(what, median("clang", what) / median("whole", what)) for what in rounds["clang"][0]]


if __name__ == "__main__":
    sys.exit(main())
