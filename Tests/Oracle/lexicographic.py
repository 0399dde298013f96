"""Lexicographic linear programming with HiGHS, a second opinion on what a solution can reach.

A constraint is a dict: terms {variable: coefficient}, relation "==", "<=" or ">=", constant,
priority, weight; it reads  sum(coefficient * variable) + constant  relation  0.
"""
import numpy as np
from scipy.optimize import linprog

REQUIRED = 1000
PRECISE = {"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9}


class Program:
    """The linear program of a system: its variables, then one slack for each weaker constraint."""

    def __init__(self, constraints, slack=1e-8):
        self.wishes = [c for c in constraints if c["priority"] < REQUIRED]
        names = sorted({v for c in constraints for v in c["terms"]})
        self.column = {name: i for i, name in enumerate(names)}
        self.first = len(names)
        self.width = max(1, len(names) + len(self.wishes))
        self.slack = slack
        self.equal, self.equal_to, self.below, self.bound = [], [], [], []
        for c in constraints:
            if c["priority"] >= REQUIRED:
                self.require(self.row(c), c["relation"], -float(c["constant"]))
        for i, c in enumerate(self.wishes):
            for sign, one_sided in ((1, "<="), (-1, ">=")):
                if c["relation"] in ("==", one_sided):
                    side = sign * self.row(c)
                    side[self.first + i] = -1
                    self.require(side, "<=", -sign * float(c["constant"]))
        free = [(None, None)] * len(names)
        self.limits = (free + [(0, None)] * len(self.wishes)) or [(0, None)]

    def row(self, constraint):
        row = np.zeros(self.width)
        for name, coefficient in constraint["terms"].items():
            row[self.column[name]] += coefficient
        return row

    def require(self, row, relation, constant):
        if relation == "==":
            self.equal.append(row)
            self.equal_to.append(constant)
        else:
            sign = 1 if relation == "<=" else -1
            self.below.append(sign * row)
            self.bound.append(sign * constant)

    def minimize(self, cost):
        return linprog(
            cost,
            A_ub=np.array(self.below) if self.below else None, b_ub=self.bound or None,
            A_eq=np.array(self.equal) if self.equal else None, b_eq=self.equal_to or None,
            bounds=self.limits, method="highs", options=PRECISE)

    def is_feasible(self):
        return self.minimize(np.zeros(self.width)).status == 0

    def errors(self):
        """Fixes level after level; the smallest weighted sum of errors of each, or None.

        Levels from one on that HiGHS has trouble with are left out.
        """
        if not self.is_feasible():
            return None
        found = {}
        for level in sorted({c["priority"] for c in self.wishes}, reverse=True):
            cost = np.zeros(self.width)
            for i, c in enumerate(self.wishes):
                if c["priority"] == level:
                    cost[self.first + i] = c["weight"]
            result = self.minimize(cost)
            if result.status != 0:
                break
            found[level] = max(0.0, result.fun)
            self.require(cost, "<=", result.fun + self.slack * max(1, abs(result.fun)))
        return found
