"""Times kiwi on a system that comes as text on standard input.

Usage: kiwi.py SECONDS DEADLINE [HIDE] < SYSTEM

Measures building and resizing, or hiding and showing the set HIDE. Prints a line of JSON a
measurement, as Measure/Sample.swift describes them. A measurement is repeated for SECONDS and at
least three times, unless that takes longer than LONGEST; one run may take DEADLINE seconds, then
the process ends by SIGALRM.

The solver's calls alone are timed: the constraints are made before. kiwi knows no list of changed
values; updateVariables(), which writes all of them, counts as solving.
"""

import json
import signal
import sys
import time

import kiwisolver as kiwi

FEWEST, MOST, LONGEST = 3, 1001, 5
# kiwi is known to give up after some ten cycles of hiding and showing, so these go on for a while.
CYCLES, CYCLES_TIME = 40, 10


def strengths(priorities):
    """Maps priorities to strengths by rank: required stays so, the others lie in equal ratios from
    weak, 1, to a tenth of strong, 10^5. kiwi adds errors up, so that levels are not strictly apart;
    but the wider the range, the sooner it fails."""
    ranked = sorted(p for p in set(priorities) if p < 1000)
    top = max(1, len(ranked) - 1)
    return {1000: kiwi.strength.required} | {
        p: 1e5 ** (rank / top) for rank, p in enumerate(ranked)
    }


class System:
    def __init__(self, lines):
        rows, self.hides = [], {}
        for words in map(str.split, lines):
            if words[0] == "V":
                self.variables = [kiwi.Variable(str(i)) for i in range(int(words[1]))]
            elif words[0] == "E":
                self.parameter, self.width = self.variables[int(words[1])], float(words[2])
            elif words[0] == "C":
                rows.append(words[1:])
            elif words[0] == "H":
                self.hides[words[1]] = [int(w) for w in words[3:]]
        strength = strengths([float(row[0]) for row in rows])
        self.constraints = [self.constraint(row, strength[float(row[0])]) for row in rows]

    def constraint(self, row, strength):
        terms = [
            kiwi.Term(self.variables[int(v)], float(c)) for v, c in zip(row[4::2], row[5::2])
        ]
        relation = ("==", "<=", ">=")[int(row[1])]
        return kiwi.Constraint(kiwi.Expression(terms, float(row[2])), relation, strength)

    def build(self):
        self.solver = solver = kiwi.Solver()
        # An edit may not be required: it is strong, ten times the strongest wish.
        solver.addEditVariable(self.parameter, kiwi.strength.strong)
        solver.suggestValue(self.parameter, self.width)
        for constraint in self.constraints:
            solver.addConstraint(constraint)
        solver.updateVariables()
        return [variable.value() for variable in self.variables]

    def resize(self, width):
        self.solver.suggestValue(self.parameter, width)
        self.solver.updateVariables()

    def hide_and_show(self, rows):
        mine = [self.constraints[row] for row in rows]
        for constraint in mine:
            self.solver.removeConstraint(constraint)
        self.solver.updateVariables()
        for constraint in mine:
            self.solver.addConstraint(constraint)
        self.solver.updateVariables()


def send(measure, **fields):
    print(json.dumps({"measure": measure} | fields), flush=True)


def is_enough(times, cycles):
    total = sum(times)
    enough = len(times) >= MOST or total >= LONGEST or len(times) >= FEWEST and total >= seconds
    return times and enough and (len(times) >= cycles or total >= CYCLES_TIME)


def measure(name, body, cycles=0):
    send(name)
    times = []
    median = lambda: sorted(times)[len(times) // 2] * 1e9 if times else None
    try:
        while not is_enough(times, cycles):
            signal.alarm(deadline)
            start = time.process_time()
            body(len(times))
            times.append(time.process_time() - start)
            if len(times) <= cycles:
                # An error inside kiwi can end the process: what is known so far is said before.
                send(name, amount=median(), runs=len(times), partial=True)
    except Exception as error:
        failure = str(error) or type(error).__name__
        send(name, amount=median(), runs=len(times), failure=failure)
        sys.exit()
    send(name, amount=median(), runs=len(times))


def main():
    system = System(sys.stdin)
    width = system.width
    if len(sys.argv) > 3:
        signal.alarm(deadline)
        system.build()
        rows = system.hides[sys.argv[3]]
        measure(f"hide+show {sys.argv[3]}", lambda _: system.hide_and_show(rows), CYCLES)
        return
    measure("build", lambda _: system.build())
    send("values", values=[variable.value() for variable in system.variables])
    measure("resize", lambda i: system.resize(width + i % 2 + 1))
    measure("jump", lambda i: system.resize(round(width * (0.5 + i * 37 % 100 / 100))))


seconds, deadline = float(sys.argv[1]), int(sys.argv[2])
main()
