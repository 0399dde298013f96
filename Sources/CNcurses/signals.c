#define _GNU_SOURCE

#include "signals.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "CNcurses.h"
#include "rescue.h"

static const int numbers[] = {SIGWINCH, SIGTSTP, SIGCONT};
static const uint32_t bits[] = {
    CNCURSES_SIZE_CHANGED, CNCURSES_STOP_REQUESTED, CNCURSES_CONTINUED};
enum { COUNT = sizeof numbers / sizeof *numbers };

static struct sigaction saved[COUNT];
static _Atomic uint32_t noted;
static int descriptor = -1;

void signals_note(uint32_t bit) {
  int error = errno;
  atomic_fetch_or(&noted, bit);
  uint64_t one = 1;
  ssize_t ignored = write(descriptor, &one, sizeof one);
  (void)ignored;
  errno = error;
}

static void note(int number) {
  for (int i = 0; i < COUNT; i++) {
    if (numbers[i] == number) signals_note(bits[i]);
  }
}

int32_t signals_open(void) {
  noted = 0;
  descriptor = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  if (descriptor < 0) return -1;
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < COUNT; i++) sigaction(numbers[i], &action, &saved[i]);
  return 0;
}

void signals_close(void) {
  if (descriptor < 0) return;
  for (int i = 0; i < COUNT; i++) sigaction(numbers[i], &saved[i], NULL);
  close(descriptor);
  descriptor = -1;
}

void signals_forget_continued(void) { atomic_fetch_and(&noted, ~(uint32_t)CNCURSES_CONTINUED); }

int32_t cncurses_stop(void) {
  struct sigaction stops = {.sa_handler = SIG_DFL}, caught;
  sigset_t stop, blocked;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigaction(SIGTSTP, &stops, &caught);
  // Dispatch's threads block signals.
  pthread_sigmask(SIG_UNBLOCK, &stop, &blocked);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  return sigaction(SIGTSTP, &caught, NULL);
}

int32_t cncurses_signal_descriptor(void) { return descriptor; }

uint32_t cncurses_take_signals(void) {
  uint64_t count;
  ssize_t ignored = read(descriptor, &count, sizeof count);
  (void)ignored;
  uint32_t taken = atomic_exchange(&noted, 0);
  if (taken & CNCURSES_END_REQUESTED) rescue_grant_time();
  return taken;
}
