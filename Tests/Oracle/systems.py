"""Random systems of constraints with sequences of changes, as lines for SolverProbe."""
from math import nextafter

LEVELS = [
    [1000, 750, 250], [1000, 999, 750, 500, 250], [1000, 500], [1000], [750],
    [1000, 999, 251, 250, 1], [1000, 999.9, 900, 750, 250, 0.5],
]
UNIT = [1, -1]
MIXED = [1, -1, 1, -1, 1, -1, 2, -2, 0.5, 3]
CONSTANTS = [0, 0, 1, 2, 5, 8, 10, 10, 20, 50, -3, 7.5]


def command(priority, weight, relation, constant, terms):
    words = [repr(float(priority)), repr(float(weight)), relation, repr(float(constant))]
    for variable, coefficient in terms:
        words += [str(variable), repr(float(coefficient))]
    return "add " + " ".join(words)


class Writer:
    """Writes one system and its changes; remembers only what it needs to stay well-formed."""

    def __init__(self, rng):
        self.rng, self.kinds, self.lines = rng, [], []
        self.count, self.gone, self.suspended, self.edits = 0, set(), set(), {}

    def variable(self, kind):
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def add(self, *constraint):
        self.lines.append(command(*constraint))
        self.count += 1

    def living(self):
        edited = set(self.edits.values())
        return [i for i in range(self.count) if i not in self.gone and i not in edited]

    def text(self):
        return ["system " + " ".join(self.kinds)] + self.lines

    def state(self):
        self.lines.append("state")

    def change(self, add, levels):
        """One random change."""
        rng, living = self.rng, self.living()
        acting = [i for i in living if i not in self.suspended]
        parameters = [v for v, kind in enumerate(self.kinds) if kind[0] not in "ps"]
        what = rng.random()
        if what < .1 and parameters:
            size = rng.choice([0, 10, 20, 30, 50, 80, 150, 300])
            self.lines.append(f"parameter {rng.choice(parameters)} {size}")
        elif what < .25 and acting:
            i = rng.choice(acting)
            self.suspended.add(i)
            self.lines.append(f"suspend {i}")
        elif what < .4 and self.suspended:
            i = rng.choice(sorted(self.suspended))
            self.suspended.discard(i)
            # A resumption that is refused leaves it suspended: a second one does nothing worse.
            self.lines.append(f"resume {i}")
        elif what < .5 and living:
            i = rng.choice(living)
            self.gone.add(i)
            self.suspended.discard(i)
            self.lines.append(f"remove {i}")
        elif what < .65 and living:
            self.lines.append(f"constant {rng.choice(living)} {-rng.choice([0, 3, 12, 40, -5])}")
        elif what < .75 and living:
            self.lines.append(f"priority {rng.choice(living)} {rng.choice(levels)}")
        elif what < .8 and living:
            self.lines.append(f"weight {rng.choice(living)} {rng.choice([.5, 1, 2, 3])}")
        elif what < .88:
            self.edit(levels)
        else:
            add()

    def edit(self, levels):
        rng = self.rng
        free = [v for v, kind in enumerate(self.kinds) if kind[0] in "ps" and v not in self.edits]
        if self.edits and (rng.random() < .6 or not free):
            v = rng.choice(sorted(self.edits))
            if rng.random() < .8:
                self.lines.append(f"suggest {v} {rng.choice([0, 5, 17, 33, 60, -4])}")
            else:
                self.gone.add(self.edits.pop(v))
                self.lines.append(f"endedit {v}")
        elif free:
            v = rng.choice(free)
            soft = [p for p in levels if p < 1000] or [500]
            self.lines.append(f"edit {v} {rng.choice(soft)}")
            self.edits[v] = self.count
            self.count += 1

    def sequence(self, add, levels, steps=None):
        """States with one to four changes between them, one at a time or in a batch."""
        rng = self.rng
        self.state()
        for _ in range(steps or rng.randint(2, 6)):
            isBatch = rng.random() < .6
            if isBatch:
                self.lines.append("begin")
            for _ in range(rng.choice([1, 1, 2, 4])):
                self.change(add, levels)
            if isBatch:
                self.lines.append("end")
            self.state()
            if rng.random() < .3:
                self.to_and_fro()

    def to_and_fro(self):
        """Constraints go and come back together, perhaps with a move of a parameter between."""
        rng = self.rng
        acting = [i for i in self.living() if i not in self.suspended]
        parameters = [v for v, kind in enumerate(self.kinds) if kind[0] not in "ps"]
        chosen = rng.sample(acting, min(len(acting), rng.randint(1, 4)))
        for what in rng.choice([["suspend", "resume"], ["suspend", "resume"] * 2]):
            self.lines += ["begin"] + [f"{what} {i}" for i in chosen] + ["end"]
            self.state()
            if parameters and rng.random() < .3:
                parameter, value = rng.choice(parameters), rng.choice([10, 29, 31, 80])
                self.lines.append(f"parameter {parameter} {value}")
                self.state()


def random_system(rng):
    """A system without a pattern."""
    w = Writer(rng)
    size = rng.choice([rng.randint(2, 9), rng.randint(2, 9), rng.randint(10, 40)])
    for _ in range(size):
        w.variable(rng.choice(["position", "size"]))
    if rng.random() < .4:
        for _ in range(rng.randint(1, 2)):
            w.kinds[rng.randrange(size)] = str(rng.choice([0, 10, 50, 100]))
    levels, coefficients = rng.choice(LEVELS), rng.choice([UNIT, MIXED])
    weights = [1] if rng.random() < .6 else [1, 1, 2, .5, 3]
    drawn = []

    def add():
        if drawn and rng.random() < .15:  # a copy, or nearly one
            priority, weight, relation, constant, terms = rng.choice(drawn)
            factor = rng.choice([1, 2, -1])
            if factor < 0:
                relation = {"==": "==", "<=": ">=", ">=": "<="}[relation]
            if rng.random() < .3:
                relation = rng.choice(["==", "<=", ">="])
            row = (rng.choice([priority, rng.choice(levels)]), weight, relation, constant * factor,
                   [(v, c * factor) for v, c in terms])
        else:
            row = new_row()
        drawn.append(row)
        w.add(*row)

    def new_row():
        count = min(size, rng.choice([1, 1, 2, 2, 2, 3, 4]))
        chosen = rng.sample(range(size), count)
        terms = [(v, rng.choice(coefficients)) for v in chosen]
        if 2 <= count <= 3 and rng.random() < .6:
            terms = [(v, 1 if i == 0 else -1) for i, v in enumerate(chosen)]
        priority = rng.choice(levels)
        if priority == 1000 and rng.random() < .4:
            priority = rng.choice(levels)
        return (priority, rng.choice(weights), rng.choice(["==", "==", "<=", ">="]),
                -rng.choice(CONSTANTS), terms)

    isBatch = rng.random() < .7
    if isBatch:
        w.lines.append("begin")
    for _ in range(rng.randint(1, 3 * size + 2 if size < 10 else 2 * size)):
        add()
    if isBatch:
        w.lines.append("end")
    w.sequence(add, levels)
    return w.text()


def layout_system(rng, most=16, steps=None):
    """Boxes in boxes, as Auto Layout has them: rows of siblings with gaps, wishes and floors."""
    w, boxes = Writer(rng), []

    def box(kind="size"):
        boxes.append((w.variable("position" if kind == "size" else "0"), w.variable(kind)))
        return boxes[-1]

    def add(priority, relation, constant, *terms):
        total = {}
        for v, c in terms:
            total[v] = total.get(v, 0) + c
        if any(total.values()):
            w.add(priority, 1, relation, constant, [(v, c) for v, c in total.items() if c])

    def wish(b):
        size = rng.choice([3, 5, 8, 12, 20])
        if rng.random() < .8:
            add(rng.choice([250, 250, 251, 249]), "==", -size, (b[1], 1))
        if rng.random() < .8:
            add(rng.choice([750, 750, 751, 749, 1000]), ">=", -size, (b[1], 1))
        if rng.random() < .7:
            add(rng.choice([1000, 999.9]), ">=", 0, (b[1], 1))
        if rng.random() < .1:
            add(rng.choice([1000, 999, 500]), "<=", -rng.choice([4, 10]), (b[1], 1))

    def fill(parent, depth):
        row, gap, inset = [], rng.choice([0, 1, 2, 8]), rng.choice([0, 1, 4])
        for _ in range(rng.randint(1, 5)):
            b = box()
            if not row:
                add(1000, rng.choice(["==", "==", "==", ">="]), -inset, (b[0], 1), (parent[0], -1))
            else:
                after = (b[0], 1), (row[-1][0], -1), (row[-1][1], -1)
                kind = rng.random()
                add(1000, "==" if kind < .6 else ">=", -gap, *after)
                if .6 <= kind < .9:
                    add(rng.choice([999, 750, 500]), "==", -gap, *after)
                if rng.random() < .4:
                    share = (b[1], 1), (row[0][1], -rng.choice([1, 1, 2, .5]))
                    add(rng.choice([1000, 999, 999, 750]), "==", 0, *share)
            wish(b)
            if rng.random() < .15:
                center = (b[0], 2), (b[1], 1), (parent[0], -2), (parent[1], -1)
                add(rng.choice([1000, 750]), "==", 0, *center)
            row.append(b)
        end = (row[-1][0], 1), (row[-1][1], 1), (parent[0], -1), (parent[1], -1)
        kind = rng.random()
        if kind < .85:
            add(1000, "==" if kind < .5 else "<=", inset, *end)
        if .4 < kind < .7:
            add(999, "==", inset, *end)
        for b in row:
            if depth > 0 and rng.random() < .4 and len(boxes) < most:
                fill(b, depth - 1)

    root = box(str(rng.choice([20, 40, 60, 100, 200])))
    w.lines.append("begin")
    fill(root, 3)
    while len(boxes) < most / 2 and most > 16:
        fill(rng.choice(boxes), 3)
    w.lines.append("end")
    w.state()
    hide_and_show(w, boxes)
    w.sequence(lambda: wish(rng.choice(boxes[1:])), [1000, 999, 750, 250], steps)
    return w.text()


def hide_and_show(w, boxes):
    """Hides a box, resizes, and shows it again."""
    rng = w.rng
    adds = [line for line in w.lines if line.startswith("add")]
    hidden = rng.choice(boxes[1:])
    mine = [i for i, line in enumerate(adds) if any(int(v) in hidden for v in line.split()[5::2])]

    def together(word):
        w.lines.append("begin")
        w.lines.extend(f"{word} {i}" for i in mine)
        w.lines.append("end")
        w.state()

    together("suspend")
    w.lines.append(f"parameter {boxes[0][1]} {rng.choice([10, 30, 50, 80, 150, 300])}")
    w.state()
    together("resume")


class Window(Writer):
    """Views beside each other in a window, along one axis, as a layout engine above writes them.

    Sizes are at least 0 just below required; wishes for the content's size lie just below the app's
    priorities; what is hidden stands by and rests where it is, weaker than anything else.
    """

    STAY = 2.0 ** -60

    def __init__(self, rng):
        super().__init__(rng)
        self.window = self.variable(str(rng.choice([100, 300, 600])))
        self.views, self.rows, self.contents, self.hidden, self.apps = [], {}, {}, {}, []

    def constrain(self, view, priority, relation, constant, *terms):
        if any(v == self.window for v, _ in terms) and self.rng.random() < .2:
            return None
        for other in {self.owner(v) for v, _ in terms} - {None}:
            self.rows[other].append(self.count)
        self.add(priority, 1, relation, constant, terms)
        return self.count - 1

    def owner(self, variable):
        return None if variable == self.window else (variable - 1) // 2

    def view(self):
        rng, view = self.rng, len(self.views)
        self.rows[view] = []
        x, width = self.variable("position"), self.variable("size")
        gap, size = rng.randint(0, 20), rng.randint(0, 200)
        before = rng.choice(self.views) if self.views else None
        self.views.append((x, width))
        below = [nextafter(p, 0) for p in (rng.randint(240, 260), rng.randint(700, 760), 1000)]
        self.contents[view] = [
            self.constrain(view, below[0], "<=", -size, (width, 1)),
            self.constrain(view, below[1], ">=", -size, (width, 1))]
        self.constrain(view, below[2], ">=", 0, (width, 1))
        first = self.count
        if before and rng.random() < .5:
            self.constrain(view, 900, "==", -gap, (x, 1), (before[0], -1), (before[1], -1))
            self.constrain(view, 500, "==", 0, (width, 1), (before[1], -1))
        # Bounds alone, too: then a wish that is out of reach holds a view against one.
        if rng.random() < .8:
            bound = rng.choice([(">=", 0), ("<=", -rng.randint(0, 60))])
            self.constrain(view, 1000, *bound, (x, 1))
        if rng.random() < .3:
            self.constrain(view, 600, "==", -gap, (x, 1))
        if rng.random() < .8:
            relation = rng.choice(["<=", ">="])
            end = (x, 1), (width, 1), (self.window, -1)
            self.constrain(view, rng.choice([950, 200]), relation, gap, *end)
        if rng.random() < .2:
            self.constrain(view, 300, "==", gap, (x, 1), (width, 1), (self.window, -1))
        self.apps += range(first, self.count)

    def change_window(self):
        rng = self.rng
        view, what = rng.randrange(len(self.views)), rng.random()
        if what < .3:
            self.hide_or_show(view)
        elif what < .5 and self.apps:
            self.lines.append(f"constant {rng.choice(self.apps)} {rng.randint(-40, 40)}")
        elif what < .65 and self.apps:
            self.lines.append(f"priority {rng.choice(self.apps)} {rng.randint(1, 999)}")
        elif what < .8:
            self.lines.append(f"parameter {self.window} {rng.randint(0, 900)}")
        else:
            size = rng.randint(0, 300)
            self.lines += [f"constant {row} {-size}" for row in self.contents[view]]

    def hide_or_show(self, view):
        if view in self.hidden:
            stays = self.hidden.pop(view)
            self.lines += [f"remove {row}" for row in stays]
            out = {row for other in self.hidden for row in self.rows[other]}
            self.lines += [f"resume {row}" for row in self.rows[view] if row not in out]
        else:
            self.lines += [f"suspend {row}" for row in self.rows[view]]
            self.hidden[view] = [self.count, self.count + 1]
            for variable in self.views[view]:
                self.add(self.STAY, 1, "==", -self.rng.randint(0, 100), [(variable, 1)])


def window_system(rng):
    w = Window(rng)
    w.lines.append("begin")
    for _ in range(rng.choice([1, 1, 2, 4, 9])):
        w.view()
    w.lines.append("end")
    w.state()
    for _ in range(rng.randint(4, 16)):
        w.lines.append("begin")
        for _ in range(rng.choice([1, 1, 2, 4])):
            w.change_window()
        w.lines.append("end")
        w.state()
    return w.text()
