#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

#include "CVTerm.h"

static _Noreturn void become(const cpty_program *program) {
  // A test runner may have changed these; a program inherits what is ignored or blocked.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
  if (program->ignores_hangup) signal(SIGHUP, SIG_IGN);
  execve(program->arguments[0], program->arguments, program->environment);
  _exit(127);
}

int32_t cpty_spawn(
    const cpty_program *program, int32_t *master, int32_t *terminal, int32_t *process) {
  struct winsize size = {
      .ws_col = (unsigned short)program->columns, .ws_row = (unsigned short)program->rows};
  int pty_master, pty_terminal;
  if (openpty(&pty_master, &pty_terminal, NULL, NULL, &size) != 0) return -1;
  fcntl(pty_master, F_SETFD, FD_CLOEXEC);
  fcntl(pty_terminal, F_SETFD, FD_CLOEXEC);
  pid_t child = fork();
  if (child == 0) {
    login_tty(dup(pty_terminal));
    become(program);
  }
  if (child < 0) {
    close(pty_master);
    close(pty_terminal);
    return -1;
  }
  *master = pty_master;
  *terminal = pty_terminal;
  *process = child;
  return 0;
}

int32_t cpty_set_size(int32_t master, int32_t columns, int32_t rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(master, TIOCSWINSZ, &size);
}

int32_t cpty_state(int32_t process, int32_t *value) {
  int status;
  pid_t found = waitpid(process, &status, WNOHANG | WUNTRACED);
  if (found != process) return 0;
  *value = WIFEXITED(status) ? WEXITSTATUS(status) : WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return WIFEXITED(status) ? 1 : WIFSIGNALED(status) ? 2 : 3;
}
