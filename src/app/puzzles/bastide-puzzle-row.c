/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-row.h"
#include "bastide-list-label.h"
#include "bastide-puzzle-text.h"
#include "bastide-sectioned-list.h"
#include "bastide-template.h"
#include "bastide-texture.h"
#include "bastide-verdict-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _BastidePuzzleRow
{
  GtkWidget          parent_instance;

  BastidePuzzleItem *item;      /* owned while bound */

  /* Template */
  GtkLabel          *heading;
  GtkBox            *body;
  GtkPicture        *picture;
  GtkLabel          *title;
  GtkLabel          *level;
  GtkImage          *state;
};

G_DEFINE_FINAL_TYPE (BastidePuzzleRow, bastide_puzzle_row, GTK_TYPE_WIDGET)

static void
update_picture (BastidePuzzleRow *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  cairo_surface_t *picture;
  g_autoptr (GdkTexture) texture = NULL;

  if (self->item == NULL)
    return;
  picture = bastide_puzzle_item_get_picture (self->item,
                                             gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                             dark);
  texture = picture != NULL ? bastide_texture_new (picture) : NULL;
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

/* The sign of the verdict, as the card has it. */
static void
show_practice (BastidePuzzleRow *self,
               BstPracticeState  state)
{
  BastideVerdict verdict = state == BST_PRACTICE_SOLVED ? BASTIDE_VERDICT_RIGHT
                           : state == BST_PRACTICE_WRONG ? BASTIDE_VERDICT_WRONG : BASTIDE_N_VERDICTS;

  bastide_verdict_colour (verdict, GTK_WIDGET (self->state));
  gtk_image_set_from_icon_name (self->state, verdict < BASTIDE_N_VERDICTS ? bastide_verdict_get_icon (verdict)
                                             : state == BST_PRACTICE_DUE ? "alarm-symbolic" : NULL);
}

static void
item_changed (BastidePuzzleRow *self)
{
  BastidePuzzleSession *session = bastide_puzzle_item_get_solve (self->item);
  guint index = bastide_puzzle_item_get_index (self->item);
  const BstPuzzle *puzzle = bastide_puzzle_session_get_nth (session, index);
  BstPracticeState practice = bastide_puzzle_item_get_practice (self->item);
  g_autofree char *title = bastide_puzzle_text_dup_title (puzzle, index);
  g_autofree char *level = bastide_puzzle_text_dup_level (puzzle);
  /* Translators: the level of a puzzle, and how it went: "Level 3 of 5 · solved". */
  g_autofree char *line = g_strdup_printf (_("%s · %s"), level,
                                           bastide_puzzle_text_get_practice (practice));
  /* Translators: for screen readers: the title of a puzzle, its level and how it went. */
  g_autofree char *label = g_strdup_printf (_("%s; %s"), title, line);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->level, line);
  show_practice (self, practice);
  bastide_list_label_set (GTK_WIDGET (self), label);
  update_picture (self);
}

void
bastide_puzzle_row_bind (BastidePuzzleRow  *self,
                         BastidePuzzleItem *item)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_ROW (self));

  self->item = g_object_ref (item);
  g_signal_connect_swapped (item, "changed", G_CALLBACK (item_changed), self);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->body), TRUE);
  item_changed (self);
}

void
bastide_puzzle_row_unbind (BastidePuzzleRow *self)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_ROW (self));

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_clear_object (&self->item);
}

void
bastide_puzzle_row_bind_heading (BastidePuzzleRow *self,
                                 const char       *heading)
{
  g_return_if_fail (BASTIDE_IS_PUZZLE_ROW (self));

  gtk_label_set_label (self->heading, heading);
  bastide_list_label_set (GTK_WIDGET (self), heading);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->body), FALSE);
}

static void
bastide_puzzle_row_dispose (GObject *object)
{
  bastide_puzzle_row_unbind (BASTIDE_PUZZLE_ROW (object));
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_puzzle_row_parent_class)->dispose (object);
}

static void
bastide_puzzle_row_class_init (BastidePuzzleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_row_dispose;
  widget_class->grab_focus = bastide_sectioned_list_pass_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastidePuzzleRow, heading, body, picture, title, level, state);
}

static void
bastide_puzzle_row_init (BastidePuzzleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_picture), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_picture), NULL);
}

GtkWidget *
bastide_puzzle_row_new (void)
{
  return g_object_new (BASTIDE_TYPE_PUZZLE_ROW, NULL);
}
