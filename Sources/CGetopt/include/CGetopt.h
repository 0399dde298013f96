#pragma once

#include <stdint.h>

/// An option getopt_long is to know.
typedef struct {
  /// Without the dashes.
  const char *name;
  /// One ASCII character, or 0.
  int32_t short_name;
  /// 1 if an argument must follow.
  int32_t takes_argument;
} cgetopt_option;

/// What the scan has come to.
enum {
  CGETOPT_END = -1,
  CGETOPT_UNKNOWN = -2,
  CGETOPT_MISSING_ARGUMENT = -3,
  CGETOPT_UNWANTED_ARGUMENT = -4,
  CGETOPT_AMBIGUOUS = -5,
};

/// A scan of the arguments. Zero it, set the first four, and start with `cgetopt_next`.
typedef struct {
  int32_t argument_count;
  /// The program's name first; reordered so that what is not an option comes last.
  char **arguments;
  const cgetopt_option *options;
  int32_t option_count;

  /// The argument of the option found, or NULL.
  const char *value;
  /// The argument that is at fault; for a short option its letter is in `letter`.
  const char *offender;
  int32_t letter;
  /// Where what is not an option starts, once the scan has ended.
  int32_t first_operand;
  int32_t is_started;
} cgetopt_scan;

/// Goes on to the next option: its index, or one of the negative values above. Prints nothing.
///
/// getopt_long keeps its state in globals: one scan has to end before the next starts.
int32_t cgetopt_next(cgetopt_scan *scan);
