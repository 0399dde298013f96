#pragma once

#include <stdint.h>

/// The columns libc gives a Unicode scalar: 0, 1 or 2, or -1 for what cannot be printed.
///
/// Asked under the user's locale if its encoding is UTF-8, otherwise under C.UTF-8, whatever locale
/// the program has set. May be called from any thread.
int32_t cwidth_columns(uint32_t scalar);
