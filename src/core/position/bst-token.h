/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sixth part of a position's text: what modules put beside tiles and figures, an item each, and
 * in the middle of a turn what it still waits for.
 *
 *   abbeys 1,0; dragon 2,1; fairy to Red city:W at 1,0; tower 3 at 1,0; Blue holds Red big
 *
 * Those of tokens are written as their table says (bst-token-kind.h), all others by their module (bst-module.h); these are
 * the pieces they are made of. */

#pragma once

#include "bst-position-private.h"

G_BEGIN_DECLS

/* Begins an item: a semicolon, if another stands before. */
void     bst_token_begin         (GString           *out);

/* An item "name 1,0": a number for each player. */
void     bst_token_print_numbers (const BstPosition *p,
                                  const char        *name,
                                  const guint8      *numbers,
                                  GString           *out);

/* An item that is a step, as its text but for the brackets. */
void     bst_token_print_step    (const BstPosition *p,
                                  const BstStep     *step,
                                  GString           *out);

/* "Red", or "Red big" if it is no common follower; begins no item. */
void     bst_token_print_figure  (const BstPosition *p,
                                  guint              player,
                                  guint              kind,
                                  GString           *out);

/* Each reads what is printed so, NULL being no text, and is FALSE for anything else. Figures are
 * followers; a cell may be free. */
gboolean bst_token_read_number   (const char        *text,
                                  gint64             lowest,
                                  gint64             highest,
                                  gint64            *number);
gboolean bst_token_read_cell     (const char        *text,
                                  gint16            *x,
                                  gint16            *y);
gboolean bst_token_read_numbers  (const BstPosition *p,
                                  const char        *text,
                                  guint              highest,
                                  guint8            *numbers);
gboolean bst_token_read_figure   (const BstPosition *p,
                                  char             **words,
                                  guint             *player,
                                  guint             *kind);
gboolean bst_token_read_step     (const BstPosition *p,
                                  const char        *item,
                                  BstStep           *step);

G_END_DECLS
