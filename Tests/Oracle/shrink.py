"""Makes the lines that show a fault fewer and plainer."""
import time

from probe import fault_of

DEGREES = "imprecise:", "wrong:"
NAMING = "remove", "suspend", "resume", "constant", "priority", "weight"


def shrink(probe, lines, seconds=60):
    """Leaves out what a fault of the same kind does not need."""
    end, kind = time.time() + seconds, kind_of(fault_of(probe, lines, True))

    def is_faulty(shorter):
        try:
            return bool(shorter) and kind_of(fault_of(probe, shorter, True)) == kind
        except (IndexError, KeyError, ValueError, AssertionError):
            return False

    lines = cut_tail(probe, lines)
    before = None
    while before != lines and time.time() < end:
        before = lines
        lines = drop_chunks(lines, is_faulty, end)
        lines = drop_terms(lines, is_faulty, end)
        lines = round_numbers(lines, is_faulty, end)
    return drop_variables(lines, is_faulty)


def kind_of(fault):
    """What a fault is, without where and by how much."""
    if fault is None:
        return None
    words = fault.split("): ")[-1].split()
    return words[0], next((word for word in words if word in DEGREES), "")


def cut_tail(probe, lines):
    """Ends with the line of the fault, and asks for no state before it."""
    fault = fault_of(probe, lines, True) or ""
    if fault.startswith("line "):
        lines = lines[:int(fault.split()[1]) + 1]
        if "begin" in lines and lines[::-1].index("begin") < (lines[::-1] + ["end"]).index("end"):
            lines = lines + ["end"]
        quiet = [line for line in lines[:-1] if line != "state"] + lines[-1:]
        if kind_of(fault_of(probe, quiet, True)) == kind_of(fault):
            return quiet
    return lines


def drop_chunks(lines, is_faulty, end):
    size = max(1, len(lines) // 2)
    while size and time.time() < end:
        place = len(lines) - size
        while place > 0 and time.time() < end:
            shorter = lines
            for one in range(min(place + size, len(lines)) - 1, place - 1, -1):
                shorter = without(shorter, one) or shorter
            if len(shorter) < len(lines) and is_faulty(shorter):
                lines = shorter
            place -= size
        size //= 2
        if size == 0 and len(lines) > 1 and is_faulty(lines[:1]):
            return lines[:1]
    return lines


def without(lines, place):
    """The lines without one of them, and what refers to it; constraints are numbered anew."""
    if place >= len(lines):
        return None
    word = lines[place].split()[0]
    if word == "end":
        return None
    if word == "begin":
        end = lines.index("end", place)
        return lines[:place] + lines[place + 1:end] + lines[end + 1:]
    if word not in ("add", "edit"):
        return lines[:place] + lines[place + 1:]
    number = sum(line.split()[0] in ("add", "edit") for line in lines[:place])
    kept = []
    for other, line in enumerate(lines):
        words = line.split()
        if other == place:
            continue
        if words[0] in NAMING:
            if int(words[1]) == number:
                continue
            if int(words[1]) > number:
                words[1] = str(int(words[1]) - 1)
        if (word == "edit" and words[0] in ("suggest", "endedit")
                and words[1] == lines[place].split()[1]):
            continue
        kept.append(" ".join(words))
    return kept


def drop_terms(lines, is_faulty, end):
    for place, line in enumerate(lines):
        words = line.split()
        if words[0] != "add":
            continue
        for term in range(len(words) - 2, 6, -2):
            without = " ".join(words[:term] + words[term + 2:])
            shorter = lines[:place] + [without] + lines[place + 1:]
            if time.time() < end and is_faulty(shorter):
                lines, words = shorter, shorter[place].split()
    return lines


def round_numbers(lines, is_faulty, end):
    """Coefficients and weights to 1, constants to 0, where the fault stays."""
    for place, line in enumerate(lines):
        words = line.split()
        if words[0] != "add":
            continue
        for at, plain in [(2, "1.0"), (4, "0.0")] + [(i, "1.0") for i in range(6, len(words), 2)]:
            if words[at] in (plain, "-" + plain):
                continue
            simpler = words[:at] + [plain] + words[at + 1:]
            shorter = lines[:place] + [" ".join(simpler)] + lines[place + 1:]
            if time.time() < end and is_faulty(shorter):
                lines, words = shorter, simpler
    return lines


def drop_variables(lines, is_faulty):
    """Variables are numbered anew without those that nothing mentions."""
    used = set()
    for line in lines[1:]:
        words = line.split()
        if words[0] == "add":
            used.update(int(v) for v in words[5::2])
        elif words[0] in ("parameter", "edit", "suggest", "endedit"):
            used.add(int(words[1]))
    names = {v: str(i) for i, v in enumerate(sorted(used))}
    kinds = lines[0].split()[1:]
    shorter = ["system " + " ".join(kinds[v] for v in sorted(used))]
    for line in lines[1:]:
        words = line.split()
        if words[0] == "add":
            words[5::2] = [names[int(v)] for v in words[5::2]]
        elif words[0] in ("parameter", "edit", "suggest", "endedit"):
            words[1] = names[int(words[1])]
        shorter.append(" ".join(words))
    return shorter if is_faulty(shorter) else lines


