/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-private.h"
#include "bastide-compat.h"
#include "bastide-study-text.h"

#include <bst-io-draft.h>
#include <bst-io-open.h>
#include <bst-io-rule-set.h>
#include <bst-render-overlay.h>

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (BastideWindow, bastide_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- What the window says --- */

void
bastide_window_update_title (BastideWindow *self)
{
  g_autofree char *title = bastide_study_text_get_title (self->study);
  g_autofree char *subtitle = bastide_study_text_get_subtitle (self->study);
  g_autofree char *whole = NULL;

  if (bastide_study_is_changed (self->study))
    {
      /* Translators: %s is the title of a game that has changed since it was saved. */
      g_autofree char *changed = g_strdup_printf (_("• %s"), title);

      g_free (title);
      title = g_steal_pointer (&changed);
    }
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  /* Translators: the title of the window in the task switcher: what is open, and the program. */
  whole = g_strdup_printf (_("%s – Bastide"), title);
  gtk_window_set_title (GTK_WINDOW (self), whole);
}

static void
update_status (BastideWindow *self)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  guint n_remaining = bst_position_get_n_remaining (position);
  guint n_aside;
  g_autofree char *left = NULL;
  g_autofree char *both = NULL;

  bst_position_get_discards (position, &n_aside);
  left = g_strdup_printf (ngettext ("%u tile left", "%u tiles left", n_remaining), n_remaining);
  if (n_aside > 0)
    {
      g_autofree char *aside = NULL;

      aside = g_strdup_printf (ngettext ("%u tile put aside", "%u tiles put aside", n_aside),
                               n_aside);
      /* Translators: two facts on one line: "38 tiles left · 1 tile put aside". */
      both = g_strdup_printf (_("%s · %s"), left, aside);
    }
  gtk_label_set_label (self->bag_count, both ? both : left);
}

static void
update_rules (BastideWindow *self)
{
  const BstGame *game = bastide_study_get_game (self->study);
  const char *tiles = bst_tile_set_get_id (bst_game_get_tile_set (game));
  g_autoptr (BstIoRuleSet) known = bst_io_rule_set_find (bst_game_get_rules (game), tiles);

  /* Translators: rules of which every switch was chosen alone. */
  gtk_label_set_label (self->rules, known != NULL ? known->title : _("Own rules"));
}

/* In a narrow window what is asked for, or typed, has the card's place. */
static gboolean
is_card_covered (BastideWindow *self)
{
  return self->is_narrow
         && (gtk_widget_get_visible (GTK_WIDGET (self->turn_bar))
             || gtk_widget_get_visible (GTK_WIDGET (self->edit_bar))
             || gtk_widget_get_visible (self->entry_card));
}

void
bastide_window_update_card (BastideWindow *self)
{
  const BstPosition *position;
  guint part = bastide_board_get_lit (self->board);

  if (bastide_study_get_record (self->study) == NULL)
    return;
  position = bastide_study_get_position (self->study);
  /* A bar may go before the board knows of the other position. */
  if (is_card_covered (self) || part >= bst_position_get_n_parts (position))
    part = BST_NO_PART;
  if (part != BST_NO_PART)
    bastide_window_place_cards (self);
  bastide_feature_card_set_part (self->card, position, part);
}

static void
lit_changed (BastideWindow *self)
{
  bastide_window_update_card (self);
}

static void
show_changed (BastideWindow *self)
{
  bastide_legend_update (self->legend, self->study, bastide_board_get_show (self->board));
  bastide_window_update_actions (self);
}

/* The bag tells which tiles fit there. */
static void
update_bag_cell (BastideWindow *self)
{
  int x = 0, y = 0;
  gboolean has_cell = bastide_board_get_cell (self->board, &x, &y);

  bastide_bag_set_cell (self->bag, has_cell, x, y);
}

/* The cell pointed at; else what the move has scored, so that a screen reader tells it. */
static void
cell_changed (BastideWindow *self)
{
  g_autofree char *text = NULL;

  if (bastide_study_get_record (self->study) == NULL)
    return;

  update_bag_cell (self);
  g_object_get (self->board, "cell-text", &text, NULL);
  if (text == NULL)
    text = bastide_study_text_get_scored (self->study);
  gtk_label_set_label (self->cell, text ? text : "");
}

/* (nullable) */
static BastideBookmarks *
get_bookmarks (BastideWindow *self)
{
  return self->user_state != NULL ? bastide_user_state_get_bookmarks (self->user_state) : NULL;
}

/* The next time the file opens here. */
static void
note_place (BastideWindow *self)
{
  BastideBookmarks *bookmarks = get_bookmarks (self);
  GFile *file = bastide_study_get_file (self->study);
  g_autofree char *place = NULL;

  if (bookmarks == NULL || file == NULL || bastide_study_get_record (self->study) == NULL)
    return;
  place = bst_io_draft_get_place (bastide_study_get_node (self->study));
  bastide_bookmarks_set (bookmarks, file, place);
}

static void
node_changed (BastideWindow *self)
{
  note_place (self);
  bastide_window_update_title (self);
  update_status (self);
  cell_changed (self);
  lit_changed (self);
  bastide_window_update_position (self);
  bastide_window_update_actions (self);
}

static void
record_changed (BastideWindow *self)
{
  update_rules (self);
  bastide_window_close_booklet (self);
  gtk_stack_set_visible_child_name (self->stack, "study");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
feature_activated (BastideWindow *self,
                   guint          part)
{
  gtk_stack_set_visible_child_name (self->tabs, "features");
  bastide_split_view_set_show (self->pane, TRUE);
  bastide_features_pane_select (self->features, part);
}

/* Something to save, or to undo. */
static void
saved_changed (BastideWindow *self)
{
  bastide_window_update_title (self);
  bastide_window_update_edit (self);
}

static void
study_changed (BastideWindow      *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_RECORD)
    record_changed (self);
  else if (change & BASTIDE_STUDY_GAME)
    update_rules (self);
}

/* The panes have seen it. */
static void
study_shown (BastideWindow      *self,
             BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
  if (change & BASTIDE_STUDY_SAVED)
    saved_changed (self);
}

/* The bag shows what was drawn, or that nothing is chosen any more. */
static void
tile_changed (BastideWindow *self)
{
  if (bastide_study_get_record (self->study) != NULL && !bastide_position_editor_is_active (self->editor))
    bastide_bag_set_selected (self->bag, bastide_turn_input_get_chosen (self->turn_input));
}

/* A tile chosen in the bag shows where it could go, and is the next to be laid. */
static void
bag_selected (BastideWindow *self)
{
  int type = bastide_bag_get_selected (self->bag);
  guint show = bastide_board_get_show (self->board);

  if (bastide_position_editor_is_active (self->editor))
    return;
  bastide_board_set_legal_type (self->board, type);
  bastide_turn_input_set_tile (self->turn_input, type);
  if (type != BST_NO_TILE)
    bastide_board_set_show (self->board, show | BST_RENDER_SHOW_LEGAL);
}

/* --- Opening --- */

void
bastide_window_tell_issues (BastideWindow *self,
                            GPtrArray     *issues)
{
  const BstIoIssue *first;
  g_autofree char *text = NULL;
  AdwToast *toast;
  GtkWidget *label;

  if (issues->len == 0)
    return;

  first = g_ptr_array_index (issues, 0);
  if (issues->len == 1)
    text = g_strdup (first->message);
  else
    /* Translators: %s is a whole sentence, %u how many others there are. */
    text = g_strdup_printf (ngettext ("%s (and %u more remark)", "%s (and %u more remarks)",
                                      issues->len - 1),
                            first->message, issues->len - 1);
  /* A title of our own, since the toast's would take the sentence for markup. */
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  toast = adw_toast_new ("");
  adw_toast_set_timeout (toast, 8);
  adw_toast_set_custom_title (toast, label);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Where a game begins: a position that was set up before the first move is its start. */
static BstNode *
find_start (BstRecord *record)
{
  BstNode *node = bst_record_get_root (record);
  BstNode *next;

  while ((next = bst_node_get_next (node)) != NULL && next->setup != NULL)
    node = next;

  return node;
}

/* Where it was left, or where the same document was before it was read again. */
static void
show_loaded (BastideWindow *self,
             GPtrArray     *issues)
{
  BstRecord *record = bastide_study_get_record (self->study);

  bastide_study_set_node (self->study, self->place != NULL ? bst_io_draft_find (record, self->place)
                                                           : find_start (record));
  g_clear_pointer (&self->place, g_free);
  if (self->is_reloading)
    bastide_window_show_put_aside (self);
  self->is_reloading = FALSE;
  bastide_window_add_recent (bastide_study_get_file (self->study));
  bastide_window_tell_issues (self, issues);
}

/* What was put aside comes back: nothing has taken its place. */
static void
fail_loading (BastideWindow *self,
              const GError  *error)
{
  if (self->is_reloading)
    bastide_window_forget_aside (self);
  self->is_reloading = FALSE;
  bastide_window_tell_not_opened (self, error);
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BastideWindow) self = user_data;
  g_autoptr (GPtrArray) issues = NULL;
  g_autoptr (GError) error = NULL;

  /* Another file may be on its way by now. */
  if (g_task_get_cancellable (G_TASK (result)) == self->loading)
    g_clear_object (&self->loading);
  if (bastide_study_load_finish (BASTIDE_STUDY (source), result, &issues, &error))
    show_loaded (self, issues);
  else if (g_error_matches (error, BST_IO_ERROR, BST_IO_ERROR_BOOKLET) && !self->is_reloading)
    bastide_window_open_booklet (self, g_task_get_task_data (G_TASK (result)));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    fail_loading (self, error);
}

/* What is not saved stays open. */
static BastideWindow *
get_free_window (BastideWindow *self)
{
  BastideWindow *other;

  if (self->is_put_away || bastide_study_get_record (self->study) == NULL
      || !bastide_study_is_changed (self->study))
    return self;

  other = bastide_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->user_state);
  gtk_window_present (GTK_WINDOW (other));

  return other;
}

/* NULL: the game is seen for the first time. (transfer full) */
static char *
dup_left_place (BastideWindow *self,
                GFile         *file)
{
  BastideBookmarks *bookmarks = get_bookmarks (self);

  return bookmarks != NULL ? bastide_bookmarks_get (bookmarks, file) : NULL;
}

static void
load (BastideWindow *self,
      GFile         *file,
      const char    *place,
      gboolean       again)
{
  bastide_window_hide_notice (self, BASTIDE_NOTICE_NOT_OPENED);
  g_cancellable_cancel (self->loading);
  g_set_object (&self->loading, NULL);
  self->loading = g_cancellable_new ();
  g_set_object (&self->opening, file);
  g_free (self->place);
  self->place = place != NULL ? g_strdup (place) : dup_left_place (self, file);
  self->is_reloading = again;
  /* Before it is read: what is written meanwhile is another state. */
  g_free (self->etag);
  self->etag = bastide_file_monitor_make_etag (file);
  bastide_study_load_async (self->study, file, self->loading, loaded, g_object_ref (self));
}

void
bastide_window_open (BastideWindow *self,
                     GFile         *file)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  load (get_free_window (self), file, NULL, FALSE);
}

void
bastide_window_open_at (BastideWindow *self,
                        GFile         *file,
                        const char    *place)
{
  load (self, file, place, FALSE);
}

void
bastide_window_reload (BastideWindow *self)
{
  g_autofree char *place = bst_io_draft_get_place (bastide_study_get_node (self->study));

  load (self, bastide_study_get_file (self->study), place, TRUE);
}

void
bastide_window_show_record (BastideWindow *self,
                            BstRecord     *record)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self = get_free_window (self);
  if (!bastide_study_set_record (self->study, record, NULL, &error))
    bastide_compat_alert (GTK_WINDOW (self), _("This Game Cannot Be Shown"), error->message);
}

void
bastide_window_open_sample (BastideWindow *self)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self = get_free_window (self);
  if (!bastide_study_set_record (self->study, record, NULL, &error))
    g_error ("The bundled game is damaged: %s", error->message);
  /* As any game that is seen for the first time. */
  bastide_study_set_place (self->study, 0);
}

void
bastide_window_close_kept (BastideWindow *self)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self->is_kept = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

gboolean
bastide_window_is_empty (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), FALSE);

  return (bastide_study_get_record (self->study) == NULL || self->is_put_away)
         && self->loading == NULL && !self->is_restoring && !bastide_window_is_solving (self);
}

/* --- Class --- */

static gboolean
bastide_window_close_request (GtkWindow *window)
{
  bastide_window_settle (BASTIDE_WINDOW (window));
  note_place (BASTIDE_WINDOW (window));
  if (BASTIDE_WINDOW (window)->saving != NULL || BASTIDE_WINDOW (window)->n_changes > 0)
    {
      BASTIDE_WINDOW (window)->is_closing = TRUE;
      return TRUE;
    }
  if (!bastide_window_may_close (BASTIDE_WINDOW (window)))
    return TRUE;
  bastide_window_save_state (BASTIDE_WINDOW (window));

  return GTK_WINDOW_CLASS (bastide_window_parent_class)->close_request (window);
}

static void
bastide_window_dispose (GObject *object)
{
  BastideWindow *self = BASTIDE_WINDOW (object);

  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  bastide_window_close_booklet (self);
  if (self->board != NULL)
    {
      bastide_board_set_tool (self->board, NULL);
      bastide_board_set_study (self->board, NULL);
    }
  g_clear_object (&self->settings);
  for (guint i = 0; i < BASTIDE_N_NOTICES; i++)
    g_clear_weak_pointer (&self->notice[i]);

  G_OBJECT_CLASS (bastide_window_parent_class)->dispose (object);
}

/* The panes may ask for it until they are gone. */
static void
bastide_window_finalize (GObject *object)
{
  BastideWindow *self = BASTIDE_WINDOW (object);

  g_clear_object (&self->autosave);
  g_clear_object (&self->monitor);
  g_clear_object (&self->turn_tool);
  g_clear_object (&self->edit_tool);
  g_clear_object (&self->turn_input);
  g_clear_object (&self->editor);
  g_clear_object (&self->study);
  g_clear_object (&self->session);
  bastide_window_clear_setter (self);
  g_clear_object (&self->results);
  g_clear_object (&self->user_state);
  g_clear_object (&self->restoring);
  g_clear_object (&self->opening);
  bastide_window_forget_aside (self);
  g_free (self->etag);
  g_free (self->place);

  G_OBJECT_CLASS (bastide_window_parent_class)->finalize (object);
}

static void
ensure_types (void)
{
  g_type_ensure (BASTIDE_TYPE_BAG);
  g_type_ensure (BASTIDE_TYPE_BOARD);
  g_type_ensure (BASTIDE_TYPE_EDIT_BAR);
  g_type_ensure (BASTIDE_TYPE_FEATURE_CARD);
  g_type_ensure (BASTIDE_TYPE_FEATURES_PANE);
  g_type_ensure (BASTIDE_TYPE_LEGEND);
  g_type_ensure (BASTIDE_TYPE_MOVES_PANE);
  g_type_ensure (BASTIDE_TYPE_PALETTE);
  g_type_ensure (BASTIDE_TYPE_TURN_BAR);
  g_type_ensure (BASTIDE_TYPE_POSITION_PANE);
  g_type_ensure (BASTIDE_TYPE_SCORES_PANE);
  g_type_ensure (BASTIDE_TYPE_PUZZLE_SESSION_VIEW);
  g_type_ensure (BASTIDE_TYPE_SPLIT_VIEW);
  g_type_ensure (BASTIDE_TYPE_TIMELINE);
}

static void
bastide_window_class_init (BastideWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = bastide_window_close_request;

  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, header);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, overlays);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, notices);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, side_button);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, pane_button);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, session_view);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, side);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, pane);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, bag);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, board);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, undo_menu);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, edit_button);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, bars);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, edit_bar);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, palette);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, entry_card);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, entry_error);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, card);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, legend);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, tabs);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, moves);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, scores);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, features);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, position);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, timeline);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, cell);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, bag_count);
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, rules);
  gtk_widget_class_bind_template_callback (widget_class, lit_changed);
  gtk_widget_class_bind_template_callback (widget_class, show_changed);
  gtk_widget_class_bind_template_callback (widget_class, cell_changed);
  gtk_widget_class_bind_template_callback (widget_class, bag_selected);
  gtk_widget_class_bind_template_callback (widget_class, feature_activated);
  bastide_window_class_init_actions (widget_class);
}

static void
bastide_window_init (BastideWindow *self)
{
  self->study = bastide_study_new ();
  self->turn_input = bastide_turn_input_new (self->study);
  self->editor = bastide_position_editor_new (self->study);
  gtk_widget_init_template (GTK_WIDGET (self));

  /* The window first: the panes may look at what it shows. */
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_changed), self,
                           G_CONNECT_SWAPPED);
  bastide_board_set_study (self->board, self->study);
  self->turn_tool = bastide_turn_tool_new (self->turn_input);
  bastide_board_set_tool (self->board, self->turn_tool);
  bastide_turn_bar_set_play (self->turn_bar, self->turn_input);
  bastide_bag_set_study (self->bag, self->study);
  bastide_moves_pane_set_study (self->moves, self->study);
  bastide_scores_pane_set_study (self->scores, self->study);
  bastide_features_pane_set_study (self->features, self->study);
  bastide_timeline_set_study (self->timeline, self->study);
  g_signal_connect_object (self->study, "changed", G_CALLBACK (study_shown), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_input, "tile-changed", G_CALLBACK (tile_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_input, "changed", G_CALLBACK (bastide_window_place_cards), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->scores, "feature-lit", G_CALLBACK (bastide_board_set_lit),
                           self->board, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->features, "feature-lit", G_CALLBACK (bastide_board_set_lit),
                           self->board, G_CONNECT_SWAPPED);

  bastide_window_init_mode (self);
  bastide_window_init_position (self);
  bastide_window_init_keep (self);
  bastide_window_init_actions (self);
  bastide_window_init_entry (self);
  bastide_window_init_input (self);
  bastide_window_init_recent (self);
  bastide_window_restore_state (self);
}

BastideWindow *
bastide_window_new (GtkApplication *application,
                    BastideUserState *user_state)
{
  BastideWindow *self = g_object_new (BASTIDE_TYPE_WINDOW, "application", application, NULL);

  if (user_state != NULL)
    self->user_state = g_object_ref (user_state);
  bastide_window_start_solving (self);
  bastide_window_start_keeping (self);

  return self;
}
