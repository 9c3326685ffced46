/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asking on the board what the catapult or the Knights' Tournament did to a figure (D11, D12). */

#include "config.h"

#include "bastide-turn-tool-private.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* What is asked, kept by the popover. */
typedef struct
{
  BastideTurnTool *tool;        /* which asks */
  GtkDropDown     *reason;
  BstSpot          figure;
} Question;

static void
answer (Question    *question,
        BstStepKind  kind)
{
  BastideTurnTool *tool = question->tool;
  BstDexterityReason reason = gtk_drop_down_get_selected (question->reason);
  BstSpot figure = question->figure;

  bastide_board_pop_down (tool->board);
  bastide_turn_input_use_dexterity (tool->turn_input, kind, reason, &figure);
}

static void
removed (Question *question)
{
  answer (question, BST_STEP_DEXTERITY_REMOVES);
}

static void
moved (Question *question)
{
  answer (question, BST_STEP_DEXTERITY_MOVES);
}

static void
exchanged (Question *question)
{
  answer (question, BST_STEP_DEXTERITY_EXCHANGES);
}

static void
add_button (GtkWidget  *box,
            const char *label,
            GCallback   clicked,
            Question   *question)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_swapped (button, "clicked", clicked, question);
  gtk_box_append (GTK_BOX (box), button);
}

/* The catapult, the tournament, or something else, in the order of BstDexterityReason. */
static GtkWidget *
create_reasons (void)
{
  const char * const reasons[] = {
    /* Translators: why a figure was moved by hand, as the next two. */
    C_("by hand", "Catapult"), C_("by hand", "Knights’ Tournament"), C_("by hand", "Other reason"),
    NULL
  };
  GtkWidget *reason = gtk_drop_down_new_from_strings (reasons);

  gtk_accessible_update_property (GTK_ACCESSIBLE (reason), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Reason"), -1);

  return reason;
}

static GtkWidget *
create_popover (BastideTurnTool *self,
                const BstSpot   *figure)
{
  BstGame *game = bastide_board_get_game (self->board);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  Question *question = g_new0 (Question, 1);
  g_autofree char *who = NULL;
  GtkWidget *title;

  who = g_strdup_printf (C_("figure", "%s (%s)"),
                         bst_io_words_figure (figure->figure, figure->feature),
                         bst_io_words_player (game, (guint) figure->player));
  title = gtk_label_new (who);
  gtk_widget_add_css_class (title, "heading");
  question->tool = self;
  question->figure = *figure;
  question->reason = GTK_DROP_DOWN (create_reasons ());
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (question->reason));
  add_button (box, _("Removed by Hand"), G_CALLBACK (removed), question);
  add_button (box, _("Moved by Hand…"), G_CALLBACK (moved), question);
  add_button (box, _("Exchanged by Hand…"), G_CALLBACK (exchanged), question);
  g_object_set_data_full (G_OBJECT (popover), "question", question, g_free);
  gtk_popover_set_child (GTK_POPOVER (popover), box);

  return popover;
}

/* Nothing else can be chosen: the arrows go through figures, and then through places. */
gboolean
bastide_turn_tool_dexterity_key (BastideTurnTool *self,
                                 guint            key)
{
  guint part = bastide_turn_input_get_dexterity_part (self->turn_input);
  BstSpot figure;
  double x, y;

  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left || key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    return bastide_turn_input_step_dexterity (self->turn_input, -1);
  if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right || key == GDK_KEY_Down
      || key == GDK_KEY_KP_Down)
    return bastide_turn_input_step_dexterity (self->turn_input, 1);
  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || part == BST_NO_PART)
    return FALSE;

  if (bastide_turn_input_get_dexterity (self->turn_input) != NULL)
    bastide_turn_input_dexterity_to (self->turn_input, part);
  else if (bastide_turn_input_find_dexterity (self->turn_input, part, &figure))
    {
      bst_render_board_get_spot (bastide_board_get_position (self->board), bastide_board_get_art (self->board),
                                 (guint16) part, &x, &y);
      bastide_board_pop_up (self->board, create_popover (self, &figure), x, y);
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

  bastide_board_to_tiles (self->board, &x, &y);
  bastide_board_pop_up (self->board, create_popover (self, &figure), x, y);

  return TRUE;
}
