/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of the lesson, and what was found about what they claim. */

#include "config.h"

#include "bastide-lesson-editor-page-private.h"
#include "bastide-lesson-editor-text.h"
#include "bastide-calls.h"
#include "bastide-accessible.h"
#include "bastide-tile-picture.h"

#include <bst-io-booklet.h>
#include <bst-io-puzzle-text.h>
#include <bst-io-task-words.h>
#include <bst-stated.h>

#include <glib/gi18n.h>

/* --- Rows of steps --- */

static const char *
get_icon (BstLessonStepKind kind)
{
  static const char * const icons[BST_N_LESSON_STEP_KINDS] = {
    "format-justify-left-symbolic", "media-playback-start-symbolic", "dialog-question-symbolic",
    "applications-games-symbolic", "dialog-warning-symbolic"
  };

  return icons[kind];
}

static GdkContentProvider *
drag_prepared (GtkDragSource *source,
               double         x,
               double         y,
               GtkListBoxRow *row)
{
  return gdk_content_provider_new_typed (G_TYPE_UINT, (guint) gtk_list_box_row_get_index (row));
}

static gboolean
dropped (GtkDropTarget           *target,
         const GValue            *value,
         double                   x,
         double                   y,
         BastideLessonEditorPage *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  if (self->question != NULL)
    return FALSE;
  bastide_lesson_editor_move (self->editor, g_value_get_uint (value),
                              (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));

  return TRUE;
}

static void
add_drag (BastideLessonEditorPage *self,
          GtkWidget               *row)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepared), row);
  g_signal_connect (target, "drop", G_CALLBACK (dropped), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}

/* The tile that is asked for, or else the last one on the board. (nullable) */
static GtkWidget *
new_picture (BastideLessonEditorPage *self,
             const BstLessonStep     *step)
{
  g_autoptr (BstPosition) end = bst_lesson_step_dup_end (step);
  const BstTile *tiles;
  guint n_tiles;

  if (end == NULL)
    return NULL;
  if (step->puzzle != NULL && step->puzzle->n_tiles > 0)
    return bastide_tile_picture_new (self->scene, bst_position_get_game (end), (guint) step->puzzle->tiles[0], 0);
  tiles = bst_position_get_tiles (end, &n_tiles);

  return n_tiles == 0 ? NULL : bastide_tile_picture_new (self->scene, bst_position_get_game (end),
                                                         (guint) tiles[n_tiles - 1].type, tiles[n_tiles - 1].rotation);
}

static GtkWidget *
new_row (BastideLessonEditorPage *self,
         guint                    index)
{
  const BstLessonStep *step = g_ptr_array_index (bastide_lesson_editor_get_lesson (self->editor)->steps, index);
  g_autofree char *title = bastide_lesson_editor_text_dup_title (self->editor, index);
  GtkWidget *picture = new_picture (self, step);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, "activatable", TRUE, NULL);

  /* It must know before that what somebody has written is no markup. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (picture != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (get_icon (step->kind)));
  add_drag (self, row);

  return row;
}

void
bastide_lesson_editor_page_update_rows (BastideLessonEditorPage *self)
{
  for (guint i = 0; i < bastide_lesson_editor_get_n_steps (self->editor); i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->steps, (int) i);
      g_autofree char *title = bastide_lesson_editor_text_dup_title (self->editor, i);

      if (row != NULL)
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
    }
}

/* What has the focus among the rows is the step that is worked on. */
void
bastide_lesson_editor_page_update_list (BastideLessonEditorPage *self)
{
  guint n_steps = bastide_lesson_editor_get_n_steps (self->editor);
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->steps)) != NULL;
  GtkListBoxRow *row;

  self->updating = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->steps, 0)) != NULL)
    gtk_list_box_remove (self->steps, GTK_WIDGET (row));
  for (guint i = 0; i < n_steps; i++)
    gtk_list_box_append (self->steps, new_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->steps), n_steps > 0);
  row = gtk_list_box_get_row_at_index (self->steps, (int) bastide_lesson_editor_get_selected (self->editor));
  if (row != NULL)
    gtk_list_box_select_row (self->steps, row);
  if (row != NULL && has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  self->updating = FALSE;
}

/* Rows may not go while one of them tells of a click; the page may be gone by then. */
static gboolean
select_later (gpointer data)
{
  BastideLessonEditorPage *self = data;
  GtkListBoxRow *row = self->steps != NULL ? gtk_list_box_get_selected_row (self->steps) : NULL;

  if (row != NULL && (guint) gtk_list_box_row_get_index (row) < bastide_lesson_editor_get_n_steps (self->editor))
    bastide_lesson_editor_select (self->editor, (guint) gtk_list_box_row_get_index (row));

  return G_SOURCE_REMOVE;
}

static void
step_selected (BastideLessonEditorPage *self)
{
  if (!self->updating)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, select_later, g_object_ref (self), g_object_unref);
}

/* --- What is done to steps --- */

/* After a question it goes on with the board after the right answer, or says that it does not. */
static void
continue_lesson (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = bastide_lesson_editor_get_step (self->editor);
  gboolean is_move = step != NULL && step->kind == BST_LESSON_ASK && bst_task_is_move (step->puzzle->task);
  g_autoptr (BstPosition) answered = is_move ? bst_lesson_step_dup_answered (step) : NULL;

  if (bastide_lesson_editor_continue (self->editor) && is_move)
    bastide_page_tell (BASTIDE_PAGE (self), answered != NULL
                                            ? _("The step begins with the board after the right answer.")
                                            : _("The step begins with the board before the question was answered."));
}

static void
add_step (BastideLessonEditorPage *self)
{
  gboolean is_added = FALSE;

  g_signal_emit_by_name (self, "step-wanted", &is_added);
  if (!is_added)
    continue_lesson (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}

static void
duplicate_step (BastideLessonEditorPage *self)
{
  bastide_lesson_editor_duplicate (self->editor);
}

static void
delete_step (BastideLessonEditorPage *self)
{
  bastide_lesson_editor_remove (self->editor);
  bastide_making_page_removed (BASTIDE_MAKING_PAGE (self));
  bastide_page_tell_with (BASTIDE_PAGE (self), _("The step was deleted."), C_("button", "Undo"), "page.undo", NULL);
}

static void
move_step (BastideLessonEditorPage *self,
           int                      direction)
{
  guint selected = bastide_lesson_editor_get_selected (self->editor);

  /* Before the first one is far behind the last. */
  bastide_lesson_editor_move (self->editor, selected, selected + (guint) direction);
}

static void
undo (BastideLessonEditorPage *self)
{
  if (!bastide_making_page_undo_typing (BASTIDE_MAKING_PAGE (self)))
    bastide_lesson_editor_restore (self->editor);
}

static void
enable (BastideLessonEditorPage *self,
        const char              *name,
        gboolean                 enabled)
{
  bastide_page_enable (BASTIDE_PAGE (self), (const char *[]) { name, NULL }, enabled && self->question == NULL);
}

void
bastide_lesson_editor_page_update_actions (BastideLessonEditorPage *self)
{
  const BstLessonStep *step = bastide_lesson_editor_get_step (self->editor);
  guint n_steps = bastide_lesson_editor_get_n_steps (self->editor);
  guint selected = bastide_lesson_editor_get_selected (self->editor);
  gboolean can_undo = bastide_lesson_editor_can_restore (self->editor);

  enable (self, "add-step", n_steps < BST_IO_MAX_STEPS);
  enable (self, "duplicate-step", step != NULL && n_steps < BST_IO_MAX_STEPS);
  enable (self, "delete-step", step != NULL);
  enable (self, "step-up", step != NULL && selected > 0);
  enable (self, "step-down", selected + 1 < n_steps);
  enable (self, "take-back", step != NULL && step->moves->len > 0);
  enable (self, "undo", can_undo);
  enable (self, "finish", n_steps > 0 && bastide_lesson_editor_may_save (self->editor));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_UNDO_LABEL,
                         can_undo ? _("_Undo Delete Step") : _("_Undo"));
}

/* --- Claims --- */

/* NULL if the rows are of faults of before. (nullable) */
static const BstLessonFault *
get_fault (BastideLessonEditorPage *self,
           guint                    index)
{
  const GPtrArray *faults = bastide_lesson_editor_get_faults (self->editor);

  return faults != NULL && index < faults->len ? g_ptr_array_index (faults, index) : NULL;
}

static void
claim_shown (GtkWidget               *button,
             BastideLessonEditorPage *self)
{
  const BstLessonFault *fault = get_fault (self, bastide_making_group_get_index (self->claims, button));

  if (fault != NULL)
    bastide_lesson_editor_select (self->editor, fault->step);
}

static void
claim_allowed (GtkToggleButton         *button,
               BastideLessonEditorPage *self)
{
  guint index = bastide_making_group_get_index (self->claims, GTK_WIDGET (button));

  if (get_fault (self, index) != NULL)
    bastide_lesson_editor_set_allowed (self->editor, index, gtk_toggle_button_get_active (button));
}

static void
add_claim (BastideLessonEditorPage *self,
           guint                    index,
           const BstLessonFault    *fault)
{
  g_autofree char *sentence = bst_io_puzzle_dup_fault (fault->fault);
  /* Translators: a step of a lesson, and what is wrong in it. */
  g_autofree char *title = g_strdup_printf (_("Step %u: %s"), fault->step + 1, sentence);
  AdwActionRow *row = ADW_ACTION_ROW (bastide_making_group_add_row (self->claims, title));
  GtkWidget *show = gtk_button_new_with_label (C_("claim", "Show"));
  GtkWidget *allow = gtk_toggle_button_new_with_label (C_("claim", "Allow"));

  gtk_widget_set_valign (show, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (allow, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (show, _("Go to the step"));
  gtk_widget_set_tooltip_text (allow, _("Let the lesson be added all the same"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (allow), bastide_lesson_editor_is_allowed (self->editor, index));
  g_signal_connect (show, "clicked", G_CALLBACK (claim_shown), self);
  g_signal_connect (allow, "toggled", G_CALLBACK (claim_allowed), self);
  adw_action_row_add_suffix (row, show);
  adw_action_row_add_suffix (row, allow);
}

void
bastide_lesson_editor_page_update_claims (BastideLessonEditorPage *self)
{
  const GPtrArray *faults = bastide_lesson_editor_get_faults (self->editor);
  g_autofree char *verdict = NULL;

  if (faults == NULL || faults != self->listed)
    {
      bastide_making_group_clear (self->claims);
      for (guint i = 0; faults != NULL && i < faults->len; i++)
        add_claim (self, i, g_ptr_array_index (faults, i));
      self->listed = faults;
    }
  if (faults != NULL && faults->len == 0)
    verdict = bastide_lesson_editor_text_dup_verdict (self->editor);
  gtk_label_set_label (self->verdict, faults == NULL ? _("Checking…")
                                      : verdict != NULL ? verdict
                                        : _("What is not so is mended, or allowed, before the lesson is added."));
  gtk_widget_set_visible (GTK_WIDGET (self->claims), faults != NULL && faults->len > 0);
  bastide_lesson_editor_page_update_actions (self);
}

/* --- Class --- */

void
bastide_lesson_editor_page_class_init_list (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, step_selected);
}

void
bastide_lesson_editor_page_init_list (BastideLessonEditorPage *self)
{
  static const BastideCall calls[] = {
    { "add-step", G_CALLBACK (add_step) },
    { "duplicate-step", G_CALLBACK (duplicate_step) },
    { "delete-step", G_CALLBACK (delete_step) },
    { "undo", G_CALLBACK (undo) },
    { "step-up", G_CALLBACK (move_step), -1 },
    { "step-down", G_CALLBACK (move_step), 1 },
  };

  bastide_calls_add (bastide_making_page_get_actions (BASTIDE_MAKING_PAGE (self)), calls, G_N_ELEMENTS (calls), self);
  bastide_accessible_set_label (GTK_WIDGET (self->steps), _("Steps"));
}
