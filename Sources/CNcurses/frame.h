#pragma once

// Until the first endwin ncurses flushes at every move of the cursor, and later whenever its buffer
// is full; a terminal would show frames half done. So what it writes during a frame goes to a file
// in memory, and from there to the terminal at once.

/// Takes a terminal, and the descriptor through which ncurses writes to it.
void frame_open(int terminal, int output);

/// Holds back what is written.
void frame_begin(void);

/// Sends what was written since `frame_begin`.
void frame_end(void);

/// Lets go of both.
void frame_close(void);
