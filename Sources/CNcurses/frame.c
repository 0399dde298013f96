#define _GNU_SOURCE

#include "frame.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rescue.h"

static int terminal, output;
/// Stands in for the terminal while a frame is made; without it frames go out as they come.
static int held = -1;
static char *bytes;
static size_t capacity;

void frame_open(int to, int through) {
  terminal = to;
  output = through;
  held = memfd_create("frame", MFD_CLOEXEC);
}

void frame_begin(void) {
  if (held >= 0) dup3(held, output, O_CLOEXEC);
}

void frame_end(void) {
  if (held < 0) return;
  dup3(terminal, output, O_CLOEXEC);
  off_t length = lseek(held, 0, SEEK_CUR);
  lseek(held, 0, SEEK_SET);
  if (length <= 0) return;
  if (capacity < (size_t)length) {
    char *larger = realloc(bytes, 2 * (size_t)length);
    if (!larger) return;
    bytes = larger;
    capacity = 2 * (size_t)length;
  }
  ssize_t found = pread(held, bytes, (size_t)length, 0);
  if (found > 0) rescue_write(terminal, bytes, (size_t)found);
}

void frame_close(void) {
  if (held >= 0) close(held);
  held = -1;
  free(bytes);
  bytes = NULL;
  capacity = 0;
}
