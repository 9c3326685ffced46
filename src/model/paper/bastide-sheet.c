/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-sheet.h"

#include <bst-io-booklet.h>
#include <bst-sheets.h>

#include <math.h>
#include <string.h>

/* A small board is not blown up beyond this, in points. */
#define TILE_MAX   96

struct _BastideSheet
{
  BastidePicture  *picture;     /* (nullable) */
  BstSheet        *pages;       /* NULL until they are loaded */
  char            *booklet;     /* its text, until then (nullable) */
  char            *lesson;      /* (nullable) */
  gboolean         is_grey;
};

/* --- Board --- */

/* The legend, whose size is that of its text, counts once the tiles have theirs. */
static double
fit_legend (BastidePicture        *picture,
            BastidePictureOptions *options,
            gboolean               is_below,
            double                 width,
            double                 height,
            double                *board_width)
{
  double board_height, scale;

  options->has_legend = TRUE;
  options->is_legend_below = is_below;
  bastide_picture_measure (picture, options, board_width, &board_height);
  scale = MIN (1, MIN (width / *board_width, height / board_height));
  *board_width *= scale;

  return scale;
}

/* The legend lies where the board becomes larger by it. */
static double
fit_board (BastidePicture        *picture,
           BastidePictureOptions *options,
           double                 width,
           double                 height,
           double                *board_width)
{
  double board_height, scale, beside;

  options->tile_size = TILE_MAX;
  options->has_legend = FALSE;
  bastide_picture_measure (picture, options, board_width, &board_height);
  scale = MIN (1, MIN (width / *board_width, height / board_height));
  options->tile_size = MAX (BST_RENDER_PICTURE_MIN_TILE, (guint) floor (TILE_MAX * scale));
  beside = fit_legend (picture, options, FALSE, width, height, board_width);
  scale = fit_legend (picture, options, TRUE, width, height, board_width);
  if (scale < beside)
    scale = fit_legend (picture, options, FALSE, width, height, board_width);

  return scale;
}

static void
draw_board (cairo_t  *cr,
            double    width,
            double    height,
            gpointer  data)
{
  BastidePicture *picture = data;
  BastidePictureOptions options = { 0 };
  double board_width;
  double scale = fit_board (picture, &options, width, height, &board_width);

  cairo_save (cr);
  cairo_translate (cr, (width - board_width) / 2, 0);
  cairo_scale (cr, scale, scale);
  bastide_picture_draw (picture, &options, bst_render_theme_get (BST_RENDER_THEME_PRINT), cr);
  cairo_restore (cr);
}

BastideSheet *
bastide_sheet_new (BastidePicture     *picture,
                   const char         *title,
                   const char * const *lines)
{
  BastideSheet *self = g_atomic_rc_box_new0 (BastideSheet);

  self->picture = bastide_picture_ref (picture);
  self->pages = bst_sheet_new (title);
  bst_sheet_add_text (self->pages, BST_SHEET_TITLE, title);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    bst_sheet_add_text (self->pages, BST_SHEET_TEXT, lines[i]);
  bst_sheet_add_drawing (self->pages, draw_board, bastide_picture_ref (picture),
                         (GDestroyNotify) bastide_picture_unref);

  return self;
}

BastideSheet *
bastide_sheet_new_for_pages (BstSheet *pages)
{
  BastideSheet *self = g_atomic_rc_box_new0 (BastideSheet);

  self->pages = bst_sheet_ref (pages);

  return self;
}

BastideSheet *
bastide_sheet_new_questions (const BstBooklet *booklet,
                             const char       *lesson)
{
  BastideSheet *self = g_atomic_rc_box_new0 (BastideSheet);

  /* The thread has a booklet of its own. */
  self->booklet = bst_io_booklet_to_text (booklet);
  self->lesson = g_strdup (lesson);

  return self;
}

BastideSheet *
bastide_sheet_ref (BastideSheet *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  BastideSheet *self = data;

  g_clear_pointer (&self->picture, bastide_picture_unref);
  g_clear_pointer (&self->pages, bst_sheet_unref);
  g_free (self->booklet);
  g_free (self->lesson);
}

void
bastide_sheet_unref (BastideSheet *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* --- Its pages --- */

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  BastideSheet *self = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (self->booklet, strlen (self->booklet));
  g_autoptr (BstBooklet) booklet = bst_io_booklet_open_data (bytes, "", NULL, &error);
  BstSheet *pages = booklet != NULL ? bst_sheet_new_questions (booklet, self->lesson, &error) : NULL;

  if (pages != NULL)
    g_task_return_pointer (task, pages, (GDestroyNotify) bst_sheet_unref);
  else
    g_task_return_error (task, error);
}

void
bastide_sheet_load_async (BastideSheet        *self,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, bastide_sheet_load_async);
  g_task_set_task_data (task, bastide_sheet_ref (self), (GDestroyNotify) bastide_sheet_unref);
  if (self->pages != NULL)
    g_task_return_pointer (task, bst_sheet_ref (self->pages), (GDestroyNotify) bst_sheet_unref);
  else
    g_task_run_in_thread (task, load_in_thread);
}

gboolean
bastide_sheet_load_finish (BastideSheet  *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  BstSheet *pages = g_task_propagate_pointer (G_TASK (result), error);

  if (pages == NULL)
    return FALSE;
  g_clear_pointer (&self->pages, bst_sheet_unref);
  self->pages = pages;

  return TRUE;
}

BastidePicture *
bastide_sheet_get_picture (BastideSheet *self)
{
  return self->picture;
}

const char *
bastide_sheet_get_title (BastideSheet *self)
{
  return bst_sheet_get_title (self->pages);
}

char *
bastide_sheet_dup_text (BastideSheet *self)
{
  return bst_sheet_to_text (self->pages);
}

void
bastide_sheet_set_grey (BastideSheet *self,
                        gboolean      is_grey)
{
  self->is_grey = is_grey;
}

guint
bastide_sheet_count_pages (BastideSheet *self,
                           double        width,
                           double        height)
{
  return bst_sheet_count_pages (self->pages, width, height);
}

gboolean
bastide_sheet_is_wide (BastideSheet *self)
{
  BastidePictureOptions options = { .tile_size = TILE_MAX };
  double width, height;

  if (self->picture == NULL)
    return FALSE;
  bastide_picture_measure (self->picture, &options, &width, &height);

  return width > height;
}

void
bastide_sheet_draw (BastideSheet *self,
                    cairo_t      *cr,
                    guint         page,
                    double        width,
                    double        height)
{
  bst_sheet_draw_page (self->pages, cr, page, width, height, self->is_grey);
}
