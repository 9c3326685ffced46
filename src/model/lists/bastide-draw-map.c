/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-draw-map.h"
#include "bastide-cores.h"
#include "bastide-work.h"

#include <bst-io-game-words.h>
#include <bst-io-reason.h>
#include <bst-render-theme.h>

#include <glib/gi18n.h>

/* Nearer to what is expected than this is neither more nor less. */
#define EVEN 0.5

typedef struct
{
  BstPosition   *position;  /* owned, as the next */
  BstDrawValues *values;    /* NULL until the thread has begun */
  GCancellable  *cancellable;   /* of the thread; not owned */
} Job;

struct _BastideDrawMap
{
  GObject        parent_instance;

  BastideStudy  *study;     /* owned, as all that follows */
  BastideWork   *work;
  BstDrawValues *values;    /* NULL while there are none */
  BstPosition   *position;  /* of the values */
  gboolean       active;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideDrawMap, bastide_draw_map, G_TYPE_OBJECT)

/* --- Computing --- */

static void
job_free (Job *job)
{
  g_clear_pointer (&job->values, bst_draw_values_free);
  g_clear_pointer (&job->position, bst_position_free);
  g_free (job);
}

static void
make_step (gpointer data,
           guint    step)
{
  Job *job = data;

  if (!g_cancellable_is_cancelled (job->cancellable))
    bst_draw_values_make_step (job->values, step);
}

static gboolean
run (gpointer      data,
     GCancellable *cancellable)
{
  Job *job = data;

  job->cancellable = cancellable;
  job->values = bst_draw_values_new (job->position, bst_position_get_turn (job->position));
  bastide_cores_run (BASTIDE_ALL_CORES, bst_draw_values_get_n_steps (job->values), make_step, job);

  return FALSE;
}

static void
forget (BastideDrawMap *self)
{
  g_clear_pointer (&self->values, bst_draw_values_free);
  g_clear_pointer (&self->position, bst_position_free);
}

static void
told (gpointer owner,
      gpointer data,
      gboolean is_done)
{
  BastideDrawMap *self = owner;
  Job *job = data;

  forget (self);
  self->values = g_steal_pointer (&job->values);
  self->position = g_steal_pointer (&job->position);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
update (BastideDrawMap *self)
{
  Job *job;

  if (!self->active || bastide_study_is_exam (self->study) || bastide_study_get_record (self->study) == NULL)
    {
      bastide_work_stop (self->work);
      forget (self);
      g_signal_emit (self, signals[CHANGED], 0);
      return;
    }
  if (bastide_shown_is_trying (bastide_study_get_shown (self->study)))
    return;

  job = g_new0 (Job, 1);
  job->position = bst_position_copy (bastide_study_get_position (self->study));
  bastide_work_begin (self->work, job);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
study_changed (BastideDrawMap     *self,
               BastideStudyChange  change)
{
  /* Numbers of another game are of other tiles. */
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    forget (self);
  if ((change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM)) && self->active)
    update (self);
}

void
bastide_draw_map_set_active (BastideDrawMap *self,
                             gboolean        active)
{
  g_return_if_fail (BASTIDE_IS_DRAW_MAP (self));

  if (self->active == active)
    return;
  self->active = active;
  update (self);
}

gboolean
bastide_draw_map_is_active (BastideDrawMap *self)
{
  g_return_val_if_fail (BASTIDE_IS_DRAW_MAP (self), FALSE);

  return self->active;
}

gboolean
bastide_draw_map_is_settled (BastideDrawMap *self)
{
  g_return_val_if_fail (BASTIDE_IS_DRAW_MAP (self), FALSE);

  return self->values != NULL && !bastide_work_is_busy (self->work);
}

const BstDrawValues *
bastide_draw_map_get_values (BastideDrawMap *self)
{
  g_return_val_if_fail (BASTIDE_IS_DRAW_MAP (self), NULL);

  return self->values;
}

/* --- Telling --- */

/* (nullable) */
static const BstDrawValueRow *
find_row (BastideDrawMap *self,
          guint           type)
{
  const BstDrawValueRow *rows;
  guint n_rows;

  if (self->values == NULL)
    return NULL;
  rows = bst_draw_values_get (self->values, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].type == type)
      return &rows[i];

  return NULL;
}

/* Who draws it then. */
static guint
get_player (BastideDrawMap *self,
            BstDrawer       drawer)
{
  guint n_players = bst_game_get_n_players (bst_position_get_game (self->position));

  return (bst_position_get_turn (self->position) + drawer) % n_players;
}

static const char *
get_mark (BastideDrawMap *self,
          BstDrawer       drawer)
{
  const BstGame *game = bst_position_get_game (self->position);

  return bst_render_player_mark (bst_game_get_player (game, get_player (self, drawer))->colour);
}

/* More than he may expect is bold. */
static void
append_value (BastideDrawMap     *self,
              const BstDrawValue *value,
              BstDrawer           drawer,
              GString            *markup)
{
  gboolean is_more = value->best - bst_draw_values_mean (self->values, drawer) > EVEN;
  g_autofree char *best = bst_io_words_signed (value->best);

  if (markup->len > 0)
    g_string_append_c (markup, '\n');
  g_string_append_printf (markup, "%s ", get_mark (self, drawer));
  if (value->reason != BST_REASON_NONE)
    g_string_append (markup, "–");
  else if (value->n_turns == 0)
    g_string_append (markup, "✕");
  else
    g_string_append_printf (markup, is_more ? "<b>%s</b>" : "%s", best);
}

char *
bastide_draw_map_dup_markup (BastideDrawMap *self,
                             guint           type)
{
  const BstDrawValueRow *row;
  GString *markup;

  g_return_val_if_fail (BASTIDE_IS_DRAW_MAP (self), NULL);

  row = find_row (self, type);
  if (row == NULL)
    return NULL;
  markup = g_string_new (NULL);
  for (guint drawer = 0; drawer < BST_N_DRAWERS; drawer++)
    append_value (self, &row->values[drawer], drawer, markup);

  return g_string_free (markup, FALSE);
}

char *
bastide_draw_map_dup_caption (BastideDrawMap *self)
{
  const BstGame *game;

  g_return_val_if_fail (BASTIDE_IS_DRAW_MAP (self), NULL);

  if (self->values == NULL)
    return NULL;
  game = bst_position_get_game (self->position);

  /* Translators: what stands below each tile of the bag: the mark and name of a player, and of the next one, then what
   * their numbers are. */
  return g_strdup_printf (_("%s %s, %s %s: what the tile adds to the lead at best, if drawn next; bold: more than a tile at "
                            "random"),
                          get_mark (self, BST_DRAW_MINE), bst_io_words_player (game, get_player (self, BST_DRAW_MINE)),
                          get_mark (self, BST_DRAW_THEIRS),
                          bst_io_words_player (game, get_player (self, BST_DRAW_THEIRS)));
}

/* (transfer full) */
static char *
dup_value (BastideDrawMap     *self,
           const BstDrawValue *value,
           BstDrawer           drawer)
{
  const BstGame *game = bst_position_get_game (self->position);
  const char *name = bst_io_words_player (game, get_player (self, drawer));
  double mean = bst_draw_values_mean (self->values, drawer);
  g_autofree char *best = bst_io_words_signed (value->best);
  g_autofree char *reason = NULL;

  if (value->reason != BST_REASON_NONE)
    {
      reason = bst_io_reason_dup_text (value->reason);
      return g_strdup_printf (_("%s may not lay it: %s"), name, reason);
    }
  if (value->n_turns == 0)
    return g_strdup_printf (_("%s could lay it nowhere."), name);

  /* Translators: the best that a player can do with a tile, as a change of his lead, and what he may expect of an
   * unknown tile: "If Red draws it: +7 at best; a tile at random gives +4.2." */
  return g_strdup_printf (_("If %s draws it: %s at best; a tile at random gives %+.1f."), name, best, mean);
}

char *
bastide_draw_map_dup_sentence (BastideDrawMap *self,
                               guint           type)
{
  const BstDrawValueRow *row;
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;

  g_return_val_if_fail (BASTIDE_IS_DRAW_MAP (self), NULL);

  row = find_row (self, type);
  if (row == NULL)
    return NULL;
  mine = dup_value (self, &row->values[BST_DRAW_MINE], BST_DRAW_MINE);
  theirs = dup_value (self, &row->values[BST_DRAW_THEIRS], BST_DRAW_THEIRS);

  return g_strdup_printf ("%s\n%s", mine, theirs);
}

/* --- Class --- */

static void
bastide_draw_map_dispose (GObject *object)
{
  BastideDrawMap *self = BASTIDE_DRAW_MAP (object);

  g_clear_pointer (&self->work, bastide_work_free);
  forget (self);
  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_draw_map_parent_class)->dispose (object);
}

static void
bastide_draw_map_class_init (BastideDrawMapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_draw_map_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_DRAW_MAP, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_draw_map_init (BastideDrawMap *self)
{
  self->work = bastide_work_new (run, told, (GDestroyNotify) job_free, self);
}

BastideDrawMap *
bastide_draw_map_new (BastideStudy *study)
{
  BastideDrawMap *self = g_object_new (BASTIDE_TYPE_DRAW_MAP, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

  return self;
}
