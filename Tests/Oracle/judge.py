"""Replays a system's lines beside SolverProbe's answers and finds what is wrong with them."""
import copy

from lexicographic import REQUIRED, Program, error, is_feasible

CHANGES = {"constant": "constant", "priority": "priority", "weight": "weight"}


class Model:
    """What the lines say, without solving anything."""

    def __init__(self, kinds):
        self.parameters = {v: float(kind) for v, kind in enumerate(kinds) if kind[0] not in "ps"}
        self.count = len(kinds)
        self.constraints, self.refused, self.edits = [], {}, {}
        self.values = [self.parameters.get(v, 0.0) for v in range(len(kinds))]

    def apply(self, words):
        what, rest = words[0], words[1:]
        if what == "add":
            self.add(float(rest[0]), float(rest[1]), rest[2], float(rest[3]),
                     {int(v): float(c) for v, c in zip(rest[4::2], rest[5::2])})
        elif what == "parameter":
            self.parameters[int(rest[0])] = float(rest[1])
        elif what == "edit":
            v = int(rest[0])
            self.edits[v] = len(self.constraints)
            self.add(float(rest[1]), 1, "==", 0.0, {v: 1.0})
        elif what == "suggest":
            self.constraints[self.edits[int(rest[0])]]["constant"] = -float(rest[1])
        elif what == "endedit":
            self.constraints[self.edits.pop(int(rest[0]))]["state"] = "gone"
        elif what in CHANGES:
            self.constraints[int(rest[0])][CHANGES[what]] = float(rest[1])
        else:
            c = self.constraints[int(rest[0])]
            if c["state"] != "gone":
                c["state"] = {"remove": "gone", "suspend": "suspended", "resume": "acting"}[what]

    def add(self, priority, weight, relation, constant, terms):
        self.constraints.append({"priority": priority, "weight": weight, "relation": relation,
                                 "constant": constant, "terms": terms, "state": "acting"})

    def folded(self, i):
        """A constraint with the parameters' values put in."""
        c = dict(self.constraints[i])
        c["constant"] += sum(k * self.parameters[v] for v, k in c["terms"].items() if v in self.parameters)
        c["terms"] = {v: k for v, k in c["terms"].items() if v not in self.parameters}
        return c

    def acting(self):
        return [i for i, c in enumerate(self.constraints) if c["state"] == "acting"]

    def required(self):
        return [i for i in self.acting() if self.constraints[i]["priority"] >= REQUIRED]

    def holds(self, ids):
        return is_feasible([self.folded(i) for i in ids])

    def greedy(self):
        """Who is refused: those that contradict the accepted ones before them."""
        accepted, refused = [], set()
        for i in self.required():
            if self.holds(accepted + [i]):
                accepted.append(i)
            else:
                refused.add(i)
        return refused


def replay(lines, answers):
    """Yields each line with its answer and the model before and after it.

    What was turned away leaves the model as it was, but for the number it used up.
    """
    model = Model(lines[0].split()[1:])
    for number, (line, answer) in enumerate(zip(lines[1:], answers), 1):
        words, before, after = line.split(), model, model
        if words[0] not in ("begin", "end", "state") and not is_void(model, words):
            after = copy.deepcopy(model)
            after.apply(words)
            if words[0] == "edit" and answer.startswith("ok"):
                # A constraint keeps the variable where it is.
                after.constraints[after.edits[int(words[1])]]["constant"] = -float(answer.split()[1])
        yield number, line, answer, before, after
        if answer.startswith("threw"):
            if len(before.constraints) < len(after.constraints):
                before.add(1, 1, "==", 0, {})
                before.constraints[-1]["state"] = "gone"
            after = before
        model = after


def find_fault(lines, answers, sample):
    """The first thing wrong with the answers to a system's lines, or None, and how many states were seen.

    With `sample`, values and minimal conflicts are looked at too, which takes longer.
    """
    states = 0
    for number, line, answer, before, after in replay(lines, answers):
        fault = None
        if answer.startswith("error"):
            fault = answer
        elif answer.startswith("threw"):
            fault = judge_throw(before, after, answer)
        elif line == "state":
            fault = judge_state(after, answer, sample)
            states += 1
        if fault:
            return f"line {number} ({line}): {fault}", states
    return None, states


def bless(lines, answers):
    """What the oracle says of every state: who is refused, the errors of every level, fixed values."""
    blessed = []
    for _, line, answer, _, model in replay(lines, answers):
        if line != "state":
            continue
        refused = model.greedy()
        program = Program([model.folded(i) for i in model.acting() if i not in refused])
        errors = program.errors()
        ranges = {v: program.range(v) for v in program.column}
        fixed = {v: round((a + b) / 2, 5) for v, (a, b) in ranges.items() if b - a < 1e-5}
        blessed.append({"refused": sorted(refused),
                        "errors": [[level, round(e, 5)] for level, e in errors.items()],
                        "fixed": [[v, x] for v, x in fixed.items()]})
    return blessed


def is_void(model, words):
    """Whether a line is about something that an earlier refusal has left undone."""
    if words[0] in ("suggest", "endedit"):
        return int(words[1]) not in model.edits
    if words[0] == "resume":
        return model.constraints[int(words[1])]["state"] != "suspended"
    return False


def judge_throw(before, after, answer):
    """A change that was turned away must have had someone refused."""
    if after.greedy() - before.greedy():
        return None
    return f"turned away without need: {answer}"


def judge_state(model, answer, sample):
    head, *conflicts, fresh = answer.split(" | ")
    model.values = [float(x) for x in head.split()[1:]]
    model.refused = {int(c.split()[-1]): [int(x) for x in c.split()] for c in conflicts}
    if fresh != "same":
        return f"a fresh solver {fresh}"
    for v, x in model.parameters.items():
        if model.values[v] != x:
            return f"parameter {v} is {model.values[v]}, not {x}"
    required = model.required()
    if not set(model.refused) <= set(required):
        return "refuses what does not act"
    accepted = [i for i in required if i not in model.refused]
    for i in model.refused:
        if model.holds([j for j in accepted if j < i] + [i]):
            return f"refuses {i} without need"
    if sample:
        for i, conflict in model.refused.items():
            if model.holds(conflict):
                return f"{conflict} is no conflict"
            if any(not model.holds([j for j in conflict if j != left]) for left in conflict):
                return f"conflict {conflict} is not minimal"
    return judge_values(model, accepted, sample)


def judge_values(model, accepted, sample):
    for i in accepted:
        if error(model.constraints[i], model.values) > 1e-5:
            return f"required {i} does not hold: off by {error(model.constraints[i], model.values)}"
    wishes = [i for i in model.acting() if model.constraints[i]["priority"] < REQUIRED]
    system = [model.folded(i) for i in accepted + wishes]
    faults = []
    for slack in (1e-8, 1e-9, 1e-10):  # HiGHS's own slack adds up over levels: ask more sharply
        program = Program(system, slack)
        fault = compare(model, wishes, program.errors())
        if fault is None:
            break
        faults.append(fault)
    if fault or not sample:
        return "; ".join(faults) if fault else None
    for v in program.column:
        low, high = program.range(v)
        if high - low < 1e-4 and abs(model.values[v] - (low + high) / 2) > 1e-3:
            return f"variable {v} is {model.values[v]}, but only {low} is optimal"
    return None


def compare(model, wishes, best):
    if best is None:
        return "the accepted constraints cannot hold"
    for level, least in best.items():
        got = sum(model.constraints[i]["weight"] * error(model.constraints[i], model.values)
                  for i in wishes if model.constraints[i]["priority"] == level)
        if abs(got - least) > 1e-4 * max(1, abs(least)):
            return f"level {level:g}: error {got:g}, could be {least:g}"
    return None
