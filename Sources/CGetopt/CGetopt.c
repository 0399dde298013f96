#define _GNU_SOURCE

#include "CGetopt.h"

#include <getopt.h>
#include <stdbool.h>
#include <string.h>

enum { MAXIMUM_OPTIONS = 64, FIRST_LONG = 256 };

static bool prepare(
    const cgetopt_scan *scan, struct option *longs, char shorts[2 * MAXIMUM_OPTIONS + 2]) {
  if (scan->option_count > MAXIMUM_OPTIONS) return false;
  // A colon first: say nothing, and tell a missing argument from an unknown option.
  *shorts++ = ':';
  for (int32_t i = 0; i < scan->option_count; i++) {
    const cgetopt_option *option = &scan->options[i];
    int has_argument = option->takes_argument ? required_argument : no_argument;
    longs[i] = (struct option){option->name, has_argument, NULL, FIRST_LONG + i};
    if (option->short_name == 0) continue;
    *shorts++ = (char)option->short_name;
    if (option->takes_argument) *shorts++ = ':';
  }
  *shorts = 0;
  memset(&longs[scan->option_count], 0, sizeof *longs);
  return true;
}

static int32_t index_of(const cgetopt_scan *scan, int found) {
  if (found >= FIRST_LONG) return found - FIRST_LONG;
  for (int32_t i = 0; i < scan->option_count; i++) {
    if (scan->options[i].short_name == found) return i;
  }
  return CGETOPT_UNKNOWN;
}

/// Tells an abbreviation of several options from one of none.
static int32_t unknown_or_ambiguous(const cgetopt_scan *scan, const char *argument) {
  if (strncmp(argument, "--", 2) != 0) return CGETOPT_UNKNOWN;
  size_t length = strcspn(argument + 2, "=");
  int matches = 0;
  for (int32_t i = 0; i < scan->option_count; i++) {
    if (strncmp(scan->options[i].name, argument + 2, length) == 0) matches++;
  }
  return matches > 1 ? CGETOPT_AMBIGUOUS : CGETOPT_UNKNOWN;
}

/// The argument with the fault: getopt_long goes on to the next only after a word's last letter.
static const char *offender(const cgetopt_scan *scan) {
  const char *next = optind < scan->argument_count ? scan->arguments[optind] : NULL;
  // A letter beyond ASCII comes as a negative char.
  bool is_letter = optopt != 0 && optopt < FIRST_LONG;
  bool is_inside = is_letter && next && next[0] == '-' && strchr(next, (char)optopt);
  return is_inside ? next : scan->arguments[optind > 0 ? optind - 1 : 0];
}

int32_t cgetopt_next(cgetopt_scan *scan) {
  struct option longs[MAXIMUM_OPTIONS + 1];
  char shorts[2 * MAXIMUM_OPTIONS + 2];
  if (!prepare(scan, longs, shorts)) return CGETOPT_UNKNOWN;
  // 0 rather than 1 makes glibc forget an earlier scan.
  if (!scan->is_started) optind = 0;
  scan->is_started = 1;
  opterr = 0;
  optopt = 0;
  scan->value = NULL;
  scan->letter = 0;
  int found = getopt_long(scan->argument_count, scan->arguments, shorts, longs, NULL);
  scan->first_operand = optind;
  if (found == -1) return CGETOPT_END;
  if (found != '?' && found != ':') {
    scan->value = optarg;
    return index_of(scan, found);
  }
  scan->offender = offender(scan);
  scan->letter = optopt > 0 && optopt < FIRST_LONG ? optopt : 0;
  if (found == ':') return CGETOPT_MISSING_ARGUMENT;
  // A long option that was recognised has its value in optopt.
  if (optopt >= FIRST_LONG) return CGETOPT_UNWANTED_ARGUMENT;
  return scan->letter ? CGETOPT_UNKNOWN : unknown_or_ambiguous(scan, scan->offender);
}
