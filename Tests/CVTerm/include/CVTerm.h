#pragma once

#include <stdint.h>

// Programs in pseudo-terminals, and libvterm as the terminal. Functions that can fail return 0, or
// -1 with errno set.

/// What a program is started with.
typedef struct {
  /// Path and arguments, and NAME=value pairs; each ends with NULL.
  char *const *arguments;
  char *const *environment;
  int32_t columns, rows;
  /// Whether it starts with SIGHUP ignored, as under nohup.
  int32_t ignores_hangup;
} cpty_program;

/// Starts a program as the leader of a session in a pseudo-terminal of its own. `*terminal` is the
/// program's side, kept open so that its modes can be read after the program has ended.
int32_t cpty_spawn(
    const cpty_program *program, int32_t *master, int32_t *terminal, int32_t *process);

/// Tells the program a size; 0 by 0 is a size nobody knows.
int32_t cpty_set_size(int32_t master, int32_t columns, int32_t rows);

/// What became of a process: 0 nothing yet, 1 ended with `*value`, 2 killed by signal `*value`,
/// 3 stopped.
int32_t cpty_state(int32_t process, int32_t *value);

/// Whether libvterm was there at build time. If not, no terminal can be made.
int32_t cvterm_is_available(void);

typedef struct cvterm cvterm;

/// How a cell looks.
enum {
  CVTERM_BOLD = 1 << 0,
  CVTERM_ITALIC = 1 << 2,
  CVTERM_UNDERLINE = 1 << 3,
  CVTERM_REVERSE = 1 << 4,
};

/// One cell of the screen. A colour is -1 for the default, its number, or 1 << 24 and RGB.
typedef struct {
  uint32_t scalars[6];
  int32_t width;
  int32_t foreground, background;
  uint32_t attributes;
} cvterm_cell;

/// What the program has set.
typedef struct {
  int32_t is_alternate, is_cursor_visible, mouse;
  int32_t cursor_row, cursor_column;
} cvterm_modes;

cvterm *cvterm_new(int32_t columns, int32_t rows);
void cvterm_free(cvterm *terminal);
void cvterm_resize(cvterm *terminal, int32_t columns, int32_t rows);
void cvterm_feed(cvterm *terminal, const uint8_t *bytes, int32_t count);
cvterm_cell cvterm_get_cell(cvterm *terminal, int32_t row, int32_t column);
cvterm_modes cvterm_get_modes(cvterm *terminal);

/// Takes what the terminal answers to the program's questions; returns how many bytes.
int32_t cvterm_take_answer(cvterm *terminal, uint8_t *bytes, int32_t capacity);
