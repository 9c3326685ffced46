/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-editor-page-private.h"
#include "bastide-add-puzzle.h"
#include "bastide-compat.h"
#include "bastide-puzzle-editor-text.h"
#include "bastide-puzzle-page.h"

#include <bst-render-overlay.h>

#include <glib/gi18n.h>

/* Narrower than this the board is above all else, and not higher than that. */
#define PANE_WIDTH   860
#define BOARD_HEIGHT 200
/* What is beside the board is always as wide. */
#define PANE_SIZE    440
/* More than any screen has. */
#define ANY_HEIGHT   10000

enum
{
  ADDED,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void bastide_puzzle_editor_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastidePuzzleEditorPage, bastide_puzzle_editor_page, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_puzzle_editor_page_page_init))

BastidePuzzleEditor *
bastide_puzzle_editor_page_get_puzzle_editor (BastidePuzzleEditorPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_PUZZLE_EDITOR_PAGE (self), NULL);

  return self->puzzle_editor;
}

/* --- Fields --- */

static void
name_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_title (self->puzzle_editor, gtk_editable_get_text (self->name));
}

static void
question_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_question (self->puzzle_editor, gtk_editable_get_text (self->question));
}

static void
id_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_id (self->puzzle_editor, gtk_editable_get_text (self->id));
}

static void
level_changed (BastidePuzzleEditorPage *self)
{
  if (!self->updating)
    bastide_puzzle_editor_set_level (self->puzzle_editor, (guint) gtk_spin_button_get_value_as_int (self->level));
}

static void
fill_fields (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  self->updating = TRUE;
  gtk_editable_set_text (self->name, puzzle->title != NULL ? puzzle->title : "");
  gtk_editable_set_text (self->question, puzzle->question != NULL ? puzzle->question : "");
  gtk_editable_set_text (self->id, puzzle->id);
  gtk_spin_button_set_value (self->level, puzzle->level);
  self->updating = FALSE;
}

/* --- Leaving --- */

void
bastide_puzzle_editor_page_leave (BastidePuzzleEditorPage *self)
{
  GtkWindow *window;

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR_PAGE (self));

  window = self->is_closing ? bastide_page_get_window (BASTIDE_PAGE (self)) : NULL;
  self->is_left = TRUE;
  if (window != NULL)
    gtk_window_close (window);
  else
    g_signal_emit_by_name (self, "left");
}

void
bastide_puzzle_editor_page_set_waiting (BastidePuzzleEditorPage *self,
                                        gboolean                 is_waiting)
{
  static const char * const names[] = { "finish", "cancel", "add-hint", "add-answer", "add-choice", NULL };

  g_return_if_fail (BASTIDE_IS_PUZZLE_EDITOR_PAGE (self));

  self->is_waiting = is_waiting;
  /* What has the focus settles. */
  if (is_waiting)
    gtk_window_set_focus (bastide_page_get_window (BASTIDE_PAGE (self)), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !is_waiting);
  bastide_page_enable (BASTIDE_PAGE (self), names, !is_waiting);
  if (!is_waiting)
    bastide_puzzle_editor_page_update_line (self);
}

/* --- Finishing --- */

static void
added (BastidePuzzleEditorPage *self,
       GFile                   *file,
       const char              *id)
{
  bastide_user_state_change_booklet (self->user_state, file);
  g_signal_emit (self, signals[ADDED], 0, file, id);
  bastide_puzzle_editor_page_leave (self);
}

static void
keep (BastidePuzzleEditorPage *self)
{
  GtkWidget *dialog;

  if (self->user_state == NULL)
    {
      g_signal_emit (self, signals[FINISHED], 0);
      return;
    }
  dialog = bastide_add_puzzle_new (bastide_page_get_window (BASTIDE_PAGE (self)),
                                   bastide_puzzle_editor_dup_puzzle (self->puzzle_editor),
                                   bastide_user_state_get_booklet (self->user_state));
  g_signal_connect_object (dialog, "added", G_CALLBACK (added), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
answered_faults (BastideCompatAnswer answer,
                 gpointer            user_data)
{
  if (answer == BASTIDE_COMPAT_DISCARD)
    keep (user_data);
}

/* A puzzle with faults comes into a booklet only if its setter says so. */
static void
finish_checked (BastidePuzzleEditorPage *self)
{
  g_autofree char *faults = bastide_puzzle_editor_text_dup_faults (self->puzzle_editor);

  if (faults == NULL)
    keep (self);
  else
    bastide_compat_ask_anyway (bastide_page_get_window (BASTIDE_PAGE (self)), _("This Puzzle Has Faults"), faults,
                               self->user_state != NULL ? _("_Add Anyway") : _("_Save Anyway"),
                               answered_faults, G_OBJECT (self));
}

static void
set_finishing (BastidePuzzleEditorPage *self,
               gboolean                 is_finishing)
{
  self->is_finishing = is_finishing;
  bastide_page_enable (BASTIDE_PAGE (self), (const char *[]) { "finish", NULL }, !is_finishing);
}

/* Waits for the check if it is not done yet. */
static void
finish (BastidePuzzleEditorPage *self,
        gboolean                 is_closing)
{
  self->is_closing = is_closing;
  if (bastide_puzzle_editor_is_checked (self->puzzle_editor))
    finish_checked (self);
  else
    set_finishing (self, TRUE);
}

static void
activate_finish (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  finish (user_data, FALSE);
}

/* --- Giving up --- */

static void
answered (BastidePuzzleEditorPage *self,
          BastideCompatAnswer      answer,
          gboolean                 is_closing)
{
  if (answer == BASTIDE_COMPAT_SAVE)
    finish (self, is_closing);
  else if (answer == BASTIDE_COMPAT_DISCARD)
    {
      self->is_closing = is_closing;
      bastide_puzzle_editor_page_leave (self);
    }
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
ask_to_save (BastidePuzzleEditorPage *self,
             BastideCompatAskFunc     func)
{
  bastide_compat_ask_to_save (bastide_page_get_window (BASTIDE_PAGE (self)), _("Save This Puzzle?"),
                              _("What you have written is lost otherwise."), _("_Discard Puzzle"), func,
                              G_OBJECT (self));
}

static void
cancel (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BastidePuzzleEditorPage *self = user_data;

  if (bastide_puzzle_editor_is_changed (self->puzzle_editor))
    ask_to_save (self, answered_cancel);
  else
    bastide_puzzle_editor_page_leave (self);
}

/* --- The verdict --- */

static void
checked (BastidePuzzleEditorPage *self)
{
  g_autofree char *faults = bastide_puzzle_editor_text_dup_faults (self->puzzle_editor);
  g_autofree char *found = bastide_puzzle_editor_text_dup_found (self->puzzle_editor);

  if (!bastide_puzzle_editor_is_checked (self->puzzle_editor))
    {
      gtk_label_set_label (self->verdict, _("Checking…"));
      return;
    }
  /* Translators: of a puzzle that was checked. */
  gtk_label_set_label (self->verdict, faults != NULL ? faults : _("The puzzle is sound."));
  if (faults != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "refusal");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), "refusal");
  gtk_label_set_label (self->found, found);
  gtk_widget_set_visible (GTK_WIDGET (self->found), *found != '\0');
  if (self->is_finishing)
    {
      set_finishing (self, FALSE);
      finish_checked (self);
    }
}

static void
changed (BastidePuzzleEditorPage *self)
{
  if (self->is_finishing)
    set_finishing (self, FALSE);
  self->is_removed_last = FALSE;
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE,
                         bastide_puzzle_editor_get_puzzle (self->puzzle_editor)->title);
  bastide_puzzle_editor_page_update_task (self);
  bastide_puzzle_editor_page_update_line (self);
}

/* --- What is done on it --- */

static void
init_actions (BastidePuzzleEditorPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "finish", .activate = activate_finish },
    { .name = "cancel", .activate = cancel },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  bastide_board_add_coordinates_action (self->board, G_ACTION_MAP (self->actions));
  bastide_puzzle_editor_page_init_lists (self);
}

/* --- As a page --- */

static BastidePuzzleEditorPage *
get_self (BastidePage *page)
{
  return BASTIDE_PUZZLE_EDITOR_PAGE (page);
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
  return get_self (page)->is_left || !bastide_puzzle_editor_is_changed (get_self (page)->puzzle_editor);
}

/* What is being written, whoever writes it waits for. */
static gboolean
may_close (BastidePage *page,
           gboolean     is_last)
{
  if (can_open (page) || get_self (page)->is_waiting)
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
  BastidePuzzleEditorPage *self = get_self (page);
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

static gboolean
has_sheet (BastidePage *page)
{
  return TRUE;
}

static BastideSheet *
dup_sheet (BastidePage *page)
{
  BastidePuzzleEditorPage *self = get_self (page);

  return bastide_puzzle_page_dup_sheet (self->board, bastide_puzzle_editor_get_puzzle (self->puzzle_editor), 0);
}

static void
get_help (BastidePage     *page,
          BastidePageHelp *help)
{
  help->text = _("A puzzle is made of a position and of what it asks. What the rules can decide Bastide decides itself; where they "
                 "cannot, the answers that count are played or written here. What is still missing is listed, and the puzzle "
                 "is added to a booklet once nothing is.");
}

static void
bastide_puzzle_editor_page_page_init (BastidePageInterface *iface)
{
  iface->name = "puzzle-editor";
  iface->label = NC_("page", "Puzzle _Editor");
  iface->get_actions = get_actions;
  iface->get_help = get_help;
  iface->is_empty = is_empty;
  iface->can_open = can_open;
  iface->may_close = may_close;
  iface->set_size = set_size;
  iface->get_key_scope = get_key_scope;
  iface->get_nth_pane = get_nth_pane;
  iface->has_sheet = has_sheet;
  iface->dup_sheet = dup_sheet;
}

/* --- Class --- */

/* What is asked for first. */
static gboolean
bastide_puzzle_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BASTIDE_PUZZLE_EDITOR_PAGE (widget)->name));
}

static void
bastide_puzzle_editor_page_dispose (GObject *object)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (object);

  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
      self->board = NULL;
    }
  G_OBJECT_CLASS (bastide_puzzle_editor_page_parent_class)->dispose (object);
}

static void
bastide_puzzle_editor_page_finalize (GObject *object)
{
  BastidePuzzleEditorPage *self = BASTIDE_PUZZLE_EDITOR_PAGE (object);

  g_clear_object (&self->puzzle_editor);
  g_clear_object (&self->user_state);
  g_clear_object (&self->scene);
  g_clear_object (&self->pick_tool);
  g_clear_object (&self->actions);
  g_array_unref (self->types);
  g_ptr_array_unref (self->hint_rows);
  g_ptr_array_unref (self->answer_rows);
  g_ptr_array_unref (self->choice_rows);
  g_ptr_array_unref (self->rule_rows);
  g_ptr_array_unref (self->edition_checks);

  G_OBJECT_CLASS (bastide_puzzle_editor_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, body);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, preview);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, board);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, pane);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, finish);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, name);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, level);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, question);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, id);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, task_group);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, task);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, target);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, worth);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, editions);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, new_rule);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, truth);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, statement);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, choices);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, goal);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, goal_row);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, kind);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, player);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, other);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, tiles);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, tiles_from);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, hints);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, answers);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, by_line);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, solution_group);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, solution);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, n_solution);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, BastidePuzzleEditorPage, found);
}

static void
bastide_puzzle_editor_page_class_init (BastidePuzzleEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_editor_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_puzzle_editor_page_finalize;
  widget_class->grab_focus = bastide_puzzle_editor_page_grab_focus;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  signals[ADDED] = g_signal_new ("added", BASTIDE_TYPE_PUZZLE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_STRING);
  signals[FINISHED] = g_signal_new ("finished", BASTIDE_TYPE_PUZZLE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BASTIDE_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-editor-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, question_changed);
  gtk_widget_class_bind_template_callback (widget_class, id_changed);
  gtk_widget_class_bind_template_callback (widget_class, level_changed);
  bastide_puzzle_editor_page_class_init_task (widget_class);
  bastide_puzzle_editor_page_class_init_needs (widget_class);
  bastide_puzzle_editor_page_class_init_lists (widget_class);
}

static void
bastide_puzzle_editor_page_init (BastidePuzzleEditorPage *self)
{
  self->scene = bastide_study_new ();
  self->types = g_array_new (FALSE, FALSE, sizeof (int));
  self->hint_rows = g_ptr_array_new ();
  self->answer_rows = g_ptr_array_new ();
  self->choice_rows = g_ptr_array_new ();
  self->rule_rows = g_ptr_array_new ();
  self->edition_checks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In large letters it has two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->finish)), TRUE);
  init_actions (self);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_REDO_LABEL, _("_Redo"));
}

static void
show_puzzle (BastidePuzzleEditorPage *self)
{
  const BstPuzzle *puzzle = bastide_puzzle_editor_get_puzzle (self->puzzle_editor);

  bastide_study_take_position (self->scene, bst_position_copy (puzzle->position));
  bastide_board_set_ring (self->board, 1);
  bastide_board_set_frames_last (self->board, FALSE);
  bastide_board_set_show (self->board, BST_RENDER_SHOW_COORDINATES);
  bastide_board_set_study (self->board, self->scene);
  fill_fields (self);
  bastide_puzzle_editor_page_init_task (self);
  bastide_puzzle_editor_page_update_lists (self);
  changed (self);
  checked (self);
  g_signal_connect_object (self->puzzle_editor, "changed", G_CALLBACK (changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_editor, "list-changed",
                           G_CALLBACK (bastide_puzzle_editor_page_update_lists), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_editor, "checked", G_CALLBACK (checked), self,
                           G_CONNECT_SWAPPED);
}

BastidePuzzleEditorPage *
bastide_puzzle_editor_page_new (BastidePuzzleEditor *puzzle_editor,
                                BastideUserState    *user_state)
{
  BastidePuzzleEditorPage *self = g_object_new (BASTIDE_TYPE_PUZZLE_EDITOR_PAGE, NULL);

  self->puzzle_editor = g_object_ref (puzzle_editor);
  g_set_object (&self->user_state, user_state);
  if (user_state == NULL)
    {
      gtk_button_set_label (self->finish, _("_Save"));
    }
  else
    {
      bastide_board_set_keys (self->board, bastide_user_state_get_keys (user_state));
      bastide_keys_keep_tooltips (bastide_user_state_get_keys (user_state), GTK_WIDGET (self));
    }
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE,
                         user_state != NULL ? _("Make Puzzle") : _("Edit Puzzle"));
  show_puzzle (self);

  return self;
}
