#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What gives the terminal back when the program cannot: prepared while all is well, carried out by
// a signal handler with nothing but async-signal-safe calls.

/// Remembers how signals were handled, and the terminal to give back. Called before ncurses sees
/// either.
void rescue_remember(int output);

/// Sets what a dying program writes. Copied.
void rescue_set_reset(const char *bytes, int32_t length);

/// Catches fatal signals, and standard output and error where they are the terminal's.
void rescue_arm(void);

/// Writes all of it, or what can be written. Safe in a signal handler.
void rescue_write(int fd, const char *bytes, size_t length);

/// Sees to it that a stack overflow on this thread is caught too. Dispatch runs its main queue on
/// whatever thread it likes.
void rescue_cover_thread(void);

/// Gives whoever was told of a signal that ends the program the time to do what that takes.
void rescue_grant_time(void);

/// Undoes `rescue_arm` and lets the caught text through.
void rescue_disarm(void);
