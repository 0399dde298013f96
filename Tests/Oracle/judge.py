"""Replays a system's lines beside SolverProbe's answers and finds what is wrong with them."""
from exact import REQUIRED, Fraction, Optimum
from model import Model

# Half the grid of the values told, and what doubles lose of large ones.
GRID, LOST = Fraction(1, 2 ** 21), Fraction(1, 2 ** 40)
# What the solver counts as 0 among residuals.
TOLERANCE = Fraction(1, 10 ** 7)


def replay(lines, answers):
    """Yields each line with its answer and the model before and after it.

    What was turned away leaves the model as it was, but for the number it used up.
    """
    model = Model(lines[0].split()[1:])
    for number, (line, answer) in enumerate(zip(lines[1:], answers), 1):
        words, before, after = line.split(), model, model
        if words[0] not in ("begin", "end", "state") and not is_void(model, words):
            after = model.copy()
            after.apply(words)
            if words[0] == "edit" and answer.startswith("ok"):
                # A constraint keeps the variable where it is.
                after.change(after.edits[int(words[1])], constant=-float(answer.split()[1]))
        yield number, line, answer, before, after
        if answer.startswith("threw"):
            if len(before.constraints) < len(after.constraints):
                before.add_void()
            after = before
        model = after


def is_void(model, words):
    """Whether a line is about something that an earlier refusal has left undone."""
    if words[0] in ("suggest", "endedit"):
        return int(words[1]) not in model.edits
    if words[0] == "resume":
        return model.constraints[int(words[1])]["state"] != "suspended"
    return False


def find_fault(lines, answers, sample, states=None):
    """The first thing wrong with the answers to a system's lines, or None, and how many states were seen.

    With `sample`, the minimality of conflicts and every value are looked at too, which takes longer.
    `states` picks every so many states of a long system.
    """
    seen = 0
    for number, line, answer, before, after in replay(lines, answers):
        fault = None
        if answer.startswith("error"):
            fault = answer
        elif answer.startswith("threw"):
            fault = judge_throw(before, after, answer)
        elif line == "state":
            seen += 1
            if states is None or seen % states == 0:
                fault = State(after, answer).find_fault(sample)
        if fault:
            return f"line {number} ({line}): {fault}", seen
    return None, seen


def judge_throw(before, after, answer):
    """A change that was turned away must have had someone refused."""
    # Named are constraints of `after`; the conflict proves itself if it is one.
    conflict = [int(x) for x in answer.split()[1:]]
    if conflict and not after.holds(conflict):
        return None
    return f"turned away without need: {answer}"


class State:
    """What the probe says holds now, beside what the lines say."""

    def __init__(self, model, answer):
        head, *conflicts, self.fresh = answer.split(" | ")
        self.model = model
        self.values = [float(x) for x in head.split()[1:]]
        self.refused = {int(c.split()[-1]): [int(x) for x in c.split()] for c in conflicts}
        self.accepted = [i for i in model.required() if i not in self.refused]

    def find_fault(self, sample):
        if self.fresh != "same":
            return f"a fresh solver {self.fresh}"
        for v, x in self.model.parameters.items():
            if abs(Fraction(self.values[v]) - Fraction(x)) > GRID:
                return f"parameter {v} is {self.values[v]}, not {x}"
        return self.judge_refusals(sample) or self.judge_values(sample)

    def judge_refusals(self, sample):
        holds, accepted = self.model.holds, set(self.accepted)
        for i, conflict in self.refused.items():
            if self.model.constraints[i]["priority"] < REQUIRED or self.model.constraints[i]["state"] != "acting":
                return f"refuses {i}, which does not act or need not hold"
            if not accepted.issuperset(conflict[:-1]) or max(conflict) > i:
                return f"refuses {i} for {conflict}, which are not all accepted and older"
            if holds(conflict):
                return f"refuses {i} without need: {conflict} is no conflict"
            if sample and any(not holds([j for j in conflict if j != left]) for left in conflict):
                return f"conflict {conflict} is not minimal"
        return None

    def judge_values(self, sample):
        wishes = [i for i in self.model.acting() if self.model.constraints[i]["priority"] < REQUIRED]
        optimum = Optimum([self.model.folded(i) for i in self.accepted + wishes], self.values)
        told = [Fraction(self.values[v]) for v in optimum.names]
        return judge_errors(optimum, told) or self.judge_unique(optimum, told, sample)

    def judge_unique(self, optimum, told, sample):
        """Where the optimum leaves no room, the value told is the rounded one."""
        loose = set(optimum.loose())
        for v, x in zip(optimum.names, told):
            best = optimum.value(v)
            if abs(x - best) <= 2 * GRID + LOST * abs(best):
                continue
            if v not in loose or sample and optimum.is_unique(v):
                return f"variable {v} is {float(x)!r}, but only {float(best)!r} is optimal"
        return None


def judge_errors(optimum, told):
    """Whether the errors told are the least, level by level, but for the rounding of the values."""
    best, got = optimum.errors(), optimum.errors(told)
    room = {level: Fraction(0) for level in best}
    for row in optimum.rows:
        reach = sum(abs(k) * (2 * GRID + LOST * abs(told[c])) for c, k in row.terms.items())
        room[optimum.levels[row.level]] += (reach + TOLERANCE) * max(row.up, -row.down)
    for level, least in best.items():
        if level >= REQUIRED and least > room[level]:
            return f"the accepted constraints cannot hold: off by {float(least):g} at least"
        if abs(got[level] - least) > room[level]:
            off = float(got[level] - least)
            return f"level {level!r}: error {float(got[level]):g}, could be {float(least):g}, off by {off:g}"
    return None


def bless(lines, answers):
    """What the oracle says of every state: who is refused, the errors of every level, fixed values."""
    blessed = []
    for _, line, answer, _, model in replay(lines, answers):
        if line != "state":
            continue
        refused = model.greedy()
        optimum = Optimum([model.folded(i) for i in model.acting() if i not in refused])
        errors = [[level, float(e)] for level, e in optimum.errors().items() if level < REQUIRED]
        fixed = [[v, float(optimum.value(v))] for v in optimum.names if optimum.is_unique(v)]
        blessed.append({"refused": sorted(refused), "errors": errors, "fixed": fixed})
    return blessed
