/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-play-bar.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

struct _BastidePlayBar
{
  GtkWidget        parent_instance;

  BastideOpponent *opponent;    /* owned */
  BastideShown    *shown;       /* of the study; NULL while there is none */
  guint            tick;        /* 0 while no clock goes that can be seen */

  /* Template */
  GtkWidget       *box;
  GtkLabel        *sentence;
  GtkLabel        *clock;
  GtkWidget       *hint;
  GtkWidget       *take_back;
  GtkWidget       *move_now;
  GtkWidget       *come_back;
};

G_DEFINE_FINAL_TYPE (BastidePlayBar, bastide_play_bar, GTK_TYPE_WIDGET)

/* (transfer full) */
static char *
dup_hint (BastidePlayBar *self,
          BastideHint     hint,
          const BstMove  *move)
{
  g_autofree char *cell = NULL;
  g_autofree char *turn = NULL;

  if (hint == BASTIDE_HINT_WHERE)
    {
      cell = bst_io_words_cell (move->x, move->y);
      /* Translators: a hint; %s is a cell: "(2, −1)". */
      return g_strdup_printf (_("Look at the cell %s."), cell);
    }
  turn = bst_io_step_text_dup_move (bastide_shown_get_game (self->shown), move);

  /* Translators: a hint; %s is a turn. */
  return g_strdup_printf (_("Perhaps: %s"), turn);
}

/* (transfer full) */
static char *
dup_sentence (BastidePlayBar *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  guint turn = bst_position_get_turn (bastide_shown_get_position (self->shown));
  BstMove move;
  BastideHint hint = bastide_opponent_get_hint (self->opponent, &move);

  switch (bastide_opponent_get_state (self->opponent))
    {
    case BASTIDE_OPPONENT_WAITING:
      if (hint != BASTIDE_HINT_NONE)
        return dup_hint (self, hint, &move);
      /* Translators: in a game against the program: a person's name, and the level of the program, 1 to 6. */
      return g_strdup_printf (_("Your turn, %s · level %u"), bst_io_words_player (game, turn),
                              bastide_opponent_get_level (self->opponent));
    case BASTIDE_OPPONENT_THINKING:
      /* Translators: in a game against the program: for whom it is thinking now. */
      return g_strdup_printf (_("Bastide thinks about the turn of %s…"), bst_io_words_player (game, turn));
    case BASTIDE_OPPONENT_AWAY:
      return g_strdup (_("The game against Bastide waits at another position."));
    case BASTIDE_OPPONENT_OFF:
    default:
      return g_strdup ("");
    }
}

/* --- The clock --- */

/* "Red 4:12 · Blue 0:30". (transfer full) */
static char *
dup_times (BastidePlayBar *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  g_autoptr (GString) times = g_string_new (NULL);

  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    {
      g_autofree char *time = bastide_opponent_dup_time (self->opponent, player);

      g_string_append_printf (times, "%s%s %s", player > 0 ? " · " : "", bst_io_words_player (game, player), time);
    }

  /* Translators: how long the players have thought so far; names and times follow: "Red 4:12 · Blue 0:30". */
  return g_strdup_printf (_("Thought: %s"), times->str);
}

/* That of who has the turn; of the others for whom asks. */
static void
show_time (BastidePlayBar *self)
{
  guint turn = bst_position_get_turn (bastide_shown_get_position (self->shown));
  g_autofree char *time = bastide_opponent_dup_time (self->opponent, turn);
  g_autofree char *times = dup_times (self);

  gtk_label_set_label (self->clock, time);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->clock), times);
}

static gboolean
ticked (gpointer data)
{
  show_time (data);

  return G_SOURCE_CONTINUE;
}

/* It goes while somebody has the turn and the bar is to be seen. */
static void
update_clock (BastidePlayBar *self)
{
  BastideOpponentState state = bastide_opponent_get_state (self->opponent);
  gboolean goes = state == BASTIDE_OPPONENT_WAITING || state == BASTIDE_OPPONENT_THINKING;

  gtk_widget_set_visible (GTK_WIDGET (self->clock), goes);
  g_clear_handle_id (&self->tick, g_source_remove);
  if (!goes)
    return;
  show_time (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->tick = g_timeout_add_seconds (1, ticked, self);
}

static void
update (BastidePlayBar *self)
{
  BastideOpponentState state = bastide_opponent_get_state (self->opponent);
  g_autofree char *sentence = NULL;

  gtk_widget_set_visible (self->box, state != BASTIDE_OPPONENT_OFF);
  if (state == BASTIDE_OPPONENT_OFF || self->shown == NULL)
    {
      g_clear_handle_id (&self->tick, g_source_remove);
      return;
    }
  update_clock (self);
  sentence = dup_sentence (self);
  gtk_label_set_label (self->sentence, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), sentence);
  gtk_widget_set_visible (self->hint, state == BASTIDE_OPPONENT_WAITING && bastide_opponent_has_hints (self->opponent));
  gtk_widget_set_visible (self->take_back, state == BASTIDE_OPPONENT_WAITING);
  gtk_widget_set_visible (self->move_now, state == BASTIDE_OPPONENT_THINKING);
  gtk_widget_set_visible (self->come_back, state == BASTIDE_OPPONENT_AWAY);
}

static void
study_changed (BastidePlayBar     *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_POSITION)
    update (self);
}

void
bastide_play_bar_set_opponent (BastidePlayBar  *self,
                               BastideOpponent *opponent,
                               BastideStudy    *study)
{
  g_return_if_fail (BASTIDE_IS_PLAY_BAR (self));
  g_return_if_fail (self->opponent == NULL);

  self->opponent = g_object_ref (opponent);
  g_signal_connect_object (opponent, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

void
bastide_play_bar_set_narrow (BastidePlayBar *self,
                             gboolean        is_narrow)
{
  g_return_if_fail (BASTIDE_IS_PLAY_BAR (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
bastide_play_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bastide_play_bar_parent_class)->map (widget);

  if (BASTIDE_PLAY_BAR (widget)->opponent != NULL)
    update (BASTIDE_PLAY_BAR (widget));
}

static void
bastide_play_bar_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&BASTIDE_PLAY_BAR (widget)->tick, g_source_remove);

  GTK_WIDGET_CLASS (bastide_play_bar_parent_class)->unmap (widget);
}

static void
bastide_play_bar_dispose (GObject *object)
{
  BastidePlayBar *self = BASTIDE_PLAY_BAR (object);

  g_clear_handle_id (&self->tick, g_source_remove);

  if (self->opponent != NULL)
    g_signal_handlers_disconnect_by_data (self->opponent, self);
  g_clear_object (&self->opponent);
  bastide_shown_set (&self->shown, NULL);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_play_bar_parent_class)->dispose (object);
}

static void
bastide_play_bar_class_init (BastidePlayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_play_bar_dispose;
  widget_class->map = bastide_play_bar_map;
  widget_class->unmap = bastide_play_bar_unmap;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-play-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastidePlayBar, box, sentence, clock, hint, take_back, move_now, come_back);
}

static void
bastide_play_bar_init (BastidePlayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
