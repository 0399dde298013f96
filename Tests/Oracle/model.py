"""What a system's lines say, without solving anything."""
from exact import REQUIRED, Fraction, is_feasible

CHANGES = "constant", "priority", "weight"


class Model:
    def __init__(self, kinds):
        self.parameters = {v: float(kind) for v, kind in enumerate(kinds) if kind[0] not in "ps"}
        self.count = len(kinds)
        self.constraints, self.edits = [], {}

    def copy(self):
        """Constraints are never changed in place, so that copies can share them."""
        other = Model([])
        other.parameters, other.count = dict(self.parameters), self.count
        other.constraints, other.edits = list(self.constraints), dict(self.edits)
        return other

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
            self.change(self.edits[int(rest[0])], constant=-float(rest[1]))
        elif what == "endedit":
            self.change(self.edits.pop(int(rest[0])), state="gone")
        elif what in CHANGES:
            self.change(int(rest[0]), **{what: float(rest[1])})
        elif self.constraints[int(rest[0])]["state"] != "gone":
            state = {"remove": "gone", "suspend": "suspended", "resume": "acting"}[what]
            self.change(int(rest[0]), state=state)

    def add(self, priority, weight, relation, constant, terms, state="acting"):
        self.constraints.append({"priority": priority, "weight": weight, "relation": relation,
                                 "constant": constant, "terms": terms, "state": state})

    def add_void(self):
        """What was turned away uses up a number."""
        self.add(1, 1, "==", 0, {}, "gone")

    def change(self, i, **what):
        self.constraints[i] = dict(self.constraints[i], **what)

    def folded(self, i):
        """A constraint with the parameters' values put in."""
        c = dict(self.constraints[i])
        given = [(v, k) for v, k in c["terms"].items() if v in self.parameters]
        if given:
            c["constant"] = Fraction(c["constant"]) + sum(
                Fraction(k) * Fraction(self.parameters[v]) for v, k in given)
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
