#pragma once

#include <stdint.h>

// Signals a run loop has to answer, as something to read. A handler only takes a note, so that no
// curses call happens inside one; and it is in place before the first frame, so that no change of
// size is missed.

/// Takes over SIGWINCH, SIGTSTP and SIGCONT.
int32_t signals_open(void);

/// Handles them as before.
void signals_close(void);

/// Takes a note for `cncurses_take_signals`. Safe in a signal handler.
void signals_note(uint32_t bit);

/// Forgets that the process was continued.
void signals_forget_continued(void);
