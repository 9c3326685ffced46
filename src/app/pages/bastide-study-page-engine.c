/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine while it is on: it thinks about the tile that would be laid in the position that is shown, and what it knows
 * is told by the table of turns, by discs on the board and by the bar at its edge. It rests while nobody sees it, and to
 * spare power. */

#include "config.h"

#include "bastide-study-page-private.h"
#include "bastide-engine-text.h"
#include "bastide-template.h"
#include "bastide-turns-asked.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* --- What is asked --- */

static gboolean
is_on (BastideStudyPage *self)
{
  return self->engine != NULL;
}

/* Whose turns: the reader may have chosen another player in the list. */
static guint
find_player (BastideStudyPage *self,
             BastideShown     *shown)
{
  return self->engine_player != BST_NO_PLAYER
         ? (guint) self->engine_player
         : bastide_turns_asked_find_player (shown, bastide_turn_input_get_tile (self->turn_input));
}

/* What it thinks about stays while a turn is tried. */
static void
ask (BastideStudyPage *self)
{
  BastideShown *shown = bastide_study_get_shown (self->study);
  int type = bastide_turn_input_get_tile (self->turn_input);
  g_autofree char *obstacle = NULL;
  guint player;

  if (!is_on (self) || (shown != NULL && bastide_shown_is_trying (shown)))
    return;
  if (bastide_shown_get_record (shown) == NULL || bastide_study_is_exam (self->study)
      || bastide_position_editor_is_active (self->editor))
    {
      bastide_engine_stop (self->engine);
      return;
    }
  player = find_player (self, shown);
  obstacle = bastide_turns_asked_dup_obstacle (shown, type, player);
  if (obstacle != NULL)
    bastide_engine_stop (self->engine);
  else
    bastide_engine_ask (self->engine, bastide_shown_get_position (shown), (guint) type, player);
}

void
bastide_study_page_ask_engine (BastideStudyPage *self)
{
  ask (self);
}

static void
player_chosen (BastideStudyPage *self,
               guint             player)
{
  self->engine_player = (int) player;
  ask (self);
}

/* --- When it rests --- */

static gboolean
is_seen (BastideStudyPage *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return gtk_widget_get_mapped (GTK_WIDGET (self))
         && !(GDK_IS_TOPLEVEL (surface) && (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED));
}

static void
update_rest (BastideStudyPage *self)
{
  gboolean is_sparing = self->power != NULL && bastide_power_is_scarce (self->power) && !self->thinks_anyway;

  if (!is_on (self))
    return;
  bastide_engine_set_resting (self->engine, is_sparing || !is_seen (self));
  if (self->turns != NULL)
    bastide_turns_pane_set_sparing (self->turns, is_sparing);
}

static void
think_anyway (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideStudyPage *self = user_data;

  self->thinks_anyway = TRUE;
  update_rest (self);
}

static void
seen_changed (BastideStudyPage *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));

  /* The window may have another surface than before. */
  if (native != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      g_signal_handlers_disconnect_by_func (gtk_native_get_surface (native), update_rest, self);
      g_signal_connect_object (gtk_native_get_surface (native), "notify::state", G_CALLBACK (update_rest), self,
                               G_CONNECT_SWAPPED);
    }
  update_rest (self);
}

/* --- What it says --- */

/* The turn in the focus of the list lies there itself. */
static void
update_discs (BastideStudyPage *self)
{
  BstRenderBest best[BST_RENDER_MAX_BEST];
  guint n_best = is_on (self) ? bastide_engine_text_list_best (self->engine,
                                                               self->has_engine_move ? &self->engine_move : NULL, best) : 0;

  bastide_board_set_best (self->board, best, n_best);
}

static void
update_bar (BastideStudyPage *self)
{
  BstGame *game = bastide_study_get_game (self->study);
  const BastideEngineTurn *best;
  double shares[BST_MAX_PLAYERS] = { 0 };
  g_autofree char *points = NULL;
  g_autofree char *sentence = NULL;
  guint player;

  if (!is_on (self) || game == NULL || bastide_engine_get_n (self->engine) == 0)
    {
      bastide_value_bar_clear (self->value_bar);
      return;
    }
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    shares[p] = bastide_engine_get_share (self->engine, p);
  player = bastide_engine_get_player (self->engine);
  best = bastide_engine_get (self->engine, 0);
  points = bastide_engine_text_dup_points (best->answer.margin);
  sentence = bastide_engine_text_dup_value_sentence (best, game, player);
  bastide_value_bar_set (self->value_bar, game, shares, player, points, sentence);
}

static void
engine_changed (BastideStudyPage *self)
{
  gboolean had_bar = gtk_widget_get_visible (GTK_WIDGET (self->value_bar));

  update_discs (self);
  update_bar (self);
  /* Cards make room for it. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->value_bar)) != had_bar)
    bastide_study_page_place_cards (self);
}

void
bastide_study_page_engine_turn_chosen (BastideStudyPage *self,
                                       const BstMove    *move)
{
  gboolean is_other = self->has_engine_move != (move != NULL)
                      || (move != NULL && !bst_move_equal (move, &self->engine_move));

  self->has_engine_move = move != NULL;
  if (move != NULL)
    self->engine_move = *move;
  /* The list may have been sorted anew, no more. */
  if (is_other)
    bastide_study_page_end_line (self);
  if (is_on (self))
    update_discs (self);
}

/* The list is made when it is first seen. */
void
bastide_study_page_connect_engine (BastideStudyPage *self)
{
  g_signal_connect_object (self->turns, "player-chosen", G_CALLBACK (player_chosen), self, G_CONNECT_SWAPPED);
  bastide_turns_pane_set_engine (self->turns, self->engine);
  update_rest (self);
}

/* --- On and off --- */

static void
begin (BastideStudyPage *self)
{
  self->engine = bastide_engine_new ();
  if (self->power == NULL)
    {
      self->power = bastide_power_new ();
      g_signal_connect_object (self->power, "changed", G_CALLBACK (update_rest), self, G_CONNECT_SWAPPED);
    }
  self->thinks_anyway = FALSE;
  g_signal_connect_object (self->engine, "changed", G_CALLBACK (engine_changed), self, G_CONNECT_SWAPPED);
  bastide_split_view_set_show (self->pane, TRUE);
  gtk_stack_set_visible_child (self->tabs, GTK_WIDGET (self->turns_place));
  bastide_board_set_show (self->board, (bastide_board_get_show (self->board) & ~(guint) BST_RENDER_SHOW_CELLS)
                                       | BST_RENDER_SHOW_BEST);
}

static void
end (BastideStudyPage *self)
{
  bastide_study_page_end_line (self);
  g_signal_handlers_disconnect_by_data (self->engine, self);
  bastide_engine_stop (self->engine);
  g_clear_object (&self->engine);
  bastide_board_set_show (self->board, bastide_board_get_show (self->board) & ~(guint) BST_RENDER_SHOW_BEST);
  engine_changed (self);
}

static void
change_engine (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  BastideStudyPage *self = user_data;
  gboolean active = g_variant_get_boolean (state);

  if (active == is_on (self) || bastide_study_get_record (self->study) == NULL
      || (active && bastide_study_page_refuse_in_exam (self)))
    return;
  if (active && bastide_study_page_is_playing (self))
    {
      bastide_page_tell (BASTIDE_PAGE (self), _("Not in a game against Bastide, but it gives hints."));
      return;
    }
  if (active)
    begin (self);
  else
    end (self);
  g_simple_action_set_state (action, state);
  if (self->turns != NULL)
    bastide_turns_pane_set_engine (self->turns, self->engine);
  update_rest (self);
  ask (self);
}

static void
study_changed (BastideStudyPage   *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_GAME))
    self->engine_player = BST_NO_PLAYER;
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_GAME | BASTIDE_STUDY_EXAM))
    ask (self);
}

/* --- Set-up --- */

void
bastide_study_page_class_init_engine (GtkWidgetClass *widget_class)
{
  bastide_template_types (BASTIDE_TYPE_VALUE_BAR);
  bastide_template_children (widget_class, BastideStudyPage, value_bar);
}

void
bastide_study_page_init_engine (BastideStudyPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "show-engine", .state = "false", .change_state = change_engine },
    { .name = "think-anyway", .activate = think_anyway },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->engine_player = BST_NO_PLAYER;
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_input, "tile-changed", G_CALLBACK (ask), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (seen_changed), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (seen_changed), NULL);
}

void
bastide_study_page_dispose_engine (BastideStudyPage *self)
{
  g_clear_object (&self->engine);
  g_clear_object (&self->power);
}
