/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-editor-page-private.h"
#include "bastide-add-puzzle.h"
#include "bastide-puzzle-editor-page.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

/* Of the board, where it is above all else. */
#define BOARD_HEIGHT 220

enum
{
  STEP_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void bastide_lesson_editor_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideLessonEditorPage, bastide_lesson_editor_page,
                               BASTIDE_TYPE_MAKING_PAGE,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_lesson_editor_page_page_init))

BastideLessonEditor *
bastide_lesson_editor_page_get_editor (BastideLessonEditorPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_LESSON_EDITOR_PAGE (self), NULL);

  return self->editor;
}

/* --- The lesson --- */

static void
name_changed (BastideLessonEditorPage *self)
{
  if (!self->updating)
    bastide_lesson_editor_set_title (self->editor, gtk_editable_get_text (self->name));
}

static void
aim_changed (BastideLessonEditorPage *self)
{
  if (!self->updating)
    bastide_lesson_editor_set_aim (self->editor, gtk_editable_get_text (self->aim));
}

static void
changed (BastideLessonEditorPage *self)
{
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE,
                         bastide_lesson_editor_get_lesson (self->editor)->title);
  bastide_lesson_editor_page_update_rows (self);
  bastide_lesson_editor_page_update_actions (self);
  bastide_making_page_changed (BASTIDE_MAKING_PAGE (self));
}

static void
list_changed (BastideLessonEditorPage *self)
{
  bastide_lesson_editor_page_update_list (self);
  bastide_lesson_editor_page_update_step (self);
  bastide_lesson_editor_page_update_actions (self);
  bastide_making_page_changed (BASTIDE_MAKING_PAGE (self));
}

/* --- Keeping it --- */

static gboolean
is_changed (BastideMakingPage *page)
{
  return bastide_lesson_editor_is_changed (BASTIDE_LESSON_EDITOR_PAGE (page)->editor);
}

/* Only what the program finds nothing wrong in, or what its setter allows (bastide_lesson_editor_may_save()). */
static void
finish (BastideMakingPage *page)
{
  if (bastide_lesson_editor_may_save (BASTIDE_LESSON_EDITOR_PAGE (page)->editor))
    bastide_making_page_keep (page);
  else
    bastide_page_tell (BASTIDE_PAGE (page), _("What is not so is mended, or allowed, before the lesson is added."));
}

static GtkWidget *
new_dialog (BastideMakingPage *page,
            GtkWindow         *window,
            GFile             *booklet)
{
  return bastide_add_puzzle_new (
    window, BASTIDE_BOOKLET_LESSONS, bastide_lesson_editor_dup_lesson (BASTIDE_LESSON_EDITOR_PAGE (page)->editor), booklet);
}

/* --- Its draft --- */

/* With what its question says by now, if that is being changed. */
static BstBooklet *
dup_booklet (BastideMakingPage *page)
{
  BastideLessonEditorPage *self = BASTIDE_LESSON_EDITOR_PAGE (page);
  BstBooklet *booklet = bst_booklet_new (NULL);
  BstLesson *lesson = bastide_lesson_editor_dup_lesson (self->editor);

  if (self->question != NULL)
    {
      BstLessonStep *step = g_ptr_array_index (lesson->steps, bastide_lesson_editor_get_selected (self->editor));

      bst_puzzle_free (step->puzzle);
      step->puzzle = bastide_puzzle_editor_page_dup_question (BASTIDE_PUZZLE_EDITOR_PAGE (self->question));
    }
  if (*lesson->id == '\0')
    {
      g_free (lesson->id);
      lesson->id = g_strdup ("draft");
    }
  g_ptr_array_add (bst_booklet_add_chapter (booklet, NULL)->lessons, lesson);

  return booklet;
}

/* "3" is the step that is worked on, from 0; "3?" that its question is. */
static char *
dup_place (BastideMakingPage *page)
{
  BastideLessonEditorPage *self = BASTIDE_LESSON_EDITOR_PAGE (page);

  return g_strdup_printf ("%u%s", bastide_lesson_editor_get_selected (self->editor), self->question != NULL ? "?" : "");
}

static void
set_place (BastideMakingPage *page,
           const char        *place)
{
  BastideLessonEditorPage *self = BASTIDE_LESSON_EDITOR_PAGE (page);
  guint64 step = g_ascii_strtoull (place, NULL, 10);

  if (step >= bastide_lesson_editor_get_n_steps (self->editor))
    return;
  bastide_lesson_editor_select (self->editor, (guint) step);
  if (g_str_has_suffix (place, "?"))
    g_action_group_activate_action (bastide_page_get_actions (BASTIDE_PAGE (self)), "edit-question", NULL);
}

static void
set_waiting (BastideMakingPage *page,
             gboolean           is_waiting)
{
  if (!is_waiting)
    bastide_lesson_editor_page_update_actions (BASTIDE_LESSON_EDITOR_PAGE (page));
}

/* --- As a page --- */

static void
bastide_lesson_editor_page_page_init (BastidePageInterface *iface)
{
  iface->name = "lesson-editor";
  iface->label = NC_("page", "_Lesson Editor");
  iface->help = N_("A lesson is made of steps. Add Step records what stands on the board of the game; a step says something, "
                   "shows moves that are played here, or asks. Marks are drawn on the board as in a game. What they ask, "
                   "show and light is checked. So is a number in a sentence that says what it states: “{8:points end city:N at "
                   "0,-1}” reads “8”. In place of points end, which may be now or completed, there may be size of a feature, "
                   "fits of a cell, count of a kind, supply, total or paid of a colour.");
}

/* --- Class --- */

static gboolean
bastide_lesson_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BASTIDE_LESSON_EDITOR_PAGE (widget)->text));
}

static void
bastide_lesson_editor_page_finalize (GObject *object)
{
  BastideLessonEditorPage *self = BASTIDE_LESSON_EDITOR_PAGE (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->turn_tool);
  g_clear_object (&self->turn_input);
  g_array_unref (self->types);

  G_OBJECT_CLASS (bastide_lesson_editor_page_parent_class)->finalize (object);
}

static void
bastide_lesson_editor_page_class_init (BastideLessonEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideMakingPageClass *making_class = BASTIDE_MAKING_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_lesson_editor_page_finalize;
  widget_class->grab_focus = bastide_lesson_editor_page_grab_focus;

  making_class->board_height = BOARD_HEIGHT;
  making_class->question = N_("Save This Lesson?");
  making_class->discard = N_("_Discard Lesson");
  making_class->is_changed = is_changed;
  making_class->finish = finish;
  making_class->new_dialog = new_dialog;
  making_class->dup_booklet = dup_booklet;
  making_class->dup_place = dup_place;
  making_class->set_place = set_place;
  making_class->set_waiting = set_waiting;

  signals[STEP_WANTED] = g_signal_new ("step-wanted", BASTIDE_TYPE_LESSON_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0,
                                       g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);

  bastide_template_types (BASTIDE_TYPE_MAKING_GROUP, BASTIDE_TYPE_TURN_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-lesson-editor-page.ui");
  bastide_template_children (widget_class, BastideLessonEditorPage, turn_bar, name, aim, steps, step, kind, text, tile,
                             moves, asked, game_row, n_tiles, claims, verdict);
  bastide_template_callbacks (widget_class, name_changed, aim_changed);
  bastide_lesson_editor_page_class_init_step (widget_class);
  bastide_lesson_editor_page_class_init_list (widget_class);
}

static void
bastide_lesson_editor_page_init (BastideLessonEditorPage *self)
{
  self->types = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->board = bastide_making_page_get_board (BASTIDE_MAKING_PAGE (self));
  self->scene = bastide_making_page_get_scene (BASTIDE_MAKING_PAGE (self));
}

BastideLessonEditorPage *
bastide_lesson_editor_page_new (BastideLessonEditor *editor,
                                BastideUserState    *user_state,
                                gboolean             is_new)
{
  BastideLessonEditorPage *self = g_object_new (BASTIDE_TYPE_LESSON_EDITOR_PAGE, NULL);
  const BstLesson *lesson = bastide_lesson_editor_get_lesson (editor);

  self->editor = g_object_ref (editor);
  bastide_making_page_begin (BASTIDE_MAKING_PAGE (self), user_state, is_new);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE,
                         is_new ? _("Make Lesson") : _("Edit Lesson"));
  bastide_lesson_editor_page_init_step (self);
  bastide_lesson_editor_page_init_list (self);
  self->updating = TRUE;
  gtk_editable_set_text (self->name, lesson->title != NULL ? lesson->title : "");
  gtk_editable_set_text (self->aim, lesson->aim != NULL ? lesson->aim : "");
  self->updating = FALSE;
  list_changed (self);
  changed (self);
  bastide_lesson_editor_page_update_claims (self);
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "list-changed", G_CALLBACK (list_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "checked", G_CALLBACK (bastide_lesson_editor_page_update_claims), self,
                           G_CONNECT_SWAPPED);

  return self;
}
