/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-change-item.h"

#include <bst-io-change-text.h>
#include <bst-io-feature-text.h>
#include <bst-io-game-words.h>
#include <bst-render-kind.h>

#include <glib/gi18n.h>

struct _BastideChangeItem
{
  GObject           parent_instance;

  BastideChangeText text;
  guint             parts[2];           /* before and after */
};

G_DEFINE_FINAL_TYPE (BastideChangeItem, bastide_change_item, G_TYPE_OBJECT)

/* What the features would pay at the end. */
static int
sum_ends (const BstPosition *position,
          const guint16     *roots,
          guint              n_roots)
{
  int sum = 0;

  for (guint i = 0; i < n_roots; i++)
    {
      BstFeature feature;

      bst_position_get_feature (position, roots[i], &feature);
      sum += feature.complete ? feature.now : feature.end;
    }

  return sum;
}

/* "+3"; NULL for nothing. (transfer full) (nullable) */
static char *
dup_number (int points)
{
  return points != 0 ? bst_io_words_signed (points) : NULL;
}

BastideChangeItem *
bastide_change_item_new_feature (BastideComparison *comparison,
                                 guint              change)
{
  BastideChangeItem *self = g_object_new (BASTIDE_TYPE_CHANGE_ITEM, NULL);
  const BstChange *found = &bastide_comparison_get_changes (comparison)->items[change];
  const BstPosition *before = bastide_comparison_get_position (comparison, FALSE);
  const BstPosition *after = bastide_comparison_get_position (comparison, TRUE);
  gboolean is_there = found->n_after > 0;
  const BstPosition *position = is_there ? after : before;
  int old_end = sum_ends (before, found->before, found->n_before);
  int new_end = sum_ends (after, found->after, found->n_after);
  g_autofree char *what = bst_io_change_text_dup (found);
  g_autofree char *owners = NULL;
  BstFeature feature;

  self->parts[FALSE] = found->n_before > 0 ? found->before[0] : BST_NO_PART;
  self->parts[TRUE] = found->n_after > 0 ? found->after[0] : BST_NO_PART;
  bst_position_get_feature (position, self->parts[is_there], &feature);
  self->text.game = bst_game_ref (bst_position_get_game (position));
  owners = bst_io_feature_text_dup_owners (&feature, self->text.game);
  self->text.glyph = bst_render_glyph_for (feature.kind);
  self->text.players = feature.owners;
  self->text.title = bst_io_feature_text_dup_title (&feature, feature.kind == BST_FEATURE_FIELD
                                                              ? bst_position_get_farm_number (position, feature.part) : 0);
  /* Translators: who owns a feature, and what became of it: "Anna, ahead by 1 · merged, 2 → 1" */
  self->text.line = g_strdup_printf (_("%s · %s"), owners, what);
  self->text.number = dup_number (new_end - old_end);
  /* Translators: points that a feature gives at the end, in the one position and in the other. */
  self->text.tooltip = g_strdup_printf (_("At the end: %d before, %d after"), old_end, new_end);

  return self;
}

BastideChangeItem *
bastide_change_item_new_points (BastideComparison *comparison,
                                guint              player)
{
  const BstChanges *changes = bastide_comparison_get_changes (comparison);
  int points = changes->points[player], total = changes->totals[player];
  g_autofree char *scored = bst_io_words_signed (points);
  g_autofree char *with_end = bst_io_words_signed (total);
  BastideChangeItem *self;

  if (points == 0 && total == 0)
    return NULL;

  self = g_object_new (BASTIDE_TYPE_CHANGE_ITEM, NULL);
  self->parts[FALSE] = self->parts[TRUE] = BST_NO_PART;
  self->text.game = bst_game_ref (bst_position_get_game (bastide_comparison_get_position (comparison, TRUE)));
  self->text.glyph = BST_RENDER_GLYPH_COIN;
  self->text.players = 1u << player;
  self->text.title = g_strdup (bst_io_words_player (self->text.game, player));
  /* Translators: points more or less: those that were scored, and with those that the end of the game would pay. */
  self->text.line = g_strdup_printf (_("Scored %s · with the end %s"), scored, with_end);
  self->text.number = dup_number (total);
  self->text.tooltip = g_strdup (self->text.line);

  return self;
}

const BastideChangeText *
bastide_change_item_get_text (BastideChangeItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_CHANGE_ITEM (self), NULL);

  return &self->text;
}

guint
bastide_change_item_get_part (BastideChangeItem *self,
                              gboolean           after)
{
  g_return_val_if_fail (BASTIDE_IS_CHANGE_ITEM (self), BST_NO_PART);

  return self->parts[after != FALSE];
}

static void
bastide_change_item_finalize (GObject *object)
{
  BastideChangeItem *self = BASTIDE_CHANGE_ITEM (object);

  bst_game_unref (self->text.game);
  g_free (self->text.title);
  g_free (self->text.line);
  g_free (self->text.number);
  g_free (self->text.tooltip);

  G_OBJECT_CLASS (bastide_change_item_parent_class)->finalize (object);
}

static void
bastide_change_item_class_init (BastideChangeItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_change_item_finalize;
}

static void
bastide_change_item_init (BastideChangeItem *self)
{
}
