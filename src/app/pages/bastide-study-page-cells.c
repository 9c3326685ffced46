/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can still happen on the empty cells: whose legal cells are shown, what lights what, and why a tile may not lie
 * somewhere. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-calls.h"
#include "bastide-feature-chance.h"
#include "bastide-template.h"
#include "bastide-turn-prompt.h"

#include <bst-io-game-words.h>
#include <bst-io-reason.h>
#include <bst-refusal.h>
#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* --- The chip --- */

/* It says whose legal cells are shown. While a turn is tried, none are. */
void
bastide_study_page_update_chip (BastideStudyPage *self)
{
  BastideShown *shown = bastide_study_get_shown (self->study);
  guint show = bastide_board_get_show (self->board);
  gboolean is_shown = (show & (BST_RENDER_SHOW_LEGAL | BST_RENDER_SHOW_ANY)) != 0
                      && shown != NULL && !bastide_shown_is_trying (shown);

  if (is_shown)
    {
      g_autofree char *text = bastide_turn_prompt_dup_legal (self->turn_input, (show & BST_RENDER_SHOW_ANY) != 0);

      gtk_label_set_label (self->chip_text, text);
    }
  gtk_widget_set_visible (self->chip, is_shown);
}

static void
close_chip (BastideStudyPage *self)
{
  bastide_board_set_show (self->board, bastide_board_get_show (self->board) & ~(guint) BST_RENDER_SHOW_CELLS);
  bastide_bag_set_selected (self->bag, BST_NO_TILE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- Lighting --- */

/* A tile of the bag that is pointed at, or in focus, lights its cells. */
static void
bag_lit (BastideStudyPage *self)
{
  gboolean is_told = !bastide_study_is_exam (self->study) && !bastide_position_editor_is_active (self->editor);

  bastide_board_set_lit_type (self->board, is_told ? bastide_bag_get_lit (self->bag) : BST_NO_TILE);
}

/* Milliseconds that the pointer rests on a feature before it is asked about. */
#define REST 150

/* The tiles that would close it somewhere. */
static void
light_closing (BastideStudyPage *self)
{
  BstTileSet *set = bst_game_get_tile_set (bastide_study_get_game (self->study));
  guint n_types = bst_tile_set_get_n_types (set);
  g_autofree guint8 *closing = g_new (guint8, n_types);

  for (guint i = 0; i < n_types; i++)
    closing[i] = bastide_odds_closes (self->feature_odds, i);
  bastide_bag_set_closing (self->bag, closing);
}

static void
feature_odds_changed (BastideStudyPage *self)
{
  BstGame *game = bastide_study_get_game (self->study);
  g_autofree char *chance = bastide_feature_chance_dup_text (self->feature_odds, game);

  bastide_feature_card_set_chance (self->card, chance);
  if (self->odds != NULL)
    bastide_odds_pane_set_feature (self->odds, chance);
  if (chance != NULL)
    light_closing (self);
}

static gboolean
ask_feature (gpointer data)
{
  BastideStudyPage *self = data;
  const BstPosition *position = bastide_study_get_position (self->study);

  self->odds_source = 0;
  if (self->odds_part < bst_position_get_n_parts (position))
    bastide_odds_ask_feature (self->feature_odds, position, bastide_feature_chance_get_player (position, self->odds_part),
                              self->odds_part);

  return G_SOURCE_REMOVE;
}

void
bastide_study_page_update_feature_odds (BastideStudyPage *self)
{
  guint part = bastide_board_get_lit (self->board);

  if (self->feature_odds == NULL)
    return;
  if (part == BST_NO_PART)
    part = bastide_board_get_target (self->board);
  g_clear_handle_id (&self->odds_source, g_source_remove);
  bastide_odds_stop (self->feature_odds);
  bastide_feature_card_set_chance (self->card, NULL);
  if (self->odds != NULL)
    bastide_odds_pane_set_feature (self->odds, NULL);
  bastide_bag_set_closing (self->bag, NULL);
  if (bastide_study_get_record (self->study) == NULL || bastide_study_is_exam (self->study)
      || bastide_position_editor_is_active (self->editor)
      || !bastide_feature_chance_has (bastide_study_get_position (self->study), part))
    return;
  /* It comes in a moment, to where there is room for it. */
  bastide_feature_card_set_chance (self->card, "");
  self->odds_part = part;
  self->odds_source = g_timeout_add (REST, ask_feature, self);
}

/* --- Why not --- */

static void
why_not (BastideStudyPage *self)
{
  BastideTurnInputRefusal told = { .part = BST_NO_PART };
  int type = bastide_turn_input_get_tile (self->turn_input);
  BstRefusal refusal;
  int x, y;

  if (bastide_study_page_refuse_in_exam (self) || bastide_shown_is_trying (bastide_study_get_shown (self->study))
      || bastide_position_editor_is_active (self->editor) || !bastide_desk_get_cell (BASTIDE_DESK (self->board), &x, &y))
    return;
  if (type == BST_NO_TILE)
    {
      bastide_page_tell (BASTIDE_PAGE (self), _("Choose a tile in the bag, or draw one."));
      return;
    }
  bst_refusal_of_cell (&refusal, bastide_study_get_position (self->study), (guint) type, x, y);
  if (refusal.reason == BST_REASON_NONE)
    {
      g_autofree char *fits = bastide_turn_prompt_dup_fits (self->turn_input, x, y);

      bastide_page_tell (BASTIDE_PAGE (self), fits);
      return;
    }
  told.sentence = bst_io_reason_dup_text (refusal.reason);
  told.has_edge = refusal.edges != 0;
  told.x = x;
  told.y = y;
  told.edge = told.has_edge ? (BstDirection) g_bit_nth_lsf (refusal.edges, -1) : 0;
  bastide_turn_input_point_out (self->turn_input, &told);
}

/* --- From the menu of a cell --- */

static void
look_at (BastideStudyPage *self,
         GVariant         *cell)
{
  int x, y;

  g_variant_get (cell, "(ii)", &x, &y);
  bastide_board_look_at (self->board, x, y);
}

/* The bag lights the tiles that do. */
static void
what_fits (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  gtk_stack_set_visible_child (self->start_tabs, GTK_WIDGET (self->palette));
  bastide_split_view_set_show (self->side, TRUE);
  look_at (self, parameter);
}

static void
why_not_at (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  look_at (user_data, parameter);
  why_not (user_data);
}

/* --- Set-up --- */

void
bastide_study_page_dispose_cells (BastideStudyPage *self)
{
  g_clear_handle_id (&self->odds_source, g_source_remove);
  if (self->feature_odds != NULL)
    bastide_odds_stop (self->feature_odds);
  g_clear_object (&self->feature_odds);
}

void
bastide_study_page_class_init_cells (GtkWidgetClass *widget_class)
{
  bastide_template_children (widget_class, BastideStudyPage, chip, chip_text);
  bastide_template_callbacks (widget_class, close_chip, bag_lit);
}

void
bastide_study_page_init_cells (BastideStudyPage *self)
{
  static const BastideCall calls[] = {
    { "why-not", G_CALLBACK (why_not) },
  };

  static const GActionEntry entries[] = {
    { .name = "what-fits", .activate = what_fits, .parameter_type = "(ii)" },
    { .name = "why-not-at", .activate = why_not_at, .parameter_type = "(ii)" },
  };

  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->feature_odds = bastide_odds_new ();
  g_signal_connect_object (self->feature_odds, "changed", G_CALLBACK (feature_odds_changed), self, G_CONNECT_SWAPPED);
}
