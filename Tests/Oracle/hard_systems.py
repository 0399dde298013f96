"""Systems that are hard on purpose: large, degenerate, redundant, nearly parallel, badly scaled."""
from math import nextafter

from systems import Writer

TEN_CHANGES, LONG = 10, 500
# Products of decimal fractions would be parallel on paper, and not quite in binary: binary ones.
SPAN = [1, 1, 1] + [odd * 2.0 ** power for odd in (1, 3, 5) for power in range(-10, 9)]
OPPOSITE = {"==": "==", "<=": ">=", ">=": "<="}


def ulps(priority):
    """A priority and its nearest neighbors."""
    below = nextafter(priority, 0)
    above = [nextafter(priority, 2000)] if priority < 1000 else []
    return [priority, below, nextafter(below, 0)] + above


class Source:
    """Draws rows of one character."""

    SMALL = [1, -1, 1, -1, 1, -1, 2, -2, .5, 3]

    def __init__(self, w, size):
        self.w, self.rng, self.size = w, w.rng, size
        self.variables = [w.variable(self.rng.choice(["position", "size"])) for _ in range(size)]
        self.levels, self.weights = [1000, 999, 750, 500, 250], [1]
        self.required = .25
        self.drawn = []
        if self.rng.random() < .4:
            w.kinds[self.rng.randrange(size)] = str(self.rng.choice([0, 10, 50, 100]))

    def coefficient(self):
        return self.rng.choice(self.SMALL)

    def constant(self, terms):
        return -self.rng.choice([0, 0, 1, 2, 5, 8, 10, 20, 50, -3, 7.5, 100])

    def chosen(self):
        """Variables near each other, so that large systems do not fall into pieces."""
        rng = self.rng
        count = min(self.size, rng.choice([1, 1, 2, 2, 2, 3, 4]))
        start, reach = rng.randrange(self.size), max(count, min(self.size, 8))
        return rng.sample([self.variables[(start + i) % self.size] for i in range(reach)], count)

    def priority(self):
        soft = [p for p in self.levels if p < 1000]
        return 1000 if self.rng.random() < self.required else self.rng.choice(soft)

    def fresh(self):
        rng = self.rng
        terms = [(v, self.coefficient()) for v in self.chosen()]
        return (self.priority(), rng.choice(self.weights), rng.choice(["==", "==", "<=", ">="]),
                self.constant(terms), terms)

    def row(self):
        return self.fresh()

    def add(self):
        row = self.row()
        self.drawn.append(row)
        self.w.add(*row)


class Plain(Source):
    """No pattern."""


class Degenerate(Source):
    """Most rows are tight at one point, many at one level and of one weight."""

    def __init__(self, w, size):
        super().__init__(w, size)
        self.point = {v: self.rng.choice([0, 0, 1, 4, 10]) for v in self.variables}
        for v, kind in enumerate(w.kinds):
            if kind[0] not in "ps":
                self.point[v] = float(kind)
        self.levels = self.rng.choice([[1000, 500], [1000, 750, 250], [750]])
        self.required = .4 if 1000 in self.levels else 0

    def constant(self, terms):
        off = 0 if self.rng.random() < .9 else self.rng.choice([1, -1, 5])
        return off - sum(c * self.point[v] for v, c in terms)


class Redundant(Degenerate):
    """Copies, multiples and sums of rows that are there already."""

    def row(self):
        rng, kind = self.rng, self.rng.random()
        if not self.drawn or kind < .4:
            return self.fresh()
        priority, weight, relation, constant, terms = rng.choice(self.drawn)
        if kind < .7:
            factor = rng.choice([1, 1, 2, -1, -.5, 4])
            relation = relation if factor > 0 else OPPOSITE[relation]
            terms, constant = [(v, c * factor) for v, c in terms], constant * factor
        else:
            _, _, _, other, more = rng.choice(self.drawn)
            total = dict(terms)
            for v, c in more:
                total[v] = total.get(v, 0) + c
            terms, constant = [(v, c) for v, c in total.items() if c], constant + other
            if not terms or len(terms) > 8:
                return self.fresh()
        if rng.random() < .3:
            relation = rng.choice(["==", "<=", ">="])
        return rng.choice([priority, self.priority()]), weight, relation, constant, terms


class Parallel(Source):
    """Rows that differ from others by very little in one coefficient."""

    def row(self):
        rng = self.rng
        if not self.drawn or rng.random() < .6:
            return self.fresh()
        priority, weight, relation, constant, terms = rng.choice(self.drawn)
        place = rng.randrange(len(terms))
        epsilon = rng.choice([2.0 ** -p for p in (6, 8, 10, 12, 13)])
        terms = [(v, c * (1 + epsilon) if i == place else c) for i, (v, c) in enumerate(terms)]
        constant += rng.choice([0, 0, epsilon, -1, 1])
        priority = self.priority() if rng.random() < .7 else priority
        return min(priority, 999), weight, relation, constant, terms


class Ulps(Source):
    """Priorities that differ in the last place."""

    def __init__(self, w, size):
        super().__init__(w, size)
        middle = self.rng.choice([750, 250, 1, .1, 999.5])
        self.levels = ulps(1000) + ulps(middle)
        self.weights = [1, 1, 2, .5]


class Wide(Source):
    """Coefficients from 0.001 to 1000, constants up to a million."""

    def coefficient(self):
        return self.rng.choice([1, -1]) * self.rng.choice(SPAN)

    def constant(self, terms):
        sign = self.rng.choice([1, -1])
        return sign * self.rng.choice([0, 1, 1e-3, 7.25, 100, 1e4, 123456.5, 1e6])


class Far(Source):
    """Coefficients near 1, constants up to a million."""

    def constant(self, terms):
        return self.rng.choice([1, -1]) * self.rng.choice([0, 1, .25, 1e3, 1e5, 1e6, 999999.75])


class Everything(Redundant):
    """All of it at once, but for what is badly scaled."""

    def __init__(self, w, size):
        super().__init__(w, size)
        self.levels = ulps(1000) + ulps(500)
        self.weights = [1, .5, 3]
        self.required = .3


SOURCES = [Plain, Degenerate, Redundant, Parallel, Ulps, Far, Everything, Wide]


def build(rng, source, size, rows):
    w = Writer(rng)
    source = source(w, size)
    w.lines.append("begin")
    for _ in range(rows):
        source.add()
    w.lines.append("end")
    w.state()
    return w, source


def change_often(w, add, levels, changes, batches=.3):
    """That many changes with a state after each, or after each batch of a few."""
    left = changes
    while left > 0:
        size = w.rng.choice([2, 3, 5]) if w.rng.random() < batches else 1
        if size > 1:
            w.lines.append("begin")
        for _ in range(size):
            w.change(add, levels)
        if size > 1:
            w.lines.append("end")
        w.state()
        left -= size
        if w.rng.random() < .1:
            w.to_and_fro()
            left -= 2


def hard_system(rng, source):
    """A small or middling system of one character."""
    size = rng.choice([2, 3, 4, 6, 9, 15, 30])
    w, source = build(rng, source, size, rng.randint(size, 2 * size + 4))
    change_often(w, source.add, source.levels, rng.randint(3, TEN_CHANGES))
    if rng.random() < .3:
        w.lines.append("explain")
    return w.text()


def big_system(rng, source):
    """200 variables, with a few changes."""
    w, source = build(rng, source, 200, rng.choice([150, 220, 300, 400]))
    change_often(w, source.add, source.levels, TEN_CHANGES)
    return w.text()


def long_sequence(rng, source, size=None):
    """500 changes with a state after each."""
    size = size or rng.choice([6, 10, 20, 40])
    w, source = build(rng, source, size, 2 * size)

    def add():
        """Keeps the number of constraints about where it was."""
        while len(w.living()) > 3 * size:
            i = rng.choice(w.living())
            w.gone.add(i)
            w.suspended.discard(i)
            w.lines.append(f"remove {i}")
        source.add()

    change_often(w, add, source.levels, LONG, batches=.1)
    return w.text()
