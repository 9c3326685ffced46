/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asking on the board what the catapult or the Knights' Tournament did to a figure (D11, D12). */

#include "config.h"

#include "bastide-turn-tool-private.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

static void
answered (gpointer owner,
          guint    answer,
          guint    option)
{
  static const BstStepKind kinds[] = { BST_STEP_DEXTERITY_REMOVES, BST_STEP_DEXTERITY_MOVES, BST_STEP_DEXTERITY_EXCHANGES };
  BastideTurnTool *self = owner;

  bastide_turn_input_use_dexterity (self->turn_input, kinds[answer], (BstDexterityReason) option, &self->asked_figure);
}

/* @x and @y: where, in tiles. */
static void
ask (BastideTurnTool *self,
     const BstSpot   *figure,
     double           x,
     double           y)
{
  /* The catapult, the tournament, or something else, in the order of BstDexterityReason. */
  const char * const reasons[] = {
    /* Translators: why a figure was moved by hand, as the next two. */
    C_("by hand", "Catapult"), C_("by hand", "Knights’ Tournament"), C_("by hand", "Other reason"),
    NULL
  };
  BastideQuestion *question = bastide_question_new (answered, self);

  self->asked_figure = *figure;
  question->title = g_strdup_printf (C_("figure", "%s (%s)"), bst_io_words_figure (figure->figure, figure->feature),
                                     bst_io_words_player (bastide_shown_get_game (bastide_desk_look (self->desk).shown),
                                                          (guint) figure->player));
  question->label = g_strdup (_("Reason"));
  question->options = g_strdupv ((char **) reasons);
  bastide_question_add (question, g_strdup (_("Removed by Hand")));
  bastide_question_add (question, g_strdup (_("Moved by Hand…")));
  bastide_question_add (question, g_strdup (_("Exchanged by Hand…")));
  bastide_desk_ask (self->desk, question, x, y);
}

/* Nothing else can be chosen: the arrows go through figures, and then through places. */
gboolean
bastide_turn_tool_dexterity_key (BastideTurnTool *self,
                                 guint            key)
{
  guint part = bastide_turn_input_get_dexterity_part (self->turn_input);
  BstSpot figure;
  double x, y;

  if (key == BASTIDE_PRESS_LEFT || key == BASTIDE_PRESS_UP)
    return bastide_turn_input_step_dexterity (self->turn_input, -1);
  if (key == BASTIDE_PRESS_RIGHT || key == BASTIDE_PRESS_DOWN)
    return bastide_turn_input_step_dexterity (self->turn_input, 1);
  if (key != BASTIDE_PRESS_ENTER || part == BST_NO_PART)
    return FALSE;

  if (bastide_turn_input_get_dexterity (self->turn_input) != NULL)
    bastide_turn_input_dexterity_to (self->turn_input, part);
  else if (bastide_turn_input_find_dexterity (self->turn_input, part, &figure))
    {
      bst_render_board_get_spot (bastide_desk_get_position (self->desk), bastide_desk_get_art (self->desk),
                                 (guint16) part, &x, &y);
      ask (self, &figure, x, y);
    }

  return TRUE;
}

gboolean
bastide_turn_tool_ask_dexterity (BastideTurnTool *self,
                                 double           x,
                                 double           y,
                                 guint            part)
{
  BstSpot figure;

  if (!bastide_turn_input_find_dexterity (self->turn_input, part, &figure))
    return FALSE;

  bastide_desk_to_tiles (self->desk, &x, &y);
  ask (self, &figure, x, y);

  return TRUE;
}
