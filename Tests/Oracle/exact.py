"""The lexicographic optimum of a system in exact rational arithmetic, with a certificate.

Every row costs its error, times its weight, at its level; required rows make the first level. A
basis is one tight row for each variable, or a stay that costs nothing. A floating simplex guesses
the best basis; what counts is done in fractions: from the guess on a simplex by Bland's rule, which
ends, and `certify`, which proves the result whatever led to it.

With gmpy2 installed the fractions are its own; they are about five times as fast.
"""
from guess import guess_basis

try:
    from gmpy2 import mpq as Fraction
except ImportError:
    from fractions import Fraction

REQUIRED = 1000
ZERO, ONE = Fraction(0), Fraction(1)


class Row:
    """What a constraint costs at its level: `up` a unit above 0, `down` (not positive) below it."""

    __slots__ = "terms", "constant", "level", "up", "down", "reach"

    def __init__(self, constraint, columns, level):
        self.terms = {columns[v]: Fraction(c) for v, c in constraint["terms"].items()}
        self.constant = Fraction(constraint["constant"])
        weight = ONE if constraint["priority"] >= REQUIRED else Fraction(constraint["weight"])
        relation = constraint["relation"]
        self.level = level
        self.up = ZERO if relation == ">=" else weight
        self.down = ZERO if relation == "<=" else -weight

    def residual(self, x):
        total = self.constant
        for column, coefficient in self.terms.items():
            total += coefficient * x[column]
        return total

    def cost(self, x):
        residual = self.residual(x)
        return residual * (self.up if residual > 0 else self.down)


class Factors:
    """A basis, factored; dependent rows are replaced by stays."""

    def __init__(self, rows, count):
        work = [dict(row) for row in rows]
        holders = [set() for _ in range(count)]
        for place, row in enumerate(work):
            for column in row:
                holders[column].add(place)
        self.steps, self.replaced = [], []
        left, columns = set(range(count)), set(range(count))
        lone = [c for c in range(count) if len(holders[c]) == 1]
        short = [r for r in range(count) if len(work[r]) == 1]
        while left:
            pivot = self.choose(work, holders, left, columns, lone, short)
            if pivot is None:
                break
            self.eliminate(work, holders, pivot, lone, short)
            left.discard(pivot[0])
            columns.discard(pivot[1])
        self.replaced = list(zip(sorted(left), sorted(columns)))
        # A stay takes the place of a row: nothing of that is left in it.
        for step in self.steps:
            step[4][:] = [(other, factor) for other, factor in step[4] if other not in left]
        for row, column in self.replaced:
            self.steps.append((row, column, ONE, [], []))

    @staticmethod
    def choose(work, holders, left, columns, lone, short):
        while lone:
            column = lone.pop()
            if column in columns and len(holders[column]) == 1:
                return next(iter(holders[column])), column
        while short:
            row = short.pop()
            if row in left and len(work[row]) == 1:
                return row, next(iter(work[row]))
        candidates = [r for r in left if work[r]]
        if not candidates:
            return None
        row = min(candidates, key=lambda r: (len(work[r]), r))
        return row, min(work[row], key=lambda c: (len(holders[c]), c))

    def eliminate(self, work, holders, pivot, lone, short):
        row, column = pivot
        terms = work[row]
        for other in terms:
            holders[other].discard(row)
            if len(holders[other]) == 1:
                lone.append(other)
        value = terms.pop(column)
        factors = []
        for other in sorted(holders[column]):
            target = work[other]
            factor = target.pop(column) / value
            factors.append((other, factor))
            for c, k in terms.items():
                old = target.get(c)
                new = -factor * k if old is None else old - factor * k
                if new:
                    target[c] = new
                    holders[c].add(other)
                elif old is not None:
                    del target[c]
                    holders[c].discard(other)
                    if len(holders[c]) == 1:
                        lone.append(c)
            if len(target) == 1:
                short.append(other)
        holders[column] = set()
        self.steps.append((row, column, value, list(terms.items()), factors))

    def solve(self, right):
        """x with basis · x = right."""
        right, x = list(right), [ZERO] * len(right)
        for row, _, _, _, factors in self.steps:
            if right[row]:
                for other, factor in factors:
                    right[other] -= factor * right[row]
        for row, column, value, terms, _ in reversed(self.steps):
            total = right[row]
            for c, k in terms:
                if x[c]:
                    total -= k * x[c]
            if total:
                x[column] = total / value
        return x

    def solve_transposed(self, right):
        """y with y · basis = right."""
        right, y = list(right), [ZERO] * len(right)
        for row, column, value, terms, _ in self.steps:
            if right[column]:
                y[row] = right[column] / value
                for c, k in terms:
                    right[c] -= k * y[row]
        for row, _, _, _, factors in reversed(self.steps):
            for other, factor in factors:
                if y[other]:
                    y[row] -= factor * y[other]
        return y


class Optimum:
    """The optimum of constraints, each a dict as in `lexicographic.py`; near `hint` if that helps.

    A row in the basis is its index; the stay of a column is -1 - column.
    """

    def __init__(self, constraints, hint=None):
        self.names = sorted({v for c in constraints for v in c["terms"]})
        columns = {v: i for i, v in enumerate(self.names)}
        self.columns, self.count = columns, len(self.names)
        strengths = [min(c["priority"], REQUIRED) for c in constraints]
        self.levels = sorted(set(strengths), reverse=True)
        places = {p: i for i, p in enumerate(self.levels)}
        self.rows = [Row(c, columns, places[p]) for c, p in zip(constraints, strengths)]
        self.rest = [Fraction(hint[v]) if hint is not None else ZERO for v in self.names]
        self.basis, self.sides = guess_basis(self, [float(r) for r in self.rest])
        self.pivots = 0
        self.solve(None)
        self.certify()

    # The simplex.

    def solve(self, goal):
        """Walks to the optimum; then to the least of `goal`, a dict of columns. False if that has
        no end."""
        while True:
            self.refresh(goal)
            found = self.find_leaving()
            if found is None:
                return True
            if not self.step(*found):
                return False
            self.pivots += 1

    def refresh(self, goal):
        members = [self.terms(b) for b in self.basis]
        self.factors = Factors(members, self.count)
        for place, column in self.factors.replaced:
            self.basis[place] = -1 - column
        self.is_basic = set(self.basis)
        self.x = self.factors.solve([-self.constant(b) for b in self.basis])
        self.residuals = [row.residual(self.x) for row in self.rows]
        for r, residual in enumerate(self.residuals):
            if residual:
                self.sides[r] = 1 if residual > 0 else -1
        self.price(goal)

    def terms(self, member):
        return self.rows[member].terms if member >= 0 else {-1 - member: ONE}

    def constant(self, member):
        return self.rows[member].constant if member >= 0 else -self.rest[-1 - member]

    def slope(self, r):
        return self.rows[r].up if self.sides[r] > 0 else self.rows[r].down

    def gradient(self, goal):
        """What the rows outside the basis pull with: {level: {column: slope}}."""
        pulls = {}
        for r, row in enumerate(self.rows):
            slope = self.slope(r)
            if slope and r not in self.is_basic:
                pull = pulls.setdefault(row.level, {})
                for c, k in row.terms.items():
                    pull[c] = pull.get(c, ZERO) + slope * k
        if goal:
            pulls[len(self.levels)] = dict(goal)
        return pulls

    def price(self, goal):
        """The multipliers: {level: one for each place of the basis}."""
        self.multipliers = {}
        for level, pull in self.gradient(goal).items():
            right = [ZERO] * self.count
            for c, k in pull.items():
                right[c] = -k
            self.multipliers[level] = self.factors.solve_transposed(right)

    def excess(self, place):
        """1 or -1 if the multipliers of a place lie above or below what its row can hold, else 0;
        and the signs in which the row could be left at no cost."""
        member = self.basis[place]
        row = self.rows[member] if member >= 0 else None
        up, down, own = (row.up, row.down, row.level) if row else (ZERO, ZERO, 0)
        is_up, is_down = True, True  # so far equal to the upper, the lower end
        for level in sorted(set(self.multipliers) | {own}):
            y = self.multipliers[level][place] if level in self.multipliers else ZERO
            top, bottom = (up, down) if level == own else (ZERO, ZERO)
            if is_up and y > top:
                return 1, ()
            if is_down and y < bottom:
                return -1, ()
            is_up, is_down = is_up and y == top, is_down and y == bottom
            if not (is_up or is_down):
                break
        return 0, tuple(sign for sign, free in ((1, is_up), (-1, is_down)) if free)

    def find_leaving(self):
        """By Bland's rule the lowest."""
        for place in sorted(range(self.count), key=lambda p: self.key(self.basis[p])):
            sign, _ = self.excess(place)
            if sign:
                return place, sign
        return None

    @staticmethod
    def key(member):
        return -1 - member if member < 0 else 1_000_000 + member

    def direction(self, place, sign):
        unit = [ZERO] * self.count
        unit[place] = Fraction(sign)
        return self.factors.solve(unit)

    def step(self, place, sign):
        """Leaves a row of the basis for the first that comes to its kink; False if none does."""
        along = self.direction(place, sign)
        best, entering = None, None
        for r, row in enumerate(self.rows):
            if r in self.is_basic:
                continue
            rate = ZERO
            for c, k in row.terms.items():
                if along[c]:
                    rate += k * along[c]
            if rate * self.sides[r] < 0:
                ratio = -self.residuals[r] / rate
                if best is None or ratio < best:
                    best, entering = ratio, r
        if entering is None:
            return False
        leaving = self.basis[place]
        if leaving >= 0:
            self.sides[leaving] = sign
        self.basis[place] = entering
        return True

    # What is told.

    def certify(self):
        """Proves the optimum: 0 is a subgradient of the costs, level by level."""
        for b in self.basis:
            total = self.constant(b)
            for c, k in self.terms(b).items():
                total += k * self.x[c]
            assert total == 0, "a row of the basis is not tight"
        for r, row in enumerate(self.rows):
            residual = row.residual(self.x)
            is_on_side = residual * self.sides[r] >= 0
            assert r in self.is_basic or is_on_side, "a row lies on the other side"
        for level, pull in self.gradient(None).items():
            total = [pull.get(c, ZERO) for c in range(self.count)]
            for place, b in enumerate(self.basis):
                for c, k in self.terms(b).items():
                    total[c] += self.multipliers[level][place] * k
            assert not any(total), "the forces are not in balance"
        is_out = any(self.excess(p)[0] for p in range(self.count))
        assert not is_out, "a multiplier is out of bounds"

    @property
    def is_feasible(self):
        """Whether the required rows can hold."""
        return not any(row.cost(self.x) for row in self.rows if self.levels[row.level] >= REQUIRED)

    def errors(self, x=None):
        """{priority: sum of errors}, at the optimum or elsewhere."""
        x, sums = self.x if x is None else x, {level: ZERO for level in self.levels}
        for row in self.rows:
            sums[self.levels[row.level]] += row.cost(x)
        return sums

    def value(self, name):
        return self.x[self.columns[name]]

    def blur(self, tolerance, lost):
        """{variable: how far it moves at most} if every row of the basis is missed by a tolerance
        and by the part of its terms that is lost to rounding."""
        sums = [0.0] * self.count
        for place, b in enumerate(self.basis):
            size = abs(self.constant(b)) + sum(abs(k * self.x[c]) for c, k in self.terms(b).items())
            off = float(tolerance + lost * size)
            for c, d in enumerate(self.direction(place, 1)):
                sums[c] += off * abs(float(d))
        return {name: Fraction(sums[c]) for name, c in self.columns.items()}

    def loose(self):
        """The variables that may move at no cost; the others have one optimal value."""
        found = set()
        for place in range(self.count):
            if self.excess(place)[1]:
                found.update(c for c, d in enumerate(self.direction(place, 1)) if d)
        return [self.names[c] for c in sorted(found)]

    def end(self, name, sign):
        """The greatest (1) or smallest (-1) value that the optimum lets a variable have."""
        kept = list(self.basis), list(self.sides)
        has_end = self.solve({self.columns[name]: Fraction(-sign)})
        far = self.value(name) if has_end else sign * float("inf")
        self.basis, self.sides = kept
        self.refresh(None)
        return far

    def is_unique(self, name):
        return self.end(name, 1) == self.end(name, -1)


def is_feasible(constraints):
    """Whether constraints can all hold, taken as required."""
    return Optimum([dict(c, priority=REQUIRED) for c in constraints]).is_feasible
