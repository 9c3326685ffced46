/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-engine-row.h"
#include "bastide-engine-text.h"
#include "bastide-switch-row.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideEngineRow
{
  GtkWidget       parent_instance;

  BastideEngine  *engine;       /* owned (nullable) */
  gboolean        is_sparing;

  /* Template */
  GtkWidget      *row;
  GtkWidget      *active;
  GtkLabel       *state;
  GtkWidget      *line;
  GtkWidget      *anyway;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (BastideEngineRow, bastide_engine_row, GTK_TYPE_WIDGET)

/* (transfer full) */
static char *
dup_state (BastideEngineRow *self)
{
  g_autofree char *state = NULL;

  if (self->engine == NULL)
    return g_strdup (_("Off"));
  if (self->is_sparing && bastide_engine_get_state (self->engine) == BASTIDE_ENGINE_RESTING)
    return g_strdup (_("Paused to spare power"));
  state = bastide_engine_text_dup_state (self->engine);
  if (bastide_engine_get_n (self->engine) == 0 || bastide_engine_is_exact (self->engine))
    return g_steal_pointer (&state);
  switch (bastide_engine_get_experience (self->engine))
    {
    case BST_EXPERIENCE_NONE:
      /* Translators: what the engine is doing; no game that it learned from had all of these rules. */
      return g_strdup_printf (_("%s · no experience with some of these rules"), state);
    case BST_EXPERIENCE_LITTLE:
      /* Translators: what the engine is doing; it has seen few games of these sets, or of so many players. */
      return g_strdup_printf (_("%s · little experience with such games"), state);
    case BST_EXPERIENCE_MUCH:
    default:
      return g_steal_pointer (&state);
    }
}

static void
update (BastideEngineRow *self)
{
  BastideEngineState state = self->engine != NULL ? bastide_engine_get_state (self->engine) : BASTIDE_ENGINE_IDLE;
  g_autofree char *text = dup_state (self);

  gtk_label_set_label (self->state, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->state), text);
  gtk_widget_set_visible (self->line, self->engine != NULL && bastide_engine_get_n (self->engine) > 0);
  gtk_widget_set_visible (self->anyway, self->is_sparing && state == BASTIDE_ENGINE_RESTING);
  gtk_widget_set_opacity (GTK_WIDGET (self->progress),
                          state == BASTIDE_ENGINE_THINKING || state == BASTIDE_ENGINE_RESTING ? 1 : 0);
  gtk_progress_bar_set_fraction (self->progress, self->engine != NULL ? bastide_engine_get_progress (self->engine) : 0);
}

void
bastide_engine_row_set_engine (BastideEngineRow *self,
                               BastideEngine    *engine)
{
  g_return_if_fail (BASTIDE_IS_ENGINE_ROW (self));

  if (self->engine != NULL)
    g_signal_handlers_disconnect_by_data (self->engine, self);
  g_set_object (&self->engine, engine);
  if (engine != NULL)
    g_signal_connect_object (engine, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
bastide_engine_row_set_sparing (BastideEngineRow *self,
                                gboolean          is_sparing)
{
  g_return_if_fail (BASTIDE_IS_ENGINE_ROW (self));

  self->is_sparing = is_sparing;
  update (self);
}

static void
bastide_engine_row_dispose (GObject *object)
{
  BastideEngineRow *self = BASTIDE_ENGINE_ROW (object);

  g_clear_object (&self->engine);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_engine_row_parent_class)->dispose (object);
}

static void
bastide_engine_row_class_init (BastideEngineRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_engine_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-engine-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideEngineRow, row, active, state, line, anyway, progress);
}

static void
bastide_engine_row_init (BastideEngineRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_switch_row_make (self->row, self->active);
  update (self);
}
