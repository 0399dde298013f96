"""Replays a system's lines beside SolverProbe's answers and finds what is wrong with them."""
from exact import REQUIRED, Fraction, Optimum
from lexicographic import Program
from model import Model

# Half the grid of the values told, and what doubles lose of large ones.
GRID, LOST = Fraction(1, 2 ** 21), Fraction(1, 2 ** 40)
# What the solver counts as 0 among residuals.
TOLERANCE = Fraction(1, 10 ** 7)

# Values beyond this are not judged: a double does not hold them to the grid.
LIMIT = 10 ** 9

# The room that makes a variable ambiguous, and what counts as none; between them, it may be said or
# not.
SEEN, UNSEEN = Fraction(1, 10 ** 4), Fraction(1, 2 * 10 ** 5)

# The part of a value that room may have on top, since so large a value has fewer digits.
SEEN_PART = Fraction(1, 10 ** 10)


def replay(lines, answers):
    """Yields each line with its answer and the model before and after it.

    What was turned away leaves the model as it was, but for the number it used up.
    """
    model = Model(lines[0].split()[1:])
    for number, (line, answer) in enumerate(zip(lines[1:], answers), 1):
        words, before, after = line.split(), model, model
        if words[0] not in ("begin", "end", "state", "explain") and not is_void(model, words):
            after = model.copy()
            after.apply(words)
            if words[0] == "edit" and answer.startswith("ok"):
                # A constraint keeps the variable where it is.
                after.change(after.edits[int(words[1])], constant=-float(answer.split()[1]))
        yield number, line, answer, before, after
        if answer.startswith(("threw", "error")):
            if words[0] in ("add", "edit"):
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
    """The first thing wrong with the answers to a system's lines, or None, and the states seen.

    With `sample`, the minimality of conflicts and every value are looked at, too: it takes longer.
    `states` picks every so many states of a long system.
    """
    seen, state = 0, None
    for number, line, answer, before, after in replay(lines, answers):
        fault = None
        if answer.startswith("error"):
            # A variable beyond the range of constants cannot be edited.
            fault = None if line.startswith("edit") and "is not a number" in answer else answer
        elif answer.startswith("threw"):
            fault = judge_throw(before, after, answer)
        elif line == "state":
            seen += 1
            state = State(after, answer)
            if states is None or seen % states == 0:
                fault = state.find_fault(sample)
        elif line == "explain" and state:
            fault = judge_explanations(state, answer)
        else:
            state = None
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
        for v, x in self.model.parameters.items():
            if abs(Fraction(self.values[v]) - Fraction(x)) > GRID:
                return f"parameter {v} is {self.values[v]}, not {x}"
        return self.judge_refusals(sample) or self.judge_values(sample)

    def judge_fresh(self):
        return None if self.fresh == "same" else f"a fresh solver {self.fresh}"

    def judge_refusals(self, sample):
        holds, accepted = self.model.holds, set(self.accepted)
        for i, conflict in self.refused.items():
            refused = self.model.constraints[i]
            if refused["priority"] < REQUIRED or refused["state"] != "acting":
                return f"refuses {i}, which does not act or need not hold"
            if not accepted.issuperset(conflict[:-1]) or max(conflict) > i:
                return f"refuses {i} for {conflict}, which are not all accepted and older"
            if holds(conflict):
                return f"refuses {i} without need: {conflict} is no conflict"
            if sample and any(not holds([j for j in conflict if j != left]) for left in conflict):
                return f"conflict {conflict} is not minimal"
        return None

    def judge_values(self, sample):
        system = self.system()
        optimum = Optimum(system, self.values)
        if is_beyond(optimum):
            return None
        told = [Fraction(self.values[v]) for v in optimum.names]
        return (judge_errors(optimum, told) or self.judge_unique(optimum, told, sample)
                or self.judge_fresh()
                or sample and is_tame(system) and judge_judge(optimum, system))

    def wishes(self):
        return [i for i in self.model.acting() if self.model.constraints[i]["priority"] < REQUIRED]

    def system(self):
        return [self.model.folded(i) for i in self.accepted + self.wishes()]

    def judge_unique(self, optimum, told, sample):
        """Where the optimum leaves no room, the value told is the rounded one."""
        loose = set(optimum.loose())
        for v, x in zip(optimum.names, told):
            best = optimum.value(v)
            if abs(x - best) <= 2 * GRID + LOST * abs(best):
                continue
            if v not in loose or sample and optimum.is_unique(v):
                is_near = abs(x - best) <= 2 * GRID + blur(optimum)[v]
                return (f"variable {v} is {'imprecise' if is_near else 'wrong'}: {float(x)!r}, "
                        f"but only {float(best)!r} is optimal")
        return None


def is_beyond(optimum):
    return max(map(abs, optimum.x), default=0) > LIMIT


def judge_explanations(state, answer):
    """Where variables are said to be ambiguous, and what constraints are said to lose to."""
    model, (head, *losses) = state.model, answer.split(" | ")
    optimum = Optimum(state.system(), state.values)
    if is_beyond(optimum):
        return None
    for v, mark in enumerate(head.split()[1] if state.values else ""):
        if not is_room_told(state, optimum, v, mark):
            return f"variable {v} is wrongly said to be ambiguous {mark}"
    losers = {}
    for loser, *winners in ([int(i) for i in loss.split()] for loss in losses):
        losers[loser] = winners
        priority = model.constraints[loser]["priority"]
        if any(model.constraints[i]["priority"] < priority for i in winners):
            return f"{loser} is said to lose to weaker ones: {winners}"
        if model.holds([loser] + winners):
            return f"{loser} does not lose to {winners}"
        if winners and not all(model.holds([i for i in [loser] + winners if i != left])
                               for left in [loser] + winners):
            return f"{loser} loses to fewer than {winners}"
    told = {v: Fraction(x) for v, x in enumerate(state.values)}
    for i in state.wishes():
        c = model.folded(i)
        miss = Fraction(c["constant"]) + sum(Fraction(k) * told[v] for v, k in c["terms"].items())
        room = TOLERANCE + sum(
            abs(Fraction(k)) * (2 * GRID + LOST * abs(told[v])) for v, k in c["terms"].items())
        if i not in losers and {"==": abs(miss), "<=": miss, ">=": -miss}[c["relation"]] > room:
            return f"{i} loses, and nothing is said of it"
    return None


def is_room_told(state, optimum, v, mark):
    """Whether the directions in which a variable is said to be able to move are those it can."""
    if v in state.model.parameters:
        return mark == "."
    if v not in optimum.columns:
        return mark == "*"
    x = Fraction(state.values[v])
    most = SEEN + abs(x) * SEEN_PART
    return all(room > UNSEEN if mark in told else room <= most for room, told in
               [(optimum.end(v, 1) - x, "+*"), (x - optimum.end(v, -1), "-*")])


def blur(optimum):
    """How far values may be off where the solver merely lacks digits."""
    return optimum.blur(2 * TOLERANCE, Fraction(1, 2 ** 46))


def judge_errors(optimum, told):
    """Whether the errors told are the least, level by level, but for the rounding of the values."""
    best, got = optimum.errors(), optimum.errors(told)
    room = rooms(optimum, [2 * GRID + LOST * abs(x) for x in told])
    for level, least in best.items():
        off = got[level] - least
        if level >= REQUIRED and least > room[level]:
            return f"the accepted constraints cannot hold: off by {float(least):g} at least"
        if abs(off) > room[level]:
            blurred = blur(optimum)
            reach = [2 * GRID + blurred[v] for v in optimum.names]
            verdict = "imprecise" if abs(off) <= rooms(optimum, reach)[level] else "wrong"
            return (f"level {level!r} is {verdict}: error {float(got[level]):g}, "
                    f"could be {float(least):g}, off by {float(off):g}")
    return None


def is_tame(system):
    """Whether HiGHS can be trusted, and quickly."""
    return len(system) <= 20 and all(
        abs(c["constant"]) <= 1000 and all(abs(k) in (.5, 1, 2, 3) for k in c["terms"].values())
        for c in system)


def judge_judge(optimum, system):
    """Whether HiGHS finds the same errors."""
    least, off = optimum.errors(), {}
    for slack in (1e-8, 1e-9, 1e-10):  # HiGHS's own slack adds up over levels: ask more sharply
        found = Program(system, slack).errors() or {}
        off = {p: e for p, e in found.items() if abs(e - float(least[p])) > 1e-4 * max(1, e)}
        if not off:
            return None
    own = {p: float(least[p]) for p in off}
    return f"the judge is wrong: HiGHS finds errors {off}, not {own}"


def rooms(optimum, reach):
    """How much the errors of each level change if each variable moves as far as it can reach."""
    room = {level: Fraction(0) for level in optimum.levels}
    for row in optimum.rows:
        moved = sum(abs(k) * reach[c] for c, k in row.terms.items())
        room[optimum.levels[row.level]] += (moved + TOLERANCE) * max(row.up, -row.down)
    return room


def bless(lines, answers):
    """What the oracle says of every state: who is refused, the errors of levels, fixed values."""
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
