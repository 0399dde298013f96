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

/// With the real-time signals every one that kills a process which says nothing about it, but
/// SIGKILL.
static const int named_signals[] = {
    SIGTERM, SIGHUP,  SIGQUIT, SIGINT,  SIGSEGV, SIGBUS,    SIGILL,  SIGTRAP,
    SIGABRT, SIGFPE,  SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE,
    SIGXCPU, SIGXFSZ, SIGSYS,  SIGIO,   SIGPWR,  SIGSTKFLT};
enum { NAMED_COUNT = sizeof named_signals / sizeof *named_signals };

/// The first of them are taken over from other handlers too, as Swift's for crashes.
enum { FAULT_COUNT = 10 };

/// Those with which people and the system ask a program to end.
static const int end_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { END_COUNT = sizeof end_signals / sizeof *end_signals };

enum {
  /// Seconds in which a program has to notice that it is to end; one that has not hangs.
  PATIENCE = 1,
  /// Seconds in which it has to have ended from then on, as an app in UIKit.
  GRACE = 5
};

/// What sends each of them once more, so that the parent sees the one that came: what a timer sends
/// is fixed when it is made, and a signal handler may start timers, but not make any.
static timer_t end_timers[END_COUNT];
static atomic_bool has_end_timers;
/// The one that came first, by its place among them; -1 if none has.
static atomic_int end_requested = -1;
/// Whether the program knows that it is to end.
static atomic_bool is_ending;

/// By number.
static struct sigaction saved_fatal[NSIG];

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

static int fatal_count(void) { return NAMED_COUNT + SIGRTMAX - SIGRTMIN + 1; }

static int fatal_signal(int place) {
  return place < NAMED_COUNT ? named_signals[place] : SIGRTMIN + place - NAMED_COUNT;
}

static void delete_end_timers(int count) {
  for (int i = 0; i < count; i++) timer_delete(end_timers[i]);
}

/// Forgets that anyone was to be told of the end, and that it was asked for.
static void forget_end(void) {
  if (atomic_exchange(&has_end_timers, false)) delete_end_timers(END_COUNT);
  atomic_store(&end_requested, -1);
  atomic_store(&is_ending, false);
}

void rescue_remember(int output) {
  terminal = output;
  owner = getpid();
  forget_end();
  for (int i = 0; i < fatal_count(); i++) {
    sigaction(fatal_signal(i), NULL, &saved_fatal[fatal_signal(i)]);
  }
}

void rescue_set_reset(const char *bytes, int32_t length) {
  if (length > (int32_t)sizeof reset_bytes) return;
  memcpy(reset_bytes, bytes, (size_t)length);
  reset_length = length;
}

/// Waits until a terminal takes text; false if it does not for a second.
static bool is_writable(int fd) {
  struct pollfd state = {.fd = fd, .events = POLLOUT};
  int ready;
  do ready = poll(&state, 1, 1000);
  while (ready < 0 && errno == EINTR);
  return ready > 0;
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
  // The first process of a container outlives any signal that it does not handle.
  _exit(128 + signal_number);
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

/// Tells the program that it has to end, or kills it.
///
/// After the first signal only the timer and Ctrl-C do: who asks once often sends several signals
/// within a moment. When a terminal window is closed, both bash and the kernel send SIGHUP, and
/// systemd may send one after SIGTERM.
static void die_or_tell(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  int place = place_of_end(signal_number), none = -1;
  if (place < 0 || !armed || getpid() != owner) return die(signal_number);
  if (!atomic_compare_exchange_strong(&end_requested, &none, place)) {
    if (info->si_code == SI_TIMER || signal_number == SIGINT) die(signal_number);
    return;
  }
  int error = errno;
  start_end_timer(place, PATIENCE);
  // Asked after that, so that whoever sets it meanwhile does not find the timer shortened.
  if (atomic_load(&is_ending)) start_end_timer(place, GRACE);
  signals_note(CNCURSES_END_REQUESTED);
  errno = error;
}

int32_t cncurses_announce_end(void) {
  if (atomic_load(&has_end_timers)) return 0;
  for (int i = 0; i < END_COUNT; i++) {
    struct sigevent again = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = end_signals[i]};
    if (timer_create(CLOCK_MONOTONIC, &again, &end_timers[i]) == 0) continue;
    delete_end_timers(i);
    return -1;
  }
  atomic_store(&has_end_timers, true);
  return 0;
}

void cncurses_grant_time(void) {
  atomic_store(&is_ending, true);
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
  struct sigaction action = {
      .sa_sigaction = die_or_tell, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  // A fault inside the handler then kills at once instead of starting over.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count(); i++) {
    // Ignored under nohup; caught by whoever has a use for it.
    void (*saved)(int) = saved_fatal[fatal_signal(i)].sa_handler;
    bool kills = saved == SIG_DFL;
    bool is_fault = i < FAULT_COUNT && saved != SIG_IGN;
    if (kills || is_fault) sigaction(fatal_signal(i), &action, NULL);
  }
  armed = 1;
}

void rescue_disarm(void) {
  if (!armed) return;
  armed = 0;
  for (int i = 0; i < fatal_count(); i++) {
    sigaction(fatal_signal(i), &saved_fatal[fatal_signal(i)], NULL);
  }
  fflush(stdout);
  release_text();
  restore_descriptor(&real_error, STDERR_FILENO);
  restore_descriptor(&real_output, STDOUT_FILENO);
  if (caught >= 0) close(caught);
  caught = -1;
}
