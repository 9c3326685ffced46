/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A key that is pressed, whatever keyboard it is on: a character as it stands in Unicode, a letter in lower case, or one of
 * these. Those of the number pad are the same as the others. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum
{
  BASTIDE_PRESS_BACKSPACE = 0x08,
  BASTIDE_PRESS_TAB       = 0x09,
  BASTIDE_PRESS_ENTER     = 0x0d,
  BASTIDE_PRESS_ESCAPE    = 0x1b,
  BASTIDE_PRESS_DELETE    = 0x7f,
  BASTIDE_PRESS_LEFT      = 0x110000,   /* no character */
  BASTIDE_PRESS_UP,
  BASTIDE_PRESS_RIGHT,
  BASTIDE_PRESS_DOWN
};

/* What is held meanwhile, of a click and a drag, too. The bits are those of the toolkit, whose other bits may be set. */
typedef enum
{
  BASTIDE_HELD_SHIFT   = 1 << 0,
  BASTIDE_HELD_CONTROL = 1 << 2,
  BASTIDE_HELD_ALT     = 1 << 3,
  BASTIDE_HELD_SUPER   = 1 << 26,
  BASTIDE_HELD_ANY     = BASTIDE_HELD_SHIFT | BASTIDE_HELD_CONTROL | BASTIDE_HELD_ALT | BASTIDE_HELD_SUPER
} BastideHeld;

G_END_DECLS
