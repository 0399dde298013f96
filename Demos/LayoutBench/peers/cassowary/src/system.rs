use std::collections::HashMap;
use std::fmt::Debug;

use cassowary::strength::{REQUIRED, STRONG};
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};

pub struct System {
    pub width: f64,
    pub hides: HashMap<String, Vec<usize>>,
    variables: Vec<Variable>,
    parameter: Variable,
    constraints: Vec<Constraint>,
    solver: Solver,
    values: HashMap<Variable, f64>,
}

impl System {
    pub fn new(text: &str) -> System {
        let mut system = System {
            width: 0.0,
            hides: HashMap::new(),
            variables: Vec::new(),
            parameter: Variable::new(),
            constraints: Vec::new(),
            solver: Solver::new(),
            values: HashMap::new(),
        };
        let lines: Vec<Vec<&str>> = text.lines().map(|l| l.split(' ').collect()).collect();
        let strengths = strengths(lines.iter().filter(|l| l[0] == "C").map(|l| l[1]));
        for words in &lines {
            match words[0] {
                "V" => system.variables = (0..number(words[1])).map(|_| Variable::new()).collect(),
                "E" => {
                    system.parameter = system.variables[number(words[1])];
                    system.width = words[2].parse().expect("a width");
                }
                "C" => {
                    let constraint = system.constraint(words, strengths[words[1]]);
                    system.constraints.push(constraint);
                }
                _ => {
                    let rows = words[3..].iter().map(|w| number(w)).collect();
                    system.hides.insert(words[1].to_string(), rows);
                }
            }
        }
        system
    }

    fn constraint(&self, words: &[&str], strength: f64) -> Constraint {
        let relation = match words[2] {
            "0" => RelationalOperator::Equal,
            "1" => RelationalOperator::LessOrEqual,
            _ => RelationalOperator::GreaterOrEqual,
        };
        let terms = words[5..].chunks(2).map(|pair| Term {
            variable: self.variables[number(pair[0])],
            coefficient: pair[1].parse().expect("a coefficient"),
        });
        let constant = words[3].parse().expect("a constant");
        Constraint::new(
            Expression::new(terms.collect(), constant),
            relation,
            strength,
        )
    }

    pub fn build(&mut self) -> Result<(), String> {
        self.solver = Solver::new();
        self.values.clear();
        // An edit may not be required: it is strong, ten times the strongest wish.
        self.solver
            .add_edit_variable(self.parameter, STRONG)
            .map_err(spelled)?;
        self.solver
            .suggest_value(self.parameter, self.width)
            .map_err(spelled)?;
        for constraint in &self.constraints {
            self.solver
                .add_constraint(constraint.clone())
                .map_err(spelled)?;
        }
        self.read();
        Ok(())
    }

    pub fn resize(&mut self, width: f64) -> Result<(), String> {
        self.solver
            .suggest_value(self.parameter, width)
            .map_err(spelled)?;
        self.solver.fetch_changes();
        Ok(())
    }

    pub fn hide_and_show(&mut self, rows: &[usize]) -> Result<(), String> {
        for &row in rows {
            self.solver
                .remove_constraint(&self.constraints[row])
                .map_err(spelled)?;
        }
        self.solver.fetch_changes();
        for &row in rows {
            self.solver
                .add_constraint(self.constraints[row].clone())
                .map_err(spelled)?;
        }
        self.solver.fetch_changes();
        Ok(())
    }

    /// The values as of the last build; variables that were never told are 0.
    pub fn values(&self) -> Vec<f64> {
        self.variables
            .iter()
            .map(|v| self.values.get(v).copied().unwrap_or(0.0))
            .collect()
    }

    fn read(&mut self) {
        self.values
            .extend(self.solver.fetch_changes().iter().copied());
    }
}

/// Maps priorities to strengths as kiwi.py does: required stays so, the others lie in equal ratios
/// by rank from weak, 1, to a tenth of strong, 10^5.
fn strengths<'a>(priorities: impl Iterator<Item = &'a str>) -> HashMap<&'a str, f64> {
    let mut ranked: Vec<&str> = priorities.filter(|&p| p != "1000").collect();
    ranked.sort_by(|a, b| value(a).total_cmp(&value(b)));
    ranked.dedup();
    let top = ranked.len().saturating_sub(1).max(1) as f64;
    let strength = |rank: usize| 1e5_f64.powf(rank as f64 / top);
    let weak = ranked
        .into_iter()
        .enumerate()
        .map(|(rank, p)| (p, strength(rank)));
    weak.chain([("1000", REQUIRED)]).collect()
}

fn value(word: &str) -> f64 {
    word.parse().expect("a number")
}

fn number(word: &str) -> usize {
    word.parse().expect("an index")
}

fn spelled(error: impl Debug) -> String {
    // Into JSON as it is: the crate's errors are names and an unquoted message.
    format!("{error:?}").replace('"', "'")
}
