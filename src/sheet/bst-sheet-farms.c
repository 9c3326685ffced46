/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-sheets.h"

#include "bst-io-case-book.h"
#include "bst-io-case-play.h"

#include <glib/gi18n-lib.h>

/* The cases that are named like the sheets of the documents. */
static const char * const cases[] = { "B1", "B2" };

/* Is the line one that says what is paid? */
static gboolean
is_key (const BstIoCaseStep *step)
{
  return step->line != NULL && (step->line->verb == BST_IO_CASE_PAYS || step->line->verb == BST_IO_CASE_FINAL);
}

/* What the farms are asked on: the board once all moves are made. */
static const BstIoCaseStep *
find_board (const BstIoCasePlay *play)
{
  const BstIoCaseStep *step;
  guint i = 0;

  do
    step = bst_io_case_play_get_step (play, i++);
  while (!is_key (step) && i < bst_io_case_play_get_n_steps (play));

  return step;
}

static void
add_board (BstSheet            *self,
           const BstIoCasePlay *play,
           BstRenderShow        show)
{
  BstSheetBoard board = {
    .position = find_board (play)->position, .show = show, .target = BST_NO_PART, .is_small = show != 0,
    .names_present = TRUE
  };

  bst_sheet_add_board (self, &board);
}

static void
add_key (BstSheet            *self,
         const BstIoCasePlay *play)
{
  for (guint i = 0; i < bst_io_case_play_get_n_steps (play); i++)
    {
      const BstIoCaseStep *step = bst_io_case_play_get_step (play, i);

      if (is_key (step))
        bst_sheet_add_text (self, BST_SHEET_TEXT, step->sentence);
    }
}

static void
add_case (BstSheet            *self,
          const BstIoCasePlay *play)
{
  const BstIoCase *source = bst_io_case_play_get_case (play);

  bst_sheet_add_text (self, BST_SHEET_HEADING, source->id);
  add_board (self, play, 0);
  bst_sheet_add_text (self, BST_SHEET_TEXT, _("Draw the borders of the farms. Whose are they, and what do they pay?"));
}

static void
add_answer (BstSheet            *self,
            const BstIoCasePlay *play)
{
  const BstIoCase *source = bst_io_case_play_get_case (play);

  bst_sheet_add_text (self, BST_SHEET_HEADING, source->id);
  bst_sheet_add_text (self, BST_SHEET_SMALL, source->title);
  add_board (self, play, BST_RENDER_SHOW_FARMS | BST_RENDER_SHOW_NUMBERS);
  add_key (self, play);
}

BstSheet *
bst_sheet_new_farms (GError **error)
{
  g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func ((GDestroyNotify) bst_io_case_play_free);
  g_autoptr (BstSheet) self = bst_sheet_new (_("The Farm Sheet"));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BstIoCasePlay *play = bst_io_case_play_new (bst_io_case_book_find (cases[i]), error);

      if (play == NULL)
        return NULL;
      g_ptr_array_add (plays, play);
    }
  bst_sheet_add_text (self, BST_SHEET_TITLE, bst_sheet_get_title (self));
  for (guint i = 0; i < plays->len; i++)
    add_case (self, g_ptr_array_index (plays, i));
  bst_sheet_add_break (self);
  bst_sheet_add_text (self, BST_SHEET_TITLE, C_("sheet", "Key"));
  for (guint i = 0; i < plays->len; i++)
    add_answer (self, g_ptr_array_index (plays, i));

  return g_steal_pointer (&self);
}
