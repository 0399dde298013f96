#include "CVTerm.h"

#include <stdlib.h>
#include <string.h>

#if HAS_VTERM

#include <vterm.h>

struct cvterm {
  VTerm *terminal;
  VTermScreen *screen;
  cvterm_modes modes;
};

static int set_property(VTermProp property, VTermValue *value, void *user) {
  cvterm_modes *modes = &((cvterm *)user)->modes;
  if (property == VTERM_PROP_ALTSCREEN) modes->is_alternate = value->boolean;
  if (property == VTERM_PROP_CURSORVISIBLE) modes->is_cursor_visible = value->boolean;
  if (property == VTERM_PROP_MOUSE) modes->mouse = value->number;
  return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = set_property};

int32_t cvterm_is_available(void) { return 1; }

cvterm *cvterm_new(int32_t columns, int32_t rows) {
  cvterm *result = calloc(1, sizeof *result);
  if (!result) return NULL;
  result->terminal = vterm_new(rows, columns);
  vterm_set_utf8(result->terminal, 1);
  result->screen = vterm_obtain_screen(result->terminal);
  vterm_screen_set_callbacks(result->screen, &callbacks, result);
  vterm_screen_enable_altscreen(result->screen, 1);
  vterm_screen_reset(result->screen, 1);
  return result;
}

void cvterm_free(cvterm *terminal) {
  vterm_free(terminal->terminal);
  free(terminal);
}

void cvterm_resize(cvterm *terminal, int32_t columns, int32_t rows) {
  vterm_set_size(terminal->terminal, rows, columns);
}

void cvterm_feed(cvterm *terminal, const uint8_t *bytes, int32_t count) {
  vterm_input_write(terminal->terminal, (const char *)bytes, (size_t)count);
}

static int32_t color_number(const VTermColor *color, uint8_t default_flag) {
  if (color->type & default_flag) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
  return 1 << 24 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

cvterm_cell cvterm_get_cell(cvterm *terminal, int32_t row, int32_t column) {
  cvterm_cell result = {.foreground = -1, .background = -1};
  VTermScreenCell cell;
  VTermPos place = {.row = row, .col = column};
  if (!vterm_screen_get_cell(terminal->screen, place, &cell)) return result;
  memcpy(result.scalars, cell.chars, sizeof result.scalars);
  result.width = cell.width;
  result.foreground = color_number(&cell.fg, VTERM_COLOR_DEFAULT_FG);
  result.background = color_number(&cell.bg, VTERM_COLOR_DEFAULT_BG);
  result.attributes = (cell.attrs.bold ? CVTERM_BOLD : 0) |
                      (cell.attrs.italic ? CVTERM_ITALIC : 0) |
                      (cell.attrs.underline ? CVTERM_UNDERLINE : 0) |
                      (cell.attrs.reverse ? CVTERM_REVERSE : 0);
  return result;
}

cvterm_modes cvterm_get_modes(cvterm *terminal) {
  VTermPos cursor;
  vterm_state_get_cursorpos(vterm_obtain_state(terminal->terminal), &cursor);
  terminal->modes.cursor_row = cursor.row;
  terminal->modes.cursor_column = cursor.col;
  return terminal->modes;
}

int32_t cvterm_take_answer(cvterm *terminal, uint8_t *bytes, int32_t capacity) {
  return (int32_t)vterm_output_read(terminal->terminal, (char *)bytes, (size_t)capacity);
}

#else

int32_t cvterm_is_available(void) { return 0; }
cvterm *cvterm_new(int32_t columns, int32_t rows) { return (void)columns, (void)rows, NULL; }
void cvterm_free(cvterm *terminal) { (void)terminal; }
void cvterm_resize(cvterm *terminal, int32_t columns, int32_t rows) {
  (void)terminal, (void)columns, (void)rows;
}
void cvterm_feed(cvterm *terminal, const uint8_t *bytes, int32_t count) {
  (void)terminal, (void)bytes, (void)count;
}
cvterm_cell cvterm_get_cell(cvterm *terminal, int32_t row, int32_t column) {
  (void)terminal, (void)row, (void)column;
  return (cvterm_cell){0};
}
cvterm_modes cvterm_get_modes(cvterm *terminal) { return (void)terminal, (cvterm_modes){0}; }
int32_t cvterm_take_answer(cvterm *terminal, uint8_t *bytes, int32_t capacity) {
  return (void)terminal, (void)bytes, (void)capacity, 0;
}

#endif
