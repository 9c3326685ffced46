/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-mistake-card.h"
#include "bastide-engine-text.h"
#include "bastide-player-mark.h"
#include "bastide-study.h"
#include "bastide-template.h"
#include "bastide-turn-pair.h"
#include "bastide-why-list.h"

#include <bst-io-game-words.h>
#include <bst-io-step-text.h>

#include <glib/gi18n.h>

struct _BastideMistakeCard
{
  GtkWidget          parent_instance;

  BastideStudy      *scene;     /* owned: the position before the turn */

  /* Template */
  GtkBox            *body;
  BastideTurnPair   *picture;
  BastidePlayerMark *mark;
  GtkLabel          *title;
  GtkLabel          *glyph;
  GtkLabel          *played;
  GtkLabel          *best;
  GtkLabel          *lost;
  BastideWhyList    *why;
};

G_DEFINE_FINAL_TYPE (BastideMistakeCard, bastide_mistake_card, GTK_TYPE_WIDGET)

/* --- What is said --- */

/* Of the chance the turn that was made has what it lost less than the best. (transfer full) */
static char *
dup_lost (const BstReportTurn *turn)
{
  g_autofree char *points = bastide_engine_text_dup_points (-turn->loss);
  guint before = (guint) (CLAMP (turn->win, 0, 1) * 100 + .5);
  guint after = (guint) (CLAMP (turn->win - turn->loss_win, 0, 1) * 100 + .5);

  if (turn->error <= 0)
    /* Translators: what a turn lost: points, which are exact, and the chance to win with the best turn and with the one that
     * was played. */
    return g_strdup_printf (_("%s points; chance to win %u %% → %u %%"), points, before, after);

  /* Translators: the same, with an interval of 95 % behind the points. */
  return g_strdup_printf (_("%s ± %.1f points; chance to win %u %% → %u %%"), points,
                          bastide_engine_text_get_interval (turn->error), before, after);
}

static void
set_texts (BastideMistakeCard  *self,
           BstGame             *game,
           const BstReportTurn *turn)
{
  const char *player = bst_io_words_player (game, (guint) turn->player);
  g_autofree char *title = NULL;
  g_autofree char *played = bst_io_step_text_dup_move (game, &turn->node->move);
  g_autofree char *best = bst_io_step_text_dup_move (game, &turn->best);
  g_autofree char *played_line = NULL;
  g_autofree char *best_line = NULL;
  g_autofree char *lost = dup_lost (turn);

  title = g_strdup_printf (_("Move %u, %s"), bst_node_get_number (turn->node), player);
  played_line = g_strdup_printf (_("Played: %s"), played);
  best_line = g_strdup_printf (_("Best: %s"), best);
  bastide_player_mark_set (self->mark, game, 1u << turn->player);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->glyph, bst_glyph_text (turn->mark));
  gtk_label_set_label (self->played, played_line);
  gtk_label_set_label (self->best, best_line);
  gtk_label_set_label (self->lost, lost);
}

/* --- What is shown --- */

static void
show_turns (BastideMistakeCard  *self,
            const BstReportTurn *turn)
{
  BstRenderGhost best = { .move = turn->best, .sign = "1" };
  BstRenderGhost played = { .move = turn->node->move };
  const BastideEngineTurn turns[] = {
    { .answer = { .move = turn->best }, .rank = 1 },
    { .answer = { .move = turn->node->move }, .rank = turn->rank },
  };

  g_strlcpy (played.sign, turn->mark != BST_GLYPH_NONE ? bst_glyph_text (turn->mark) : "", sizeof played.sign);
  bastide_turn_pair_set (self->picture, bastide_study_get_shown (self->scene), &best, &played);
  bastide_why_list_ask (self->why, bastide_study_get_position (self->scene), (guint) turn->player, &turns[0], &turns[1]);
}

void
bastide_mistake_card_set (BastideMistakeCard *self,
                          BastideReport      *report,
                          guint               index,
                          BstPosition        *before)
{
  const BstReportTurn *turn = bastide_report_get (report, index);

  g_return_if_fail (BASTIDE_IS_MISTAKE_CARD (self));

  bastide_study_take_position (self->scene, before);
  set_texts (self, bastide_report_get_game (report), turn);
  show_turns (self, turn);
}

void
bastide_mistake_card_clear (BastideMistakeCard *self)
{
  g_return_if_fail (BASTIDE_IS_MISTAKE_CARD (self));

  bastide_why_list_clear (self->why);
}

void
bastide_mistake_card_set_narrow (BastideMistakeCard *self,
                                 gboolean            is_narrow)
{
  g_return_if_fail (BASTIDE_IS_MISTAKE_CARD (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/* --- Class --- */

static void
bastide_mistake_card_dispose (GObject *object)
{
  BastideMistakeCard *self = BASTIDE_MISTAKE_CARD (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->scene);

  G_OBJECT_CLASS (bastide_mistake_card_parent_class)->dispose (object);
}

static void
bastide_mistake_card_class_init (BastideMistakeCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_mistake_card_dispose;

  bastide_template_types (BASTIDE_TYPE_PLAYER_MARK, BASTIDE_TYPE_TURN_PAIR, BASTIDE_TYPE_WHY_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-mistake-card.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideMistakeCard, body, picture, mark, title, glyph, played, best, lost, why);
}

static void
bastide_mistake_card_init (BastideMistakeCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->scene = bastide_study_new ();
}
