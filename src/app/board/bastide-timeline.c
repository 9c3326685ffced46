/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-timeline.h"
#include "bastide-score-chart.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* A name may be longer than anybody wants to see here; its end is in the tooltip. */
#define MAX_LEAD 28

struct _BastideTimeline
{
  GtkWidget     parent_instance;

  BastideStudy *study;          /* owned */
  BastideShown *shown;          /* owned; NULL while there is none */

  /* Template */
  GtkWidget         *first;
  BastideScoreChart *chart;
  GtkWidget         *last;
  GtkInscription *counter;
  GtkInscription *lead;
};

G_DEFINE_FINAL_TYPE (BastideTimeline, bastide_timeline, GTK_TYPE_WIDGET)

/* "Red +6": who leads by how many points; "Level" if nobody does. (transfer full) */
static char *
dup_lead (BastideTimeline *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  guint index = bastide_shown_get_index (self->shown);
  int best = G_MININT, second = G_MININT;
  guint leader = 0;

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    {
      int score = bastide_shown_get_standing (self->shown, index, p);

      if (score > best)
        {
          second = best;
          best = score;
          leader = p;
        }
      else
        second = MAX (second, score);
    }
  if (best == second || second == G_MININT)
    /* Translators: the leading players have the same score. */
    return g_strdup (_("Level"));

  /* Translators: the leading player, and by how many points: "Red +6". */
  return g_strdup_printf (_("%s +%d"), bst_io_words_player (game, leader), best - second);
}

static void
node_changed (BastideTimeline *self)
{
  g_autofree char *lead = dup_lead (self);
  g_autofree char *counter = NULL;

  counter = g_strdup_printf ("%u / %u", bst_node_get_number (bastide_shown_get_node (self->shown)),
                             bastide_shown_get_n_moves (self->shown));
  gtk_inscription_set_text (self->counter, counter);
  gtk_inscription_set_text (self->lead, lead != NULL ? lead : "");
}

/* The whole of a long name. A tooltip that is set with every move would ask the display each time where the pointer is. */
static gboolean
lead_tooltip_asked (BastideTimeline *self,
                    int              x,
                    int              y,
                    gboolean         by_keyboard,
                    GtkTooltip      *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_inscription_get_text (self->lead));

  return TRUE;
}

/* Room for whoever may lead, and for three digits, so that nothing moves while one steps. Letters
 * may be wider than they are on average. */
static void
game_changed (BastideTimeline *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  glong longest = 0;

  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    longest = MAX (longest, g_utf8_strlen (bst_io_words_player (game, p), -1));
  gtk_inscription_set_nat_chars (self->lead, MIN (MAX_LEAD, (guint) longest + strlen (" +100") + 2));
}

static void
study_changed (BastideTimeline    *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    game_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
}

void
bastide_timeline_set_study (BastideTimeline *self,
                            BastideStudy    *study)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  bastide_score_chart_set_study (self->chart, study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

void
bastide_timeline_set_shows_expected (BastideTimeline *self,
                                     gboolean         shows)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  bastide_score_chart_set_shows_expected (self->chart, shows);
}

void
bastide_timeline_set_short (BastideTimeline *self,
                            gboolean         is_short)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  gtk_widget_set_visible (self->first, !is_short);
  gtk_widget_set_visible (self->last, !is_short);
}

void
bastide_timeline_set_low (BastideTimeline *self,
                          gboolean         is_low)
{
  g_return_if_fail (BASTIDE_IS_TIMELINE (self));

  bastide_score_chart_set_compact (self->chart, is_low);
}

static void
bastide_timeline_dispose (GObject *object)
{
  BastideTimeline *self = BASTIDE_TIMELINE (object);

  bastide_template_clear (GTK_WIDGET (self));
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_timeline_parent_class)->dispose (object);
}

static void
bastide_timeline_class_init (BastideTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_timeline_dispose;

  g_type_ensure (BASTIDE_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-timeline.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideTimeline, first, chart, last, counter, lead);
  gtk_widget_class_bind_template_callback (widget_class, lead_tooltip_asked);
}

static void
bastide_timeline_init (BastideTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}
