#define _GNU_SOURCE

#include "rescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "CNcurses.h"
#include "signals.h"

/// Every signal that kills a process which says nothing about it, but SIGKILL.
static const int fatal_signals[] = {
    SIGTERM, SIGHUP,  SIGQUIT, SIGINT,  SIGSEGV,   SIGBUS,  SIGILL,
    SIGTRAP, SIGABRT, SIGFPE,  SIGUSR1, SIGUSR2,   SIGALRM, SIGVTALRM,
    SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,  SIGIO,     SIGPWR,  SIGSTKFLT};
enum { FATAL_COUNT = sizeof fatal_signals / sizeof *fatal_signals };

/// The first of them are taken over from other handlers too, as Swift's for crashes.
enum { FAULT_COUNT = 10 };

/// Those with which people and the system ask a program to end.
static const int end_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { END_COUNT = sizeof end_signals / sizeof *end_signals };

/// Seconds in which a signal has to be noticed, and in which what it leads to has to be done, as in
/// UIKit.
enum { PATIENCE = 1, GRACE = 5 };

/// What sends each of them once more.
static timer_t end_timers[END_COUNT];
static bool has_end_timers;
/// The one that came first, by its place among them; -1 if none has.
static atomic_int end_requested = -1;

static struct sigaction saved_fatal[FATAL_COUNT];

/// A stack that overflowed cannot hold a handler's frame; each thread needs another.
static _Thread_local _Alignas(16) char handler_stack[16 * 1024];
static _Thread_local bool has_handler_stack;

static struct termios saved_modes;
static char reset_bytes[512];
static int32_t reset_length;
static int terminal = -1;
static pid_t owner;

static int caught = -1;
static int real_output = -1, real_error = -1;

static volatile sig_atomic_t armed;
static atomic_int dying;

void rescue_remember(int output) {
  terminal = output;
  owner = getpid();
  for (int i = 0; i < FATAL_COUNT; i++) sigaction(fatal_signals[i], NULL, &saved_fatal[i]);
}

void rescue_set_reset(const char *bytes, int32_t length) {
  if (length > (int32_t)sizeof reset_bytes) return;
  memcpy(reset_bytes, bytes, (size_t)length);
  reset_length = length;
}

/// Waits until a terminal takes text; false if it does not for a second.
static bool is_writable(int fd) {
  struct pollfd state = {.fd = fd, .events = POLLOUT};
  return poll(&state, 1, 1000) > 0;
}

void rescue_write(int fd, const char *bytes, size_t length) {
  // A dying program must not wait for a terminal that has stopped taking text.
  enum { PORTION = 64 };
  while (length > 0) {
    bool careful = atomic_load(&dying) != 0;
    if (careful && !is_writable(fd)) return;
    ssize_t written = write(fd, bytes, careful && length > PORTION ? PORTION : length);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN && is_writable(fd)) continue;
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

/// Copies the caught text to the real standard error.
static void release_text(void) {
  if (caught < 0) return;
  char chunk[1024];
  off_t offset = 0;
  ssize_t length;
  while ((length = pread(caught, chunk, sizeof chunk, offset)) > 0) {
    rescue_write(real_error >= 0 ? real_error : terminal, chunk, (size_t)length);
    offset += length;
  }
}

/// Restores the terminal, then dies of the same signal, so that the parent sees the true one.
/// (Handing on to Swift's own handler would open its interactive backtracer.)
static void die(int signal_number) {
  if (armed && getpid() == owner) {
    // Another thread is at it already; it ends the process.
    if (atomic_exchange(&dying, 1)) {
      for (;;) pause();
    }
    rescue_write(terminal, reset_bytes, (size_t)reset_length);
    tcsetattr(terminal, TCSANOW, &saved_modes);
    release_text();
  }
  signal(signal_number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(signal_number);
}

/// Where a signal stands among those that can be told first; -1 elsewhere.
static int place_of_end(int signal_number) {
  for (int i = 0; has_end_timers && i < END_COUNT; i++) {
    if (end_signals[i] == signal_number) return i;
  }
  return -1;
}

static void start_end_timer(int place, time_t seconds) {
  struct itimerspec time = {.it_value = {.tv_sec = seconds}};
  timer_settime(end_timers[place], 0, &time, NULL);
}

/// Tells the program that it has to end, the first time; then it dies, be it by the timer.
static void die_or_tell(int signal_number) {
  int place = place_of_end(signal_number), none = -1;
  bool is_first = place >= 0 && armed && getpid() == owner &&
                  atomic_compare_exchange_strong(&end_requested, &none, place);
  if (!is_first) return die(signal_number);
  int error = errno;
  start_end_timer(place, PATIENCE);
  signals_note(CNCURSES_END_REQUESTED);
  errno = error;
}

int32_t cncurses_announce_end(void) {
  for (int i = 0; !has_end_timers && i < END_COUNT; i++) {
    struct sigevent again = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = end_signals[i]};
    if (timer_create(CLOCK_MONOTONIC, &again, &end_timers[i]) != 0) return -1;
  }
  has_end_timers = true;
  return 0;
}

void rescue_grant_time(void) {
  int place = atomic_load(&end_requested);
  if (place >= 0) start_end_timer(place, GRACE);
}

int32_t cncurses_end(void) {
  int place = atomic_load(&end_requested);
  if (place < 0) return -1;
  die(end_signals[place]);
  return 0;
}

/// Points standard output and error, where they are a terminal, at a file in memory: their text
/// would scribble over the screen, and a Swift crash message would vanish with it.
static void catch_text(void) {
  caught = memfd_create("standard error", MFD_CLOEXEC);
  if (caught < 0) return;
  fflush(stdout);
  // Line by line, as to a terminal: a crash loses what is still in the buffer.
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (isatty(STDERR_FILENO)) {
    real_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(caught, STDERR_FILENO);
  }
  real_output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  dup2(caught, STDOUT_FILENO);
}

static void restore_descriptor(int *saved, int target) {
  if (*saved < 0) return;
  dup2(*saved, target);
  close(*saved);
  *saved = -1;
}

void rescue_cover_thread(void) {
  if (has_handler_stack) return;
  has_handler_stack = true;
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
}

void rescue_arm(void) {
  if (armed) return;
  tcgetattr(terminal, &saved_modes);
  catch_text();
  rescue_cover_thread();
  struct sigaction action = {.sa_handler = die_or_tell, .sa_flags = SA_ONSTACK | SA_RESTART};
  // A fault inside the handler then kills at once instead of starting over.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < FATAL_COUNT; i++) {
    // Ignored under nohup; caught by whoever has a use for it.
    bool kills = saved_fatal[i].sa_handler == SIG_DFL;
    bool is_fault = i < FAULT_COUNT && saved_fatal[i].sa_handler != SIG_IGN;
    if (kills || is_fault) sigaction(fatal_signals[i], &action, NULL);
  }
  armed = 1;
}

void rescue_disarm(void) {
  if (!armed) return;
  armed = 0;
  for (int i = 0; i < FATAL_COUNT; i++) sigaction(fatal_signals[i], &saved_fatal[i], NULL);
  fflush(stdout);
  release_text();
  restore_descriptor(&real_error, STDERR_FILENO);
  restore_descriptor(&real_output, STDOUT_FILENO);
  if (caught >= 0) close(caught);
  caught = -1;
}
