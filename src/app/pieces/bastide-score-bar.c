/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-score-bar.h"
#include "bastide-expected-line.h"
#include "bastide-score-picture.h"
#include "bastide-shown-follow.h"
#include "bastide-text-size.h"
#include "bastide-widget-pen.h"
#include "bastide-work.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

/* Of what belongs to the position before. */
#define STALE 0.5

typedef struct
{
  BstPosition *position;    /* owned */
  gboolean     exact;
  double       expected[BST_MAX_PLAYERS];
} Job;

struct _BastideScoreBar
{
  GtkWidget     parent_instance;

  BastideStudy *study;      /* owned, as the next three */
  BastideShown *shown;      /* NULL while there is none */
  BastideWork  *work;
  BstGame      *game;       /* whose points are shown; NULL before the first */
  gboolean      active;
  gboolean      exact;
  double        expected[BST_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (BastideScoreBar, bastide_score_bar, GTK_TYPE_WIDGET)

/* --- Telling --- */

/* (transfer full) */
static char *
dup_sentence (BastideScoreBar *self)
{
  g_autoptr (GString) points = g_string_new (NULL);

  for (guint p = 0; p < bst_game_get_n_players (self->game); p++)
    {
      if (p > 0)
        g_string_append (points, ", ");
      /* Translators: a player, and points to be expected: "Red 45.2" */
      g_string_append_printf (points, C_("points", "%s %.1f"), bst_io_words_player (self->game, p), self->expected[p]);
    }

  /* Translators: %s: points of all players, by the chances of their features: "Red 45.2, Blue 38.1" */
  return g_strdup_printf (self->exact ? _("Expected at the end: %s (counted)")
                                      : _("Expected at the end: %s (simulated)"), points->str);
}

static gboolean
bastide_score_bar_query_tooltip (GtkWidget  *widget,
                                 int         x,
                                 int         y,
                                 gboolean    by_keyboard,
                                 GtkTooltip *tooltip)
{
  BastideScoreBar *self = BASTIDE_SCORE_BAR (widget);
  g_autofree char *sentence = NULL;

  if (self->game == NULL)
    return FALSE;
  sentence = dup_sentence (self);
  gtk_tooltip_set_text (tooltip, sentence);

  return TRUE;
}

/* --- Computing --- */

static void
job_free (Job *job)
{
  bst_position_free (job->position);
  g_free (job);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;

  bastide_expected_compute (job->position, cancellable, job->expected, &job->exact);

  return FALSE;
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideScoreBar *self = owner;
  Job *job = data;
  g_autofree char *sentence = NULL;

  g_clear_pointer (&self->game, bst_game_unref);
  self->game = bst_game_ref (bst_position_get_game (job->position));
  self->exact = job->exact;
  memcpy (self->expected, job->expected, sizeof self->expected);
  sentence = dup_sentence (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  gtk_widget_set_opacity (GTK_WIDGET (self), 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update (BastideScoreBar *self)
{
  gboolean is_told = self->active && self->shown != NULL
                     && !bastide_study_is_exam (self->study);
  Job *job;

  gtk_widget_set_visible (GTK_WIDGET (self), is_told);
  if (!is_told)
    bastide_work_stop (self->work);
  if (!is_told || bastide_shown_is_trying (self->shown))
    return;

  gtk_widget_set_opacity (GTK_WIDGET (self), STALE);
  job = g_new0 (Job, 1);
  job->position = bst_position_copy (bastide_shown_get_position (self->shown));
  bastide_work_begin (self->work, job);
}

static void
study_changed (BastideScoreBar    *self,
               BastideStudyChange  change)
{
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM))
    update (self);
}

void
bastide_score_bar_set_active (BastideScoreBar *self,
                              gboolean         active)
{
  g_return_if_fail (BASTIDE_IS_SCORE_BAR (self));

  self->active = active;
  update (self);
}

gboolean
bastide_score_bar_is_settled (BastideScoreBar *self)
{
  g_return_val_if_fail (BASTIDE_IS_SCORE_BAR (self), FALSE);

  return self->game != NULL && !bastide_work_is_busy (self->work);
}

double
bastide_score_bar_get_expected (BastideScoreBar *self,
                                guint            player)
{
  g_return_val_if_fail (BASTIDE_IS_SCORE_BAR (self), 0);
  g_return_val_if_fail (player < BST_MAX_PLAYERS, 0);

  return self->expected[player];
}

/* --- Drawing --- */

static void
bastide_score_bar_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? bastide_score_picture_get_height (bastide_text_size_get_scale (widget)) : 0;
}

static void
bastide_score_bar_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BastideScoreBar *self = BASTIDE_SCORE_BAR (widget);
  BastidePen pen;

  if (self->game == NULL)
    return;
  pen = bastide_widget_pen_begin (widget, snapshot);
  bastide_score_picture_draw (self->game, self->expected, &pen);
  cairo_destroy (pen.cr);
}

/* --- Class --- */

void
bastide_score_bar_set_study (BastideScoreBar *self,
                             BastideStudy    *study)
{
  g_return_if_fail (BASTIDE_IS_SCORE_BAR (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  bastide_shown_follow (&self->shown, study, G_CALLBACK (study_changed), self);
}

static void
bastide_score_bar_dispose (GObject *object)
{
  BastideScoreBar *self = BASTIDE_SCORE_BAR (object);

  g_clear_pointer (&self->work, bastide_work_free);
  g_clear_pointer (&self->game, bst_game_unref);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_score_bar_parent_class)->dispose (object);
}

static void
bastide_score_bar_class_init (BastideScoreBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_score_bar_dispose;
  widget_class->measure = bastide_score_bar_measure;
  widget_class->snapshot = bastide_score_bar_snapshot;
  widget_class->query_tooltip = bastide_score_bar_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_score_bar_init (BastideScoreBar *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}
