#pragma once

#include <stdint.h>

// ncurses macros, wide-character calls and signal handlers behind plain functions. One screen at a
// time, on standard input and output. Unless said otherwise a function returns 0, or -1 and has
// done nothing.

/// Why a screen could not be opened.
enum {
  CNCURSES_ALREADY_OPEN = 1,
  CNCURSES_INPUT_NOT_A_TTY = 2,
  CNCURSES_OUTPUT_NOT_A_TTY = 3,
  CNCURSES_UNKNOWN_TERMINAL = 4,
  CNCURSES_CANNOT_ADDRESS_CURSOR = 5,
  CNCURSES_FAILED = 6,
};

/// Bits of `cncurses_cell.attributes`.
enum {
  CNCURSES_BOLD = 1 << 0,
  CNCURSES_DIM = 1 << 1,
  CNCURSES_ITALIC = 1 << 2,
  CNCURSES_UNDERLINE = 1 << 3,
  CNCURSES_REVERSE = 1 << 4,
  /// The scalar names a VT100 line-drawing character (`q` is a horizontal line).
  CNCURSES_LINE_DRAWING = 1 << 5,
};

enum { CNCURSES_MAXIMUM_SCALARS = 5 };

/// What has happened, for `cncurses_take_signals`.
enum {
  CNCURSES_SIZE_CHANGED = 1 << 0,
  CNCURSES_STOP_REQUESTED = 1 << 1,
  CNCURSES_CONTINUED = 1 << 2,
  CNCURSES_END_REQUESTED = 1 << 3,
};

/// One glyph, or nothing (`scalars[0]` is 0) for the second half of a wide one.
typedef struct {
  /// The base scalar and the marks on it, ended by 0 if there are fewer than five.
  uint32_t scalars[CNCURSES_MAXIMUM_SCALARS];
  /// Numbers of the terminal's colours, or -1 for its default.
  int32_t foreground;
  int32_t background;
  uint32_t attributes;
} cncurses_cell;

/// Takes the screen: alternate screen, no echo, no line buffering; signals and standard error are
/// caught until `cncurses_close`. On failure `*reason` says why.
int32_t cncurses_open(int32_t *reason);

/// Gives the terminal back as it was found, then lets standard output and error text through. Also
/// called at exit and before a fatal signal takes effect.
int32_t cncurses_close(void);

/// Gives the terminal back until `cncurses_resume`.
int32_t cncurses_suspend(void);

/// Stops the process until it is continued. Does not where nobody could continue it: unlike
/// SIGSTOP, SIGTSTP spares a process without a shell that waits for it, as one that a terminal
/// window started.
int32_t cncurses_stop(void);

/// Takes the terminal again and repaints it; also when someone else had it without
/// `cncurses_suspend`, as after SIGSTOP.
int32_t cncurses_resume(void);

/// Readable when `cncurses_take_signals` has something to tell.
int32_t cncurses_signal_descriptor(void);

/// Sees to it that the terminal is given back when this thread's stack overflows. (The thread that
/// opens the screen, and any that draws, is seen to.)
void cncurses_cover_thread(void);

/// The signals since the last call, as bits.
uint32_t cncurses_take_signals(void);

/// Has SIGINT, SIGTERM and SIGHUP told as `CNCURSES_END_REQUESTED` before they kill: that the second
/// time, or when nobody has taken the note for a second, or 5 s after someone has. From then on the
/// program can end itself by `cncurses_end`.
int32_t cncurses_announce_end(void);

/// Ends the process by the signal that was told, as if nobody had caught it; the terminal has been
/// given back. Returns -1 if there was none.
int32_t cncurses_end(void);

/// Asks for mouse reports, or for none.
int32_t cncurses_set_mouse(int32_t enabled);

/// The size the terminal reports now. A side it does not know is that of its terminfo entry, or 80
/// columns by 24 rows.
int32_t cncurses_get_size(int32_t *columns, int32_t *rows);

/// Makes the screen `columns` by `rows`, blank; the next refresh repaints everything.
int32_t cncurses_resize(int32_t columns, int32_t rows);

/// Places glyphs side by side on one row. They must neither start nor end within a wide glyph of
/// what is there; what lies off the screen is left out.
int32_t cncurses_put_cells(
    int32_t row, int32_t column, const cncurses_cell *cells, int32_t count);

/// Sends what changed in one write, with the cursor at a cell or, at row -1, hidden.
int32_t cncurses_refresh(int32_t cursor_row, int32_t cursor_column);

/// Sends everything again, as if the terminal showed nothing; the cursor stays as it was.
int32_t cncurses_redraw(void);

/// The colours a cell can name: 0, 8, 16, 88, 256, or 1 << 24 where a number from 8 up is an RGB
/// value. 0 also if NO_COLOR is set.
int32_t cncurses_color_count(void);

/// 1 if the locale's encoding is UTF-8, 0 if only ASCII can be shown.
int32_t cncurses_is_utf8(void);

/// 1 if a wide glyph may stand before the last cell of the last row. On a terminal that wraps there
/// and cannot be told not to (tmux's entry), ncurses writes the last cell one column early and
/// pushes it right by inserting the one before, which half of a wide glyph does not survive.
int32_t cncurses_has_safe_corner(void);

/// Copies what the terminal sends for a key, by its terminfo name (`kcuu1`); returns its length,
/// or -1 if it has no such key or the bytes do not fit.
int32_t cncurses_key_sequence(const char *name, uint8_t *bytes, int32_t capacity);
