"""Asks SolverProbe."""
import subprocess

from judge import find_fault


def ask(probe, systems, limit=120):
    """The probe's answers, a list for each system; None from where it fell silent on."""
    # A state of an empty system marks the end of each.
    text = "\n".join("\n".join(lines) + "\nsystem\nstate" for lines in systems) + "\n"
    try:
        out = subprocess.run(
            [probe], input=text, capture_output=True, text=True, timeout=limit).stdout
    except subprocess.TimeoutExpired as late:
        out = (late.stdout or b"").decode()
    parts = out.split("state  | same\n")
    answers = [part.splitlines() for part in parts[:-1]]
    return answers + [None] * (len(systems) - len(answers))


def fault_of(probe, lines, sample, states=None):
    answers = ask(probe, [lines], 20)[0]
    return "crashes or hangs" if answers is None else find_fault(lines, answers, sample, states)[0]
