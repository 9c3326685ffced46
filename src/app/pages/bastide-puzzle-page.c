/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-puzzle-page-private.h"
#include "bastide-projector.h"
#include "bastide-booklet-file.h"
#include "bastide-calls.h"
#include "bastide-puzzle-text.h"
#include "bastide-rules-window.h"
#include "bastide-file.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

/* Narrower than this the contents lie over the board, and then the card is below it. */
#define SIDE_WIDTH 960
#define CARD_WIDTH 720
/* The card beside the board is always as wide. */
#define CARD_SIZE 344

static void bastide_puzzle_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastidePuzzlePage, bastide_puzzle_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_puzzle_page_page_init))

static gboolean
has_booklet (BastidePuzzlePage *self)
{
  return bastide_puzzle_session_get_booklet (self->session) != NULL;
}

/* --- What the page says --- */

static void
update_title (BastidePuzzlePage *self)
{
  const BstBooklet *booklet = bastide_puzzle_session_get_booklet (self->session);
  const char *title = NULL;
  g_autofree char *subtitle = NULL;

  if (booklet != NULL)
    title = booklet->title != NULL ? booklet->title : _("Puzzles");
  if (bastide_puzzle_session_get_puzzle (self->session) != NULL)
    /* Translators: which puzzle of a booklet is open. */
    subtitle = g_strdup_printf (_("Puzzle %u of %u"), bastide_puzzle_session_get_index (self->session) + 1,
                                bastide_puzzle_session_get_n_puzzles (self->session));
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, title);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE, subtitle);
}

/* What can be done now, and what would be undone. */
static void
update_actions (BastidePuzzlePage *self)
{
  static const char * const need_puzzle[] = { "print-questions", NULL };

  bastide_page_enable (BASTIDE_PAGE (self), need_puzzle, bastide_puzzle_session_get_n_puzzles (self->session) > 0);
  bastide_booklet_changes_update (self->changes);
}

/* --- The board --- */

static void
state_changed (BastidePuzzlePage *self)
{
  if (bastide_puzzle_session_get_puzzle (self->session) != NULL)
    bastide_puzzle_board_update (self->puzzle_board, self->session);
}

/* Sentences and hints of such a puzzle speak of cells by their numbers. */
static gboolean
names_cells (const BstPuzzle *puzzle)
{
  BstAnswerKind answer;

  if (puzzle == NULL)
    return FALSE;
  answer = bst_task_get_answer (puzzle->task);

  return answer == BST_ANSWER_CELLS || answer == BST_ANSWER_MOVES;
}

static void
puzzle_changed (BastidePuzzlePage *self)
{
  gboolean has_coordinates = names_cells (bastide_puzzle_session_get_puzzle (self->session));

  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-coordinates",
                                      g_variant_new_boolean (has_coordinates));
  update_title (self);
  g_signal_emit_by_name (self, "opened");
  state_changed (self);
  bastide_board_fit (self->board);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
booklet_changed (BastidePuzzlePage *self)
{
  gboolean is_empty = bastide_puzzle_session_get_booklet (self->session) != NULL
                      && bastide_puzzle_session_get_n_puzzles (self->session) == 0;

  gtk_stack_set_visible_child_name (self->pages, is_empty ? "empty" : "puzzle");
  update_title (self);
  update_actions (self);
  g_signal_emit_by_name (self, "opened");
  if (!is_empty)
    return;
  gtk_widget_grab_focus (self->open_game);
  /* The next puzzle that is made shall be offered to it. */
  if (bastide_booklet_file_may_write (bastide_puzzle_session_get_file (self->session)))
    bastide_user_state_set_booklet (self->user_state, bastide_puzzle_session_get_file (self->session));
}

/* Something was added to the booklet that is open: it is read again, and the puzzle stays. */
static void
file_changed (BastidePuzzlePage *self,
              GFile             *file)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (self->session);

  if (has_booklet (self) && bastide_page_has_file (BASTIDE_PAGE (self), file))
    bastide_page_open (BASTIDE_PAGE (self), file, puzzle != NULL ? puzzle->id : NULL);
}

/* --- Room --- */

/* Below the board the contents have the room of the card. */
static void
update_card (BastidePuzzlePage *self)
{
  gtk_widget_set_visible (self->card_column, !bastide_split_view_get_below (self->side)
                                             || !bastide_split_view_get_show (self->side));
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (page);
  gboolean is_narrow = width < CARD_WIDTH * text_scale;

  bastide_split_view_set_room (self->side, width, text_scale, (int) (width - SIDE_WIDTH * text_scale));
  bastide_split_view_set_folded (self->side, width < SIDE_WIDTH * text_scale);
  bastide_split_view_set_below (self->side, is_narrow && height > width, height, 0);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL
                                            : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->card_column, is_narrow ? -1 : (int) (CARD_SIZE * text_scale), -1);
  gtk_widget_set_size_request (self->card_window, -1, is_narrow ? 47 : -1);
  gtk_widget_set_vexpand (self->card_window, !is_narrow);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->card_window),
                                                    is_narrow);
  gtk_widget_set_hexpand (self->card_column, is_narrow);
  update_card (self);
}

/* Over the board, or below it, the contents make room for the puzzle that was chosen. */
static void
opened (BastidePuzzlePage *self)
{
  if (bastide_split_view_get_folded (self->side))
    bastide_split_view_set_show (self->side, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The button that was pressed has gone. */
static void
tried_again (BastidePuzzlePage *self)
{
  if (!bastide_puzzle_card_focus_answer (self->card))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* --- What is done on it --- */

static void
show_rules (BastidePuzzlePage *self)
{
  BastideStudy *scene = bastide_answer_get_scene (bastide_puzzle_session_get_answer (self->session));
  BstGame *game = bastide_study_get_game (scene);
  GtkWidget *window;

  window = bastide_rules_window_new (bastide_page_get_window (BASTIDE_PAGE (self)),
                                     game != NULL ? bst_game_get_rules (game) : NULL,
                                     /* Translators: the rules of the puzzle that is open, in a list of
                                      * rule sets. */
                                     _("This puzzle"));
  gtk_window_present (GTK_WINDOW (window));
}

/* --- The projector view --- */

static char *
dup_sentence (GtkWidget *page)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (BASTIDE_PUZZLE_PAGE (page)->session);

  return puzzle != NULL ? bst_io_puzzle_dup_question (puzzle) : NULL;
}

static int
get_tile (GtkWidget *page)
{
  return bastide_answer_get_tile (bastide_puzzle_session_get_answer (BASTIDE_PUZZLE_PAGE (page)->session));
}

/* From puzzle to puzzle. */
static void
step (GtkWidget *page,
      gboolean   is_back)
{
  BastidePuzzleSession *session = BASTIDE_PUZZLE_PAGE (page)->session;
  guint index = bastide_puzzle_session_get_index (session);

  if (is_back && index > 0)
    bastide_puzzle_session_open (session, index - 1);
  else if (!is_back && index + 1 < bastide_puzzle_session_get_n_puzzles (session))
    bastide_puzzle_session_open (session, index + 1);
}

static void
project (BastidePuzzlePage *self)
{
  static const BastideProjectorSource source = { dup_sentence, step, get_tile, NULL };

  if (bastide_puzzle_session_get_puzzle (self->session) != NULL)
    bastide_projector_open (GTK_WIDGET (self), self->board, bastide_keys_get_shared (self->user_state), &source);
}

static void
print_questions (BastidePuzzlePage *self)
{
  self->prints_all = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.print", NULL);
}

static void
go_on (BastidePuzzlePage *self)
{
  if (bastide_puzzle_session_get_puzzle (self->session) != NULL && !bastide_puzzle_card_go_on (self->card))
    bastide_puzzle_card_next (self->card);
}

static void
cancel_opening (BastidePuzzlePage *self)
{
  bastide_reading_cancel (&self->reading);
}

static void
init_actions (BastidePuzzlePage *self)
{
  static const BastideCall calls[] = {
    { "rules", G_CALLBACK (show_rules) },
    { "cancel-opening", G_CALLBACK (cancel_opening) },
    { "go-on", G_CALLBACK (go_on) },
    { "project", G_CALLBACK (project) },
    { "print-questions", G_CALLBACK (print_questions) },
  };
  g_autoptr (GPropertyAction) side = g_property_action_new ("sidebar", self->side, "show-sidebar");

  self->actions = g_simple_action_group_new ();
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  /* The other overlays would tell what a puzzle asks. */
  bastide_board_add_coordinates_action (self->board, G_ACTION_MAP (self->actions));
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (side));
  bastide_puzzle_page_init_booklet (self);
}

/* --- As a page --- */

static BastidePuzzlePage *
get_self (BastidePage *page)
{
  return BASTIDE_PUZZLE_PAGE (page);
}

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (get_self (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return !has_booklet (get_self (page)) && get_self (page)->reading == NULL;
}

static gboolean
has_file (BastidePage *page,
          GFile       *file)
{
  BastidePuzzlePage *self = get_self (page);
  GFile *own = self->reading != NULL ? bastide_reading_get_file (self->reading) : bastide_puzzle_session_get_file (self->session);

  return own != NULL && bastide_file_is_same (own, file);
}

static void
clear (BastidePage *page)
{
  BastidePuzzlePage *self = get_self (page);

  bastide_reading_cancel (&self->reading);
  if (has_booklet (self))
    bastide_puzzle_session_take_booklet (self->session, NULL, NULL);
}

static gboolean
may_close (BastidePage *page,
           gboolean     is_last)
{
  return bastide_booklet_changes_may_close (get_self (page)->changes);
}

static gboolean
press_key (BastidePage     *page,
           guint            key,
           GdkModifierType  modifiers,
           guint32          time)
{
  BastidePuzzlePage *self = get_self (page);

  return bastide_puzzle_card_press_key (self->card, key, modifiers)
         || (modifiers == 0 && bastide_board_press_arrow (self->board, key));
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  BastidePuzzlePage *self = get_self (page);
  GtkWidget *panes[] = {
    GTK_WIDGET (self->contents), GTK_WIDGET (self->board), self->card_column, self->empty
  };

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

static gboolean
has_sheet (BastidePage *page)
{
  return bastide_puzzle_session_get_puzzle (get_self (page)->session) != NULL;
}

static BastideSheet *
dup_sheet (BastidePage *page)
{
  BastidePuzzlePage *self = get_self (page);
  gboolean prints_all = self->prints_all;

  self->prints_all = FALSE;
  if (prints_all)
    return bastide_sheet_new_questions (bastide_puzzle_session_get_booklet (self->session), NULL);

  return bastide_puzzle_board_dup_sheet (self->board, bastide_puzzle_session_get_puzzle (self->session),
                                         bastide_puzzle_session_get_index (self->session));
}

static void
get_help (BastidePage     *page,
          BastidePageHelp *help)
{
  const BstPuzzle *puzzle = bastide_puzzle_session_get_puzzle (get_self (page)->session);

  if (puzzle != NULL && puzzle->rules->len > 0)
    help->rule = g_ptr_array_index (puzzle->rules, 0);
}

static void
bastide_puzzle_page_page_init (BastidePageInterface *iface)
{
  iface->name = "puzzles";
  iface->label = NC_("page", "_Puzzles");
  iface->help = N_("A puzzle asks one thing about the position on the board. It is answered by a move on the board, by cells that are "
                   "clicked, or in the card beside the board. What is asked and what was answered follow the rules of the puzzle, "
                   "which may be those of an older edition. Whoever is stuck has hints and the solution.");
  iface->get_actions = get_actions;
  iface->get_help = get_help;
  iface->is_empty = is_empty;
  iface->open = bastide_puzzle_page_open;
  iface->has_file = has_file;
  iface->clear = clear;
  iface->may_close = may_close;
  iface->set_size = set_size;
  iface->key_scope = BASTIDE_KEY_IN_PUZZLES;
  iface->press_key = press_key;
  iface->get_nth_pane = get_nth_pane;
  iface->has_sheet = has_sheet;
  iface->dup_sheet = dup_sheet;
}

/* --- Class --- */

static void
bastide_puzzle_page_dispose (GObject *object)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (object);

  bastide_reading_cancel (&self->reading);
  g_clear_object (&self->puzzle_board);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_puzzle_page_parent_class)->dispose (object);
}

static void
bastide_puzzle_page_finalize (GObject *object)
{
  BastidePuzzlePage *self = BASTIDE_PUZZLE_PAGE (object);

  g_clear_object (&self->changes);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);
  g_clear_object (&self->user_state);

  G_OBJECT_CLASS (bastide_puzzle_page_parent_class)->finalize (object);
}

static void
bastide_puzzle_page_class_init (BastidePuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_puzzle_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_puzzle_page_finalize;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  bastide_template_types (BASTIDE_TYPE_BOARD, BASTIDE_TYPE_CONTENTS_PANE, BASTIDE_TYPE_TURN_BAR,
                          BASTIDE_TYPE_PUZZLE_CARD, BASTIDE_TYPE_SPLIT_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-puzzle-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastidePuzzlePage, side, contents, pages, empty, open_game, body,
                             card_column, card_window, card_foot, board, turn_bar, card);
  bastide_template_callbacks (widget_class, opened, update_card);
}

static void
bastide_puzzle_page_init (BastidePuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BastidePuzzlePage *
bastide_puzzle_page_new (BastideUserState     *user_state,
                         BastidePuzzleSession *session)
{
  BastidePuzzlePage *self = g_object_new (BASTIDE_TYPE_PUZZLE_PAGE, NULL);
  BastideResults *results = bastide_user_state_get_results (user_state);

  self->user_state = g_object_ref (user_state);
  self->session = g_object_ref (session);
  init_actions (self);
  self->puzzle_board = bastide_puzzle_board_new (self->board, self->turn_bar, bastide_puzzle_session_get_answer (session));
  bastide_puzzle_board_add_tiles (self->puzzle_board, GTK_WIDGET (self->card));
  bastide_board_set_keys (self->board, bastide_keys_get_shared (user_state));
  bastide_keys_keep_tooltips (bastide_keys_get_shared (user_state), GTK_WIDGET (self));
  bastide_contents_pane_set_solve (self->contents, self->session);
  bastide_puzzle_card_set_solve (self->card, self->session);
  bastide_puzzle_card_set_foot (self->card, self->card_foot);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (booklet_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "state-changed", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "tried-again", G_CALLBACK (tried_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (results, "failed", G_CALLBACK (bastide_puzzle_page_tell_not_kept), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (user_state, "booklet-changed", G_CALLBACK (file_changed), self,
                           G_CONNECT_SWAPPED);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SIDE_TITLE, _("Contents"));
  update_actions (self);

  return self;
}
