"""A floating guess at the best basis of a system, for `exact.py` to start from."""
import numpy as np

TINY = 1e-9


def guess_basis(system, start):
    """A basis and the sides of the rows, as `exact.Optimum` keeps them."""
    guess = Guess(system, start)
    guess.crash()
    guess.walk()
    return [int(b) for b in guess.basis], [int(s) for s in guess.side]


class Guess:
    def __init__(self, system, start):
        rows, self.n, self.m = system.rows, system.count, len(system.rows)
        self.a = np.zeros((self.m, self.n))
        for r, row in enumerate(rows):
            for c, k in row.terms.items():
                self.a[r, c] = float(k)
        self.k = np.array([float(row.constant) for row in rows])
        self.level = np.array([row.level for row in rows], dtype=int)
        self.up = np.array([float(row.up) for row in rows])
        self.down = np.array([float(row.down) for row in rows])
        self.depth = len(system.levels)
        self.x = np.array(start)
        self.rest = np.array(start)
        self.side = np.where(self.up > 0, -1, 1) if self.m else np.zeros(0, dtype=int)
        self.size = 1 + (np.abs(self.a).max() if self.a.size else 0)

    def crash(self):
        """Takes rows that are tight at the start, strongest first, if they are independent."""
        n = self.n
        self.basis = np.array([-1 - c for c in range(n)], dtype=int)
        self.inverse = np.eye(n)
        self.residual = self.a @ self.x + self.k
        tight = [r for r in np.argsort(self.level, kind="stable") if abs(self.residual[r]) < 1e-5]
        free = np.ones(n, dtype=bool)
        for r in tight:
            row = self.a[r] @ self.inverse
            place = int(np.argmax(np.abs(row) * free)) if n else 0
            if n and free[place] and abs(row[place]) > 1e-7 * self.size:
                self.replace(place, r, row)
                free[place] = False

    def replace(self, place, r, row):
        column = self.inverse[:, place] / row[place]
        row = row.copy()
        row[place] = 0
        self.inverse -= np.outer(column, row)
        self.inverse[:, place] = column
        self.basis[place] = r

    def locate(self):
        constants = np.array([self.k[b] if b >= 0 else -self.rest[-1 - b] for b in self.basis])
        self.x = self.inverse @ -constants if self.n else np.zeros(0)
        self.residual = self.a @ self.x + self.k
        slack = 1e-9 * (1 + np.abs(self.a) @ np.abs(self.x) + np.abs(self.k)) if self.m else 0
        off = np.abs(self.residual) > slack
        self.side = np.where(off, np.sign(self.residual), self.side).astype(int)
        self.residual = np.where(off, self.residual, 0)

    def walk(self):
        still, before = 0, self.k
        for turn in range(40 * self.n + 100):
            if turn % 30 == 0:
                self.refactor()
            self.locate()
            found = self.find_leaving()
            if found is None:
                break
            still = still + 1 if self.step(*found) else 0
            if still > 10 + self.n // 4:
                self.perturb()
                still = 0
        self.k = before

    def perturb(self):
        random = np.random.default_rng(1)
        self.k = self.k + 1e-6 * (1 + np.abs(self.k)) * random.random(self.m)

    def refactor(self):
        members = [self.a[b] if b >= 0 else np.eye(self.n)[-1 - b] for b in self.basis]
        try:
            self.inverse = np.linalg.inv(np.array(members)) if members else self.inverse
        except np.linalg.LinAlgError:
            pass

    def find_leaving(self):
        """The place whose multipliers are most out of bounds, and a sign; strongest level first."""
        if not self.n:
            return None
        slope = np.where(self.side > 0, self.up, self.down)
        outside = np.ones(self.m, dtype=bool)
        rows = self.basis >= 0
        outside[self.basis[rows]] = False
        y = np.zeros((self.depth, self.n))
        for level in range(self.depth):
            chosen = outside & (self.level == level) & (slope != 0)
            if chosen.any():
                y[level] = -(slope[chosen] @ self.a[chosen]) @ self.inverse
        top, bottom = np.zeros_like(y), np.zeros_like(y)
        places = np.nonzero(rows)[0]
        members = self.basis[places]
        top[self.level[members], places] = self.up[members]
        bottom[self.level[members], places] = self.down[members]
        is_top, is_bottom = np.ones(self.n, dtype=bool), np.ones(self.n, dtype=bool)
        for level in range(self.depth):
            over, under = y[level] - top[level], bottom[level] - y[level]
            above = np.where(is_top & (over > TINY), over, 0)
            below = np.where(is_bottom & (under > TINY), under, 0)
            worst = np.maximum(above, below)
            # A stronger row that is out is taken up first, at the strongest level any is out.
            if worst.max() > 0:
                place = int(np.argmax(worst))
                sign = 1 if above[place] > 0 else -1
                return place, sign, y[:, place], top[:, place], bottom[:, place]
            is_top &= np.abs(over) <= TINY
            is_bottom &= np.abs(under) <= TINY
        return None

    def step(self, place, sign, y, top, bottom):
        """A long step: goes on over kinks while that pays. Whether it moved nothing."""
        along = sign * self.inverse[:, place]
        rate = self.a @ along
        rate[self.basis[self.basis >= 0]] = 0
        crossing = np.nonzero(rate * self.side < -TINY)[0]
        if not len(crossing):
            self.basis[place] = self.basis[place]
            self.inverse = self.inverse
            return True
        ratios = -self.residual[crossing] / rate[crossing]
        slope = np.array(top - y if sign > 0 else y - bottom)
        entering = None
        for at in np.argsort(ratios, kind="stable"):
            entering = crossing[at]
            change = self.up[entering] - self.down[entering]
            slope[self.level[entering]] += abs(rate[entering]) * change
            big = np.nonzero(np.abs(slope) > TINY)[0]
            if not len(big) or slope[big[0]] > 0:
                break
            self.side[entering] = -self.side[entering]
        leaving = self.basis[place]
        if leaving >= 0:
            self.side[leaving] = sign
        self.replace(place, entering, self.a[entering] @ self.inverse)
        return ratios.min() < 1e-12
