#define _GNU_SOURCE

#include "CWidth.h"

#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <string.h>
#include <wchar.h>

static locale_t utf8_locale;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_locale(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    locale_t found = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
    if (!found) continue;
    if (strcmp(nl_langinfo_l(CODESET, found), "UTF-8") == 0) {
      utf8_locale = found;
      return;
    }
    freelocale(found);
  }
}

int32_t cwidth_columns(uint32_t scalar) {
  if (scalar < 0x7F) return scalar < 0x20 ? -1 : 1;
  pthread_once(&once, find_locale);
  if (!utf8_locale) return scalar < 0xA0 ? -1 : 1;
  // There is no wcwidth_l.
  locale_t previous = uselocale(utf8_locale);
  int columns = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return columns > 2 ? 2 : columns;
}
