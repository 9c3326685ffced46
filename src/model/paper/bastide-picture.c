/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-picture.h"
#include "bastide-legend-text.h"

struct _BastidePicture
{
  BstPosition        *position;
  BstRenderArt       *art;
  BstNode            *marks;
  BstRenderHoles     *holes;    /* (nullable) */
  BstRenderJoins     *joins;    /* (nullable) */
  BstRenderViewport   area;
  BstRenderLegendText legend;
  BstSheetPoster     *poster;
  BstRenderPicture    look;     /* its pointers lead to the fields above */
};

/* The end of a game counts when it is over. */
static BstSheetPoster *
new_poster (BastideStudy         *study,
            const BstPosition    *position,
            const BstRenderTheme *theme)
{
  BastideShown *shown = bastide_study_get_shown (study);
  const BstEvents *lists[] = { bastide_shown_get_events (shown), bastide_shown_get_pending (shown) };
  const char *date = bst_record_get_header (bastide_study_get_record (study), BST_HEADER_DATE);
  g_auto (BstEvents) events = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; lists[i] != NULL && k < lists[i]->n_items && (i == 0 || bastide_shown_is_over (shown)); k++)
      bst_events_add (&events, &lists[i]->items[k]);

  return bst_sheet_poster_new (position, &events, date, theme);
}

BastidePicture *
bastide_picture_new (BastideStudy           *study,
                     const BstRenderPicture *look)
{
  BastidePicture *self = g_atomic_rc_box_new0 (BastidePicture);
  BastideShown *shown = bastide_study_get_shown (study);
  const BstNode *node = bastide_shown_get_node (shown);

  self->position = bst_position_copy (bastide_shown_get_position (shown));
  self->art = bst_render_art_ref (bastide_shown_get_art (shown));
  self->marks = bst_node_new (NULL, BST_NO_PLAYER);
  for (guint i = 0; node->marks != NULL && i < node->marks->len; i++)
    bst_node_add_mark (self->marks, &g_array_index (node->marks, BstMark, i));
  self->area = *look->area;
  self->look = *look;
  self->look.area = &self->area;
  self->look.marks = self->marks;
  self->holes = bst_render_holes_copy (look->holes);
  self->look.holes = self->holes;
  self->joins = bst_render_joins_copy (look->joins);
  self->look.joins = self->joins;
  self->poster = new_poster (study, self->position, look->theme);
  bastide_legend_text_get (&self->legend);
  self->look.legend = &self->legend;

  return self;
}

BastidePicture *
bastide_picture_ref (BastidePicture *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  BastidePicture *self = data;

  bst_sheet_poster_free (self->poster);
  bst_node_free_tree (self->marks);
  bst_render_holes_free (self->holes);
  bst_render_joins_free (self->joins);
  bst_render_art_unref (self->art);
  bst_position_free (self->position);
}

void
bastide_picture_unref (BastidePicture *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

gboolean
bastide_picture_has_legend (BastidePicture *self)
{
  /* Coordinates explain themselves. */
  return (self->look.show & ~(guint) BST_RENDER_SHOW_COORDINATES) != 0;
}

static BstRenderPicture
get_look (BastidePicture              *self,
          const BastidePictureOptions *options)
{
  BstRenderPicture look = self->look;

  look.tile_size = options->tile_size;
  if (options->has_legend && bastide_picture_has_legend (self))
    look.show |= BST_RENDER_SHOW_LEGEND;
  look.legend_below = options->is_legend_below;
  if (!options->is_part)
    look.area = NULL;

  return look;
}

void
bastide_picture_measure (BastidePicture              *self,
                         const BastidePictureOptions *options,
                         double                      *width,
                         double                      *height)
{
  BstRenderPicture look = get_look (self, options);

  if (options->is_poster)
    bst_sheet_poster_measure (options->paper, width, height);
  else
    bst_render_picture_measure (&look, self->position, self->art, width, height);
}

void
bastide_picture_draw (BastidePicture              *self,
                      const BastidePictureOptions *options,
                      const BstRenderTheme        *theme,
                      cairo_t                     *cr)
{
  BstRenderPicture look = get_look (self, options);

  if (theme != NULL)
    look.theme = theme;
  if (options->is_poster)
    bst_sheet_poster_draw (self->poster, options->paper, cr);
  else
    bst_render_picture_draw (&look, self->position, self->art, cr);
}

/* --- In a thread --- */

typedef struct
{
  BastidePicture        *picture;
  BastidePictureOptions  options;
  BstRenderExportFormat  format;
  GFile                 *file;          /* (nullable) */
} Job;

static void
job_free (Job *job)
{
  bastide_picture_unref (job->picture);
  g_clear_object (&job->file);
  g_free (job);
}

static gboolean
write_bytes (GFile         *file,
             GBytes        *bytes,
             GCancellable  *cancellable,
             GError       **error)
{
  const char *path = g_file_peek_path (file);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (path != NULL)
    return g_file_set_contents_full (path, data, (gssize) size,
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                     0666, error);

  return g_file_replace_contents (file, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  cancellable, error);
}

/* (transfer full) (nullable) */
static GBytes *
make_bytes (const Job  *job,
            GError    **error)
{
  BstRenderPicture look = get_look (job->picture, &job->options);

  if (job->options.is_poster)
    return bst_sheet_poster_to_bytes (job->picture->poster, job->options.paper, MAX (1, job->options.poster_scale),
                                      job->format, error);

  return bst_render_export_to_bytes (job->picture->position, job->picture->art, &look, job->format, error);
}

static void
render_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      task_data,
                  GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = make_bytes (job, &error);

  if (bytes == NULL
      || (job->file != NULL && !write_bytes (job->file, bytes, cancellable, &error)))
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&bytes), (GDestroyNotify) g_bytes_unref);
}

void
bastide_picture_render_async (BastidePicture              *self,
                              const BastidePictureOptions *options,
                              BstRenderExportFormat        format,
                              GFile                       *file,
                              GCancellable                *cancellable,
                              GAsyncReadyCallback          callback,
                              gpointer                     user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job = g_new (Job, 1);

  job->picture = bastide_picture_ref (self);
  job->options = *options;
  job->format = format;
  job->file = file != NULL ? g_object_ref (file) : NULL;
  g_task_set_source_tag (task, bastide_picture_render_async);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, render_in_thread);
}

GBytes *
bastide_picture_render_finish (GAsyncResult  *result,
                               GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
