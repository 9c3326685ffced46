/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-editor-page-private.h"
#include "bastide-add-puzzle.h"
#include "bastide-compat.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* Narrower than this the board is above all else, and not higher than that. */
#define PANE_WIDTH   860
#define BOARD_HEIGHT 220
/* What is beside the board is always as wide. */
#define PANE_SIZE    440
/* More than any screen has. */
#define ANY_HEIGHT   10000

enum
{
  ADDED,
  STEP_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void bastide_lesson_editor_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideLessonEditorPage, bastide_lesson_editor_page, GTK_TYPE_BOX,
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
}

static void
list_changed (BastideLessonEditorPage *self)
{
  bastide_lesson_editor_page_update_list (self);
  bastide_lesson_editor_page_update_step (self);
  bastide_lesson_editor_page_update_actions (self);
}

/* --- Keeping it, and giving it up --- */

static void
leave (BastideLessonEditorPage *self)
{
  GtkWindow *window = self->is_closing ? bastide_page_get_window (BASTIDE_PAGE (self)) : NULL;

  self->is_left = TRUE;
  if (window != NULL)
    gtk_window_close (window);
  else
    g_signal_emit_by_name (self, "left");
}

static void
added (BastideLessonEditorPage *self,
       GFile                   *file,
       const char              *id)
{
  bastide_user_state_change_booklet (self->user_state, file);
  g_signal_emit (self, signals[ADDED], 0, file, id);
  leave (self);
}

/* Only what the program finds nothing wrong in, or what its setter allows (bastide_lesson_editor_may_save()). */
static void
finish (BastideLessonEditorPage *self,
        gboolean                 is_closing)
{
  GtkWidget *dialog;

  if (!bastide_lesson_editor_may_save (self->editor))
    {
      bastide_page_tell (BASTIDE_PAGE (self),
                         _("What is not so is mended, or allowed, before the lesson is added."));
      return;
    }
  self->is_closing = is_closing;
  dialog = bastide_add_puzzle_new_lesson (bastide_page_get_window (BASTIDE_PAGE (self)),
                                          bastide_lesson_editor_dup_lesson (self->editor),
                                          bastide_user_state_get_booklet (self->user_state));
  g_signal_connect_object (dialog, "added", G_CALLBACK (added), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
activate_finish (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  finish (user_data, FALSE);
}

static void
answered (BastideLessonEditorPage *self,
          BastideCompatAnswer      answer,
          gboolean                 is_closing)
{
  if (answer == BASTIDE_COMPAT_SAVE)
    finish (self, is_closing);
  if (answer != BASTIDE_COMPAT_DISCARD)
    return;
  self->is_closing = is_closing;
  leave (self);
}

static void
answered_cancel (BastideCompatAnswer answer,
                 gpointer            user_data)
{
  answered (user_data, answer, FALSE);
}

static void
answered_close (BastideCompatAnswer answer,
                gpointer            user_data)
{
  answered (user_data, answer, TRUE);
}

static void
ask_to_save (BastideLessonEditorPage *self,
             BastideCompatAskFunc     func)
{
  bastide_compat_ask_to_save (bastide_page_get_window (BASTIDE_PAGE (self)), _("Save This Lesson?"),
                              _("What you have written is lost otherwise."), _("_Discard Lesson"), func,
                              G_OBJECT (self));
}

static void
cancel (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastideLessonEditorPage *self = user_data;

  if (bastide_lesson_editor_is_changed (self->editor))
    ask_to_save (self, answered_cancel);
  else
    leave (self);
}

/* --- As a page --- */

static BastideLessonEditorPage *
get_self (BastidePage *page)
{
  return BASTIDE_LESSON_EDITOR_PAGE (page);
}

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (get_self (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return get_self (page)->is_left;
}

static gboolean
can_open (BastidePage *page)
{
  return get_self (page)->is_left || !bastide_lesson_editor_is_changed (get_self (page)->editor);
}

static gboolean
may_close (BastidePage *page,
           gboolean     is_last)
{
  if (can_open (page))
    return TRUE;
  ask_to_save (get_self (page), answered_close);

  return FALSE;
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  BastideLessonEditorPage *self = get_self (page);
  gboolean is_narrow = width < PANE_WIDTH * text_scale;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  adw_clamp_set_maximum_size (self->preview, is_narrow ? BOARD_HEIGHT : ANY_HEIGHT);
  adw_clamp_set_tightening_threshold (self->preview, is_narrow ? BOARD_HEIGHT : ANY_HEIGHT);
  gtk_widget_set_vexpand (GTK_WIDGET (self->preview), !is_narrow);
  gtk_widget_set_size_request (self->pane, is_narrow ? -1 : (int) (PANE_SIZE * text_scale), -1);
  gtk_widget_set_hexpand (self->pane, is_narrow);
}

static BastideKeyScope
get_key_scope (BastidePage *page)
{
  return BASTIDE_KEY_IN_MAKING;
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  GtkWidget *panes[] = { GTK_WIDGET (get_self (page)->board), get_self (page)->pane };

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

static void
get_help (BastidePage     *page,
          BastidePageHelp *help)
{
  help->text = _("A lesson is made of steps. Add Step records what stands on the board of the game; a step says something, "
                 "shows moves that are played here, or asks. Marks are drawn on the board as in a game. All that the steps "
                 "claim is checked.");
}

static void
bastide_lesson_editor_page_page_init (BastidePageInterface *iface)
{
  iface->name = "lesson-editor";
  iface->label = NC_("page", "_Lesson Editor");
  iface->get_actions = get_actions;
  iface->get_help = get_help;
  iface->is_empty = is_empty;
  iface->can_open = can_open;
  iface->may_close = may_close;
  iface->set_size = set_size;
  iface->get_key_scope = get_key_scope;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Class --- */

static gboolean
bastide_lesson_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BASTIDE_LESSON_EDITOR_PAGE (widget)->text));
}

static void
bastide_lesson_editor_page_dispose (GObject *object)
{
  BastideLessonEditorPage *self = BASTIDE_LESSON_EDITOR_PAGE (object);

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  G_OBJECT_CLASS (bastide_lesson_editor_page_parent_class)->dispose (object);
}

static void
bastide_lesson_editor_page_finalize (GObject *object)
{
  BastideLessonEditorPage *self = BASTIDE_LESSON_EDITOR_PAGE (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->user_state);
  g_clear_object (&self->turn_tool);
  g_clear_object (&self->turn_input);
  g_clear_object (&self->scene);
  g_clear_object (&self->actions);
  g_array_unref (self->types);
  g_ptr_array_unref (self->claim_rows);

  G_OBJECT_CLASS (bastide_lesson_editor_page_parent_class)->finalize (object);
}

static void
bastide_lesson_editor_page_class_init (BastideLessonEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_lesson_editor_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_lesson_editor_page_finalize;
  widget_class->grab_focus = bastide_lesson_editor_page_grab_focus;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  signals[ADDED] = g_signal_new ("added", BASTIDE_TYPE_LESSON_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_STRING);
  signals[STEP_WANTED] = g_signal_new ("step-wanted", BASTIDE_TYPE_LESSON_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0,
                                       g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);

  g_type_ensure (BASTIDE_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-lesson-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, body);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, preview);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, board);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, pane);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, finish);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, name);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, aim);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, steps);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, step);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, kind);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, text);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, tile);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, moves);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, asked);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, game_row);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, n_tiles);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, claims);
  gtk_widget_class_bind_template_child (widget_class, BastideLessonEditorPage, verdict);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, aim_changed);
  bastide_lesson_editor_page_class_init_step (widget_class);
  bastide_lesson_editor_page_class_init_list (widget_class);
}

static void
bastide_lesson_editor_page_init (BastideLessonEditorPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "finish", .activate = activate_finish },
    { .name = "cancel", .activate = cancel },
  };

  self->scene = bastide_study_new ();
  self->types = g_array_new (FALSE, FALSE, sizeof (int));
  self->claim_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In large letters it has two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->finish)), TRUE);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  bastide_board_add_coordinates_action (self->board, G_ACTION_MAP (self->actions));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_REDO_LABEL, _("_Redo"));
}

BastideLessonEditorPage *
bastide_lesson_editor_page_new (BastideLessonEditor *editor,
                                BastideUserState    *user_state)
{
  BastideLessonEditorPage *self = g_object_new (BASTIDE_TYPE_LESSON_EDITOR_PAGE, NULL);
  const BstLesson *lesson = bastide_lesson_editor_get_lesson (editor);

  self->editor = g_object_ref (editor);
  self->user_state = g_object_ref (user_state);
  bastide_board_set_keys (self->board, bastide_user_state_get_keys (user_state));
  bastide_keys_keep_tooltips (bastide_user_state_get_keys (user_state), GTK_WIDGET (self));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Make Lesson"));
  bastide_lesson_editor_page_init_step (self);
  bastide_lesson_editor_page_init_list (self);
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
  bastide_board_set_study (self->board, self->scene);
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
