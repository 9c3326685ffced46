/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-item.h"
#include "bastide-look.h"

#include <bst-render-board.h>
#include <bst-render-art.h>

#include <math.h>

struct _BastidePuzzleItem
{
  GObject           parent_instance;

  /* Owned */
  BastidePuzzleSession     *session;
  cairo_surface_t          *picture;            /* (nullable) */
  GCancellable             *drawing;            /* NULL unless a picture is being drawn */

  guint             index;
  BstPracticeState  practice;
  int               scale;              /* of the picture, or of that being drawn; 0: none */
  gboolean          dark;               /* likewise */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePuzzleItem, bastide_puzzle_item, G_TYPE_OBJECT)

static void
bastide_puzzle_item_dispose (GObject *object)
{
  BastidePuzzleItem *self = BASTIDE_PUZZLE_ITEM (object);

  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (bastide_puzzle_item_parent_class)->dispose (object);
}

static void
bastide_puzzle_item_class_init (BastidePuzzleItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_item_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_PUZZLE_ITEM, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_puzzle_item_init (BastidePuzzleItem *self)
{
}

BastidePuzzleItem *
bastide_puzzle_item_new (BastidePuzzleSession *session,
                         guint                 index)
{
  BastidePuzzleItem *self = g_object_new (BASTIDE_TYPE_PUZZLE_ITEM, NULL);

  self->session = g_object_ref (session);
  self->index = index;
  self->practice = bastide_puzzle_session_get_practice (session, index);

  return self;
}

guint
bastide_puzzle_item_get_index (BastidePuzzleItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_ITEM (self), 0);

  return self->index;
}

BastidePuzzleSession *
bastide_puzzle_item_get_solve (BastidePuzzleItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_ITEM (self), NULL);

  return self->session;
}

BstPracticeState
bastide_puzzle_item_get_practice (BastidePuzzleItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_ITEM (self), BST_PRACTICE_NEW);

  return self->practice;
}

void
bastide_puzzle_item_update (BastidePuzzleItem *self)
{
  BstPracticeState practice;

  g_return_if_fail (BASTIDE_IS_PUZZLE_ITEM (self));

  practice = bastide_puzzle_session_get_practice (self->session, self->index);
  if (self->practice == practice)
    return;
  self->practice = practice;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The picture --- */

typedef struct
{
  BstPosition *position;        /* a copy */
  int          size;
  gboolean     dark;
} Drawing;

static void
drawing_free (Drawing *drawing)
{
  bst_position_free (drawing->position);
  g_free (drawing);
}

static void
draw_board (cairo_t           *cr,
            const BstPosition *position,
            BstRenderArt      *art,
            gboolean           dark,
            int                size)
{
  BstRenderViewport view = { .width = size, .height = size };
  BstTileSet *set = bst_render_art_get_tile_set (art);
  BstRenderScope scope = {
    cr, position, art, bastide_look_get_theme (set, dark), &view
  };
  BstRenderBox box;
  double side;

  bst_render_board_get_box (position, 0, &box);
  /* The least scale of a view is not small enough for a large board. */
  side = MAX (box.max_x - box.min_x + 1, box.max_y - box.min_y + 1) + 0.4;
  view.scale = size / MAX (side, 3.4);
  view.origin_x = (box.min_x + box.max_x + 1) / 2.0 - size / view.scale / 2;
  view.origin_y = (box.min_y + box.max_y + 1) / 2.0 - size / view.scale / 2;
  bst_render_board_draw_table (&scope);
  bst_render_board_draw_tiles (&scope);
  bst_render_board_draw_figures (&scope);
}

static void
surface_free (gpointer surface)
{
  cairo_surface_destroy (surface);
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Drawing *drawing = task_data;
  BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (drawing->position));
  g_autoptr (BstRenderArt) art = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (g_task_return_error_if_cancelled (task))
    return;
  art = bst_render_art_new (set);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, drawing->size, drawing->size);
  cr = cairo_create (surface);
  draw_board (cr, drawing->position, art, drawing->dark, drawing->size);
  cairo_destroy (cr);
  g_task_return_pointer (task, surface, surface_free);
}

static void
drawn (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  BastidePuzzleItem *self = BASTIDE_PUZZLE_ITEM (source);
  cairo_surface_t *picture = g_task_propagate_pointer (G_TASK (result), NULL);

  if (picture == NULL)
    return;
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = picture;
  g_clear_object (&self->drawing);
  g_signal_emit (self, signals[CHANGED], 0);
}

cairo_surface_t *
bastide_puzzle_item_get_picture (BastidePuzzleItem *self,
                                 int                scale,
                                 gboolean           dark)
{
  g_autoptr (GTask) task = NULL;
  Drawing *drawing;

  g_return_val_if_fail (BASTIDE_IS_PUZZLE_ITEM (self), NULL);

  if (self->scale == scale && self->dark == dark)
    return self->picture;

  g_cancellable_cancel (self->drawing);
  g_set_object (&self->drawing, NULL);
  self->drawing = g_cancellable_new ();
  self->scale = scale;
  self->dark = dark;
  drawing = g_new0 (Drawing, 1);
  drawing->position = bst_position_copy (bastide_puzzle_session_get_nth (self->session, self->index)->position);
  drawing->size = BASTIDE_PREVIEW_SIZE * scale;
  drawing->dark = dark;
  task = g_task_new (self, self->drawing, drawn, NULL);
  g_task_set_source_tag (task, bastide_puzzle_item_get_picture);
  g_task_set_task_data (task, drawing, (GDestroyNotify) drawing_free);
  g_task_run_in_thread (task, draw_in_thread);

  return self->picture;
}
