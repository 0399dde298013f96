#define _GNU_SOURCE

#include "CNcurses.h"

#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "frame.h"
#include "rescue.h"
#include "signals.h"

// <term.h> makes macros of these words.
#undef columns
#undef lines

static SCREEN *screen;
static FILE *output, *input;
static int terminal = -1;
static pid_t owner;
static bool speaks_utf8, reports_mouse, wants_mouse;
static int32_t colors;

// MARK: Terminfo

static char capability_bytes[512];
static int32_t capability_length;

static int append_byte(int byte) {
  if (capability_length == (int32_t)sizeof capability_bytes) return EOF;
  capability_bytes[capability_length++] = (char)byte;
  return byte;
}

static const char *capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/// Collects a string of the terminal's without its padding marks, which only tputs understands.
static void append_capability(const char *name) {
  const char *value = capability(name);
  if (value) tputs(value, 1, append_byte);
}

static void append_text(const char *text) {
  while (*text) append_byte(*text++);
}

static void send_text(const char *text) {
  ssize_t ignored = write(fileno(output), text, strlen(text));
  (void)ignored;
}

// ncurses asks for neither: bracketed paste it does not know, and where terminfo has only the X10
// mouse (tmux) columns end at 223. 1006 works in both; who does not know it ignores it.
static const char mouse_on[] = "\033[?1000h\033[?1002h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1002l\033[?1000l";
static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

static void send_modes(bool on) {
  if (!reports_mouse) return;
  send_text(on ? paste_on : paste_off);
  if (!on) send_text(mouse_off);
  if (on && wants_mouse) send_text(mouse_on);
}

static void prepare_rescue(void) {
  capability_length = 0;
  if (reports_mouse) {
    append_text(mouse_off);
    append_text(paste_off);
  }
  append_capability("sgr0");
  if (colors > 0) append_capability("op");
  append_capability("cnorm");
  append_capability("rmkx");
  append_capability("rmcup");
  if (!capability("rmcup")) append_text("\r\n");
  rescue_set_reset(capability_bytes, capability_length);
}

// MARK: Opening

/// Sets the user's encoding. A locale that is not installed, or none at all, does not speak against
/// UTF-8; "C" does.
static void set_encoding(void) {
  const char *names[] = {getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")};
  const char *name = NULL;
  for (int i = 0; i < 3 && !name; i++) {
    if (names[i] && *names[i]) name = names[i];
  }
  if (!setlocale(LC_CTYPE, "") || !name) setlocale(LC_CTYPE, "C.UTF-8");
  speaks_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// Tells whether a terminal can be drawn on; initscr would end the process instead.
static int32_t check_terminal(void) {
  if (screen) return CNCURSES_ALREADY_OPEN;
  if (!isatty(STDIN_FILENO)) return CNCURSES_INPUT_NOT_A_TTY;
  if (!isatty(STDOUT_FILENO)) return CNCURSES_OUTPUT_NOT_A_TTY;
  int status = 0;
  const char *name = getenv("TERM");
  if (!name || !*name || setupterm(NULL, STDOUT_FILENO, &status) != OK) {
    // 1 is a terminal that prints on paper.
    return status == 1 ? CNCURSES_CANNOT_ADDRESS_CURSOR : CNCURSES_UNKNOWN_TERMINAL;
  }
  if (!capability("cup")) {
    del_curterm(cur_term);
    return CNCURSES_CANNOT_ADDRESS_CURSOR;
  }
  return 0;
}

/// Puts nothing in the place of a standard error that is closed.
///
/// The next file to be opened, such as that of a frame, would come there otherwise, and whoever
/// prints an error would write into it.
static void occupy_standard_error(void) {
  if (fcntl(STDERR_FILENO, F_GETFD) >= 0) return;
  int nowhere = open("/dev/null", O_RDONLY);
  if (nowhere > STDERR_FILENO) close(nowhere);
}

static bool open_streams(void) {
  int in = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
  int out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  input = in < 0 ? NULL : fdopen(in, "r");
  output = out < 0 ? NULL : fdopen(out, "w");
  terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (terminal < 0 || !input || !output) return false;
  frame_open(terminal, fileno(output));
  return signals_open() == 0;
}

static void close_streams(void) {
  signals_close();
  if (input) fclose(input);
  if (output) fclose(output);
  if (terminal >= 0) close(terminal);
  frame_close();
  input = output = NULL;
  terminal = -1;
}

static void prepare_colors(void) {
  const char *refused = getenv("NO_COLOR");
  colors = 0;
  if ((refused && *refused) || !has_colors()) return;
  start_color();
  use_default_colors();
  colors = tigetflag("RGB") > 0 || COLORS >= 1 << 24 ? 1 << 24 : COLORS;
}

/// Typed characters come at once and unseen; Ctrl-C still ends the program, Ctrl-S is a key.
static void set_modes(void) {
  cbreak();
  noecho();
  nonl();
  // ncurses would stop half way through a frame when a key is waiting.
  typeahead(-1);
  struct termios modes;
  if (tcgetattr(terminal, &modes) == 0) {
    modes.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
    modes.c_lflag |= ISIG;
    tcsetattr(terminal, TCSANOW, &modes);
    def_prog_mode();
  }
}

static void close_at_exit(void) {
  if (screen && getpid() == owner) cncurses_close();
}

static void show_screen(void) {
  int32_t width, height;
  cncurses_get_size(&width, &height);
  resizeterm(height, width);
  frame_begin();
  curs_set(0);
  refresh();
  // endwin turns it off, and only getch, which nobody calls, would turn it on again.
  keypad(stdscr, TRUE);
  send_modes(true);
  frame_end();
}

int32_t cncurses_open(int32_t *reason) {
  *reason = check_terminal();
  if (*reason != 0) return -1;
  occupy_standard_error();
  set_encoding();
  reports_mouse = capability("kmous") != NULL;
  *reason = CNCURSES_FAILED;
  if (!open_streams()) {
    close_streams();
    return -1;
  }
  wants_mouse = false;
  colors = 1;
  rescue_remember(terminal);
  prepare_rescue();
  rescue_arm();
  del_curterm(cur_term);
  // The size is what the terminal says. (Without them, use_env(FALSE) would not even ask it.)
  unsetenv("LINES");
  unsetenv("COLUMNS");
  screen = newterm(NULL, output, input);
  if (!screen) {
    rescue_disarm();
    close_streams();
    return -1;
  }
  static bool registered;
  if (!registered) registered = atexit(close_at_exit) == 0;
  owner = getpid();
  prepare_colors();
  prepare_rescue();
  set_modes();
  show_screen();
  *reason = 0;
  return 0;
}

// MARK: Giving back and taking again

int32_t cncurses_suspend(void) {
  if (!screen || isendwin()) return -1;
  send_modes(false);
  endwin();
  rescue_disarm();
  return 0;
}

int32_t cncurses_resume(void) {
  if (!screen) return -1;
  if (isendwin()) {
    rescue_arm();
    // The shell may have changed the modes to go back to.
    def_shell_mode();
  } else {
    endwin();
  }
  signals_forget_continued();
  reset_prog_mode();
  clearok(curscr, TRUE);
  show_screen();
  return 0;
}

int32_t cncurses_close(void) {
  if (!screen) return -1;
  cncurses_suspend();
  delscreen(screen);
  screen = NULL;
  close_streams();
  return 0;
}

void cncurses_cover_thread(void) { rescue_cover_thread(); }

int32_t cncurses_set_mouse(int32_t enabled) {
  if (!screen) return -1;
  wants_mouse = enabled != 0;
  if (reports_mouse && !isendwin()) send_text(enabled ? mouse_on : mouse_off);
  return 0;
}

// MARK: Size

static int32_t known(int reported, const char *terminfo_name, int32_t otherwise) {
  if (reported > 0) return reported < 4096 ? reported : 4096;
  int stated = tigetnum(terminfo_name);
  return stated > 0 ? stated : otherwise;
}

int32_t cncurses_get_size(int32_t *width, int32_t *height) {
  if (!output) return -1;
  struct winsize reported = {0};
  ioctl(terminal, TIOCGWINSZ, &reported);
  *width = known(reported.ws_col, "cols", 80);
  *height = known(reported.ws_row, "lines", 24);
  return 0;
}

int32_t cncurses_resize(int32_t width, int32_t height) {
  if (!screen || width < 1 || height < 1) return -1;
  if (resizeterm(height, width) != OK) return -1;
  erase();
  clearok(curscr, TRUE);
  return 0;
}

// MARK: Drawing

static attr_t attributes_of(uint32_t bits) {
  attr_t attributes = A_NORMAL;
  if (bits & CNCURSES_BOLD) attributes |= A_BOLD;
  if (bits & CNCURSES_DIM) attributes |= A_DIM;
  if (bits & CNCURSES_ITALIC) attributes |= A_ITALIC;
  if (bits & CNCURSES_UNDERLINE) attributes |= A_UNDERLINE;
  if (bits & CNCURSES_REVERSE) attributes |= A_REVERSE;
  return attributes;
}

static int pair_of(const cncurses_cell *cell) {
  if (colors == 0 || (cell->foreground < 0 && cell->background < 0)) return 0;
  int pair = alloc_pair(cell->foreground, cell->background);
  return pair < 0 ? 0 : pair;
}

static cchar_t curses_cell(const cncurses_cell *cell, int pair) {
  attr_t attributes = attributes_of(cell->attributes);
  wchar_t text[CNCURSES_MAXIMUM_SCALARS + 1] = {0};
  for (int i = 0; i < CNCURSES_MAXIMUM_SCALARS; i++) text[i] = (wchar_t)cell->scalars[i];
  if (cell->attributes & CNCURSES_LINE_DRAWING) {
    // The terminal's own code for the line, or ASCII where it has none.
    chtype line = acs_map[text[0] & 0x7F];
    text[0] = (wchar_t)(line & A_CHARTEXT);
    text[1] = 0;
    attributes |= line & A_ALTCHARSET;
  }
  cchar_t result;
  // The pair goes in twice: the third argument is too short for most.
  if (setcchar(&result, text, attributes, 0, &pair) != OK) {
    setcchar(&result, L"?", attributes, 0, &pair);
  }
  return result;
}

int32_t cncurses_put_cells(
    int32_t row, int32_t column, const cncurses_cell *cells, int32_t count) {
  enum { CHUNK = 128 };
  if (!screen || row < 0 || row >= LINES || column < 0) return -1;
  cchar_t chunk[CHUNK];
  int length = 0, pair = 0;
  int32_t start = column;
  const cncurses_cell *styled = NULL;
  for (int32_t i = 0; i < count; i++) {
    // The second half of a wide glyph comes with the first.
    if (cells[i].scalars[0] == 0) continue;
    if (length == CHUNK) {
      mvadd_wchnstr(row, start, chunk, length);
      start = column + i;
      length = 0;
    }
    if (!styled || styled->foreground != cells[i].foreground ||
        styled->background != cells[i].background) {
      styled = &cells[i];
      pair = pair_of(styled);
    }
    chunk[length++] = curses_cell(&cells[i], pair);
  }
  if (length > 0) mvadd_wchnstr(row, start, chunk, length);
  return 0;
}

int32_t cncurses_refresh(int32_t cursor_row, int32_t cursor_column) {
  if (!screen || isendwin()) return -1;
  bool visible = cursor_row >= 0 && cursor_row < LINES && cursor_column >= 0 &&
                 cursor_column < COLS;
  rescue_cover_thread();
  frame_begin();
  leaveok(stdscr, !visible);
  if (!visible) curs_set(0);
  if (visible) move(cursor_row, cursor_column);
  int status = refresh();
  if (visible) curs_set(1);
  frame_end();
  return status == OK ? 0 : -1;
}

int32_t cncurses_redraw(void) {
  if (!screen || isendwin()) return -1;
  frame_begin();
  clearok(curscr, TRUE);
  int status = refresh();
  frame_end();
  return status == OK ? 0 : -1;
}

// MARK: What the terminal knows

int32_t cncurses_color_count(void) { return colors; }

int32_t cncurses_is_utf8(void) { return speaks_utf8; }

int32_t cncurses_has_safe_corner(void) {
  return tigetflag("am") != 1 || (capability("rmam") && capability("smam"));
}

int32_t cncurses_key_sequence(const char *name, uint8_t *bytes, int32_t capacity) {
  const char *value = screen ? capability(name) : NULL;
  if (!value || strlen(value) > (size_t)capacity) return -1;
  memcpy(bytes, value, strlen(value));
  return (int32_t)strlen(value);
}
