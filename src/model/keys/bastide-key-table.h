/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All keys of the program. What the window does with them, its menus, the list of shortcuts and the manual
 * follow this one table. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where a key is heard: keys of places that have one in common must differ. */
typedef enum
{
  BASTIDE_KEY_IN_STUDY    = 1 << 0,
  BASTIDE_KEY_IN_CELLS    = 1 << 1,     /* the focus is in a cell of the board */
  BASTIDE_KEY_IN_TURN     = 1 << 2,     /* that is tried on the board */
  BASTIDE_KEY_IN_EDIT     = 1 << 3,     /* edit mode */
  BASTIDE_KEY_IN_LIST     = 1 << 4,     /* of moves */
  BASTIDE_KEY_IN_PUZZLES  = 1 << 5,
  BASTIDE_KEY_IN_ANSWER   = 1 << 6,     /* cells are picked */
  BASTIDE_KEY_IN_MAKING   = 1 << 7,     /* a puzzle is made */
  BASTIDE_KEY_IN_START    = 1 << 8,     /* the page to begin with */
  BASTIDE_KEY_IN_LEARN    = 1 << 9,     /* a lesson */
  BASTIDE_KEY_IN_REPORT   = 1 << 10,
  BASTIDE_KEY_IN_PROJECTOR = 1 << 11,   /* a window of its own */
  BASTIDE_KEY_ON_PAGES    = BASTIDE_KEY_IN_STUDY | BASTIDE_KEY_IN_PUZZLES | BASTIDE_KEY_IN_MAKING
                            | BASTIDE_KEY_IN_LEARN,
  BASTIDE_KEY_ANYWHERE    = (1 << 11) - 1
} BastideKeyScope;

typedef enum
{
  BASTIDE_KEYS_GAME,
  BASTIDE_KEYS_SHOW,
  BASTIDE_KEYS_WINDOW,
  BASTIDE_KEYS_MOVES,
  BASTIDE_KEYS_BOARD,
  BASTIDE_KEYS_PLAY,
  BASTIDE_KEYS_EDIT,
  BASTIDE_KEYS_PUZZLES,
  BASTIDE_KEYS_LEARN,
  BASTIDE_KEYS_PROJECTOR,
  BASTIDE_KEYS_CHANGE,
  BASTIDE_N_KEY_SECTIONS
} BastideKeySection;

typedef struct
{
  BastideKeySection  section;
  BastideKeyScope    scope;
  const char        *action;    /* with its target; "tool." and a name for what the board does; NULL for what only the
                                 * widget in focus knows, whose key stays */
  const char        *keys;      /* accelerators with blanks between */
  const char        *title;     /* for gettext */
  gboolean           is_late;   /* the focus has it first, like all keys without Ctrl or Alt */
} BastideKey;

/* Ordered by section. */
const BastideKey *bastide_key_table_get        (guint             *n_keys);

/* The key of a detailed action. (nullable) */
const BastideKey *bastide_key_table_find       (const char        *action);

/* For gettext. */
const char       *bastide_key_table_get_title  (BastideKeySection  section);

G_END_DECLS
