/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-guess-page.h"
#include "bastide-board.h"
#include "bastide-calls.h"
#include "bastide-guess-text.h"
#include "bastide-puzzle-board.h"
#include "bastide-puzzle-tiles.h"
#include "bastide-study-text.h"
#include "bastide-template.h"
#include "bastide-turn-bar.h"
#include "bastide-verdict-row.h"
#include "bastide-why-list.h"

#include <glib/gi18n.h>

/* Narrower than this, with usual text, the card is below the board; beside it, it is as wide. */
#define NARROW_WIDTH 720
#define CARD_WIDTH   344

struct _BastideGuessPage
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideUserState   *user_state;
  BastideGuess       *guess;
  BastidePuzzleBoard *puzzle_board;
  GSimpleActionGroup *actions;
  char               *players;          /* of the game (nullable) */

  /* Template */
  GtkBox             *body;
  BastideBoard       *board;
  BastideTurnBar     *turn_bar;
  GtkWidget          *card_column;
  GtkWidget          *card_window;
  GtkLabel           *title;
  GtkLabel           *standing;
  BastidePuzzleTiles *tiles;
  GtkWidget          *thinking;
  BastideVerdictRow  *verdict;
  GtkLabel           *turns;            /* best, yours, played */
  BastideWhyList     *why;
  GtkLabel           *total;
  GtkWidget          *show;
  GtkWidget          *next;
};

static void bastide_guess_page_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideGuessPage, bastide_guess_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_guess_page_page_init))

/* --- What is said --- */

static void
say_verdict (BastideGuessPage *self)
{
  const BastideGuessed *guessed = bastide_guess_get_guessed (self->guess);
  g_autofree char *loss = guessed != NULL ? bastide_guess_text_dup_loss (guessed) : NULL;
  g_autofree char *text = NULL;

  if (bastide_guess_get_state (self->guess) != BASTIDE_GUESS_JUDGED || guessed == NULL || !guessed->is_known)
    {
      bastide_verdict_row_say (self->verdict, BASTIDE_VERDICT_WRONG, NULL);
      return;
    }
  if (guessed->is_best)
    {
      bastide_verdict_row_say (self->verdict, BASTIDE_VERDICT_RIGHT, _("As good as the best, as far as can be told."));
      return;
    }
  /* Translators: points that a guessed turn loses to the best, with an interval. */
  text = g_strdup_printf (_("The best turn is better: %s points."), loss);
  bastide_verdict_row_say (self->verdict, guessed->loss < 2 ? BASTIDE_VERDICT_NEARLY : BASTIDE_VERDICT_WRONG, text);
}

/* --- The board --- */

static void
add_ghost (BstRenderGhost *ghosts,
           guint          *n,
           const BstMove  *move,
           guint           number)
{
  for (guint i = 0; i < *n; i++)
    if (bst_move_equal (&ghosts[i].move, move))
      return;
  ghosts[*n].move = *move;
  g_snprintf (ghosts[*n].sign, sizeof ghosts[*n].sign, "%u", number);
  ++*n;
}

/* What was laid is taken back: the turns lie beside each other as they might have been. */
static void
show_turns (BastideGuessPage *self)
{
  const BastideGuessed *guessed = bastide_guess_get_guessed (self->guess);
  BstRenderGhost ghosts[3];
  BstMove best;
  guint n = 0;

  bastide_answer_show (bastide_guess_get_answer (self->guess),
                       bst_position_copy (bastide_guess_get_before (self->guess)));
  if (bastide_guess_get_best (self->guess, &best))
    add_ghost (ghosts, &n, &best, BASTIDE_GUESS_BEST);
  if (guessed != NULL)
    add_ghost (ghosts, &n, &guessed->move, BASTIDE_GUESS_YOURS);
  add_ghost (ghosts, &n, &bastide_guess_get_played (self->guess)->move, BASTIDE_GUESS_PLAYED);
  bastide_board_set_ghosts (self->board, ghosts, n);
}

/* Of what was guessed, or without a guess of what was played, against the best. */
static void
ask_why (BastideGuessPage *self)
{
  const BstPosition *before = bastide_guess_get_before (self->guess);
  const BastideGuessed *other = bastide_guess_get_guessed (self->guess);
  BastideEngineTurn one = { .rank = BASTIDE_GUESS_BEST }, two = { .rank = BASTIDE_GUESS_YOURS };

  if (other == NULL)
    {
      other = bastide_guess_get_played (self->guess);
      two.rank = BASTIDE_GUESS_PLAYED;
    }
  if (!other->is_known || other->loss <= 0 || !bastide_guess_get_best (self->guess, &one.answer.move))
    {
      bastide_why_list_clear (self->why);
      return;
    }
  two.answer.move = other->move;
  bastide_why_list_ask (self->why, before, bst_position_get_turn (before), &one, &two);
}

/* --- All of it --- */

static void
update_buttons (BastideGuessPage *self)
{
  BastideGuessState state = bastide_guess_get_state (self->guess);

  gtk_widget_set_visible (self->show, state == BASTIDE_GUESS_ASKING);
  gtk_widget_set_visible (self->next, state == BASTIDE_GUESS_JUDGED);
  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "give-up", NULL }, state == BASTIDE_GUESS_ASKING);
  bastide_page_enable (BASTIDE_PAGE (self), (const char * const []) { "go-on", NULL }, state == BASTIDE_GUESS_JUDGED);
}

static void
update (BastideGuessPage *self)
{
  BastideGuessState state = bastide_guess_get_state (self->guess);
  g_autofree char *title = bastide_guess_text_dup_title (self->guess);
  g_autofree char *standing = bastide_guess_text_dup_standing (self->guess);
  g_autofree char *turns = state == BASTIDE_GUESS_JUDGED ? bastide_guess_text_dup_turns (self->guess) : NULL;
  g_autofree char *total = bastide_guess_text_dup_total (self->guess);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->standing, standing);
  gtk_label_set_label (self->turns, turns != NULL ? turns : "");
  gtk_label_set_label (self->total, total);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles), state == BASTIDE_GUESS_ASKING);
  gtk_widget_set_visible (self->thinking, state == BASTIDE_GUESS_READING || state == BASTIDE_GUESS_JUDGING);
  say_verdict (self);
  bastide_puzzle_board_set_tool (self->puzzle_board, NULL);
  if (state == BASTIDE_GUESS_JUDGED)
    {
      show_turns (self);
      ask_why (self);
    }
  else
    bastide_why_list_clear (self->why);
  update_buttons (self);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_SUBTITLE, self->players);
}

/* A new turn is looked at as a whole, and answered on the board. */
static void
puzzle_changed (BastideGuessPage *self)
{
  if (bastide_guess_get_before (self->guess) == NULL)
    return;
  bastide_board_fit (self->board);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* In an exam nobody is told what is best. */
static void
study_changed (BastideGuessPage   *self,
               BastideStudyChange  change,
               BastideStudy       *study)
{
  if ((change & BASTIDE_STUDY_EXAM) && bastide_study_is_exam (study))
    bastide_guess_stop (self->guess);
}

void
bastide_guess_page_begin (BastideGuessPage *self,
                          BastideStudy     *study,
                          guint             players,
                          gboolean          from_here)
{
  g_return_if_fail (BASTIDE_IS_GUESS_PAGE (self));

  g_signal_handlers_disconnect_by_func (study, study_changed, self);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_free (self->players);
  self->players = bastide_study_text_dup_players (study);
  bastide_guess_begin (self->guess, bastide_study_get_record (study),
                       bastide_study_get_line_node (study, bastide_study_get_line_length (study) - 1),
                       from_here ? bastide_study_get_index (study) : 0, players);
}

/* --- As a page --- */

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (BASTIDE_GUESS_PAGE (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return bastide_guess_get_state (BASTIDE_GUESS_PAGE (page)->guess) == BASTIDE_GUESS_OFF;
}

static void
set_size (BastidePage *page,
          int          width,
          int          height,
          double       text_scale)
{
  BastideGuessPage *self = BASTIDE_GUESS_PAGE (page);
  gboolean is_narrow = width < NARROW_WIDTH * text_scale;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (self->card_column, is_narrow ? -1 : (int) (CARD_WIDTH * text_scale), -1);
  gtk_widget_set_vexpand (self->card_window, !is_narrow);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->card_window), is_narrow);
  gtk_widget_set_hexpand (self->card_column, is_narrow);
}

static gboolean
press_key (BastidePage     *page,
           guint            key,
           GdkModifierType  modifiers,
           guint32          time)
{
  BastideGuessPage *self = BASTIDE_GUESS_PAGE (page);

  if (modifiers != 0)
    return GDK_EVENT_PROPAGATE;
  /* One Escape too many loses no round: the page is still there. */
  if (key == GDK_KEY_Escape)
    return bastide_board_step_back (self->board)
           || gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "study");

  return bastide_board_press_arrow (self->board, key);
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  BastideGuessPage *self = BASTIDE_GUESS_PAGE (page);
  GtkWidget *panes[] = { GTK_WIDGET (self->board), self->card_column };

  return n < G_N_ELEMENTS (panes) ? panes[n] : NULL;
}

static void
bastide_guess_page_page_init (BastidePageInterface *iface)
{
  iface->name = "guess";
  iface->label = NC_("page", "_Guess the Move");
  iface->help = N_("A turn of the game is to be guessed: lay the tile as you would, and put a figure or pass. Then the engine says what "
                   "your turn loses to the best one, and what was played. Points are those that are expected at the end; of two "
                   "turns that cannot be told apart both are as good as the best.");
  iface->get_actions = get_actions;
  iface->is_empty = is_empty;
  iface->set_size = set_size;
  iface->key_scope = BASTIDE_KEY_IN_PUZZLES;
  iface->press_key = press_key;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Class --- */

static void
stop (BastideGuessPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "study");
  bastide_guess_stop (self->guess);
}

static void
bastide_guess_page_dispose (GObject *object)
{
  BastideGuessPage *self = BASTIDE_GUESS_PAGE (object);

  if (self->guess != NULL)
    g_signal_handlers_disconnect_by_data (self->guess, self);
  g_clear_object (&self->puzzle_board);
  bastide_template_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (bastide_guess_page_parent_class)->dispose (object);
}

static void
bastide_guess_page_finalize (GObject *object)
{
  BastideGuessPage *self = BASTIDE_GUESS_PAGE (object);

  g_clear_object (&self->guess);
  g_clear_object (&self->actions);
  g_clear_object (&self->user_state);
  g_free (self->players);

  G_OBJECT_CLASS (bastide_guess_page_parent_class)->finalize (object);
}

static void
bastide_guess_page_class_init (BastideGuessPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_guess_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_guess_page_finalize;

  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  bastide_template_types (BASTIDE_TYPE_BOARD, BASTIDE_TYPE_PUZZLE_TILES, BASTIDE_TYPE_TURN_BAR, BASTIDE_TYPE_VERDICT_ROW,
                          BASTIDE_TYPE_WHY_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-guess-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideGuessPage, body, board, turn_bar, card_column, card_window, title, standing, tiles,
                             thinking, verdict, turns, why, total, show, next);
}

static void
bastide_guess_page_init (BastideGuessPage *self)
{
  static const BastideCall calls[] = {
    { "give-up", G_CALLBACK (bastide_guess_give_up) },
    { "go-on", G_CALLBACK (bastide_guess_next) },
  };
  static const BastideCall own_calls[] = {
    { "stop-guessing", G_CALLBACK (stop) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->guess = bastide_guess_new ();
  self->actions = g_simple_action_group_new ();
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self->guess);
  bastide_calls_add (G_ACTION_MAP (self->actions), own_calls, G_N_ELEMENTS (own_calls), self);
  bastide_board_add_actions (self->board, G_ACTION_MAP (self->actions));
  /* The other overlays would tell what is best. */
  bastide_board_add_coordinates_action (self->board, G_ACTION_MAP (self->actions));
  self->puzzle_board = bastide_puzzle_board_new (self->board, self->turn_bar, bastide_guess_get_answer (self->guess));
  bastide_puzzle_board_add_tiles (self->puzzle_board, self->card_column);
  bastide_puzzle_tiles_set_answer (self->tiles, bastide_guess_get_answer (self->guess));
  g_signal_connect_object (self->guess, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bastide_guess_get_answer (self->guess), "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  bastide_page_set_text (BASTIDE_PAGE (self), BASTIDE_PAGE_TITLE, _("Guess the Move"));
}

GtkWidget *
bastide_guess_page_new (BastideUserState *user_state)
{
  BastideGuessPage *self = g_object_new (BASTIDE_TYPE_GUESS_PAGE, NULL);

  self->user_state = g_object_ref (user_state);
  bastide_board_set_keys (self->board, bastide_keys_get_shared (user_state));
  bastide_keys_keep_tooltips (bastide_keys_get_shared (user_state), GTK_WIDGET (self));
  update (self);

  return GTK_WIDGET (self);
}
