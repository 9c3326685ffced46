/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turns-pane.h"
#include "bastide-accessible.h"
#include "bastide-focus.h"
#include "bastide-list-scroll.h"
#include "bastide-placeholder.h"
#include "bastide-player-mark.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"
#include "bastide-tiles-left.h"
#include "bastide-turn-cell.h"
#include "bastide-turn-groups.h"
#include "bastide-turn-list.h"
#include "bastide-turn-pins.h"

#include <bst-io-game-words.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

/* What a column needs beside its texts; the style sheet says the same. */
#define PADDING 8
/* And how large headings are beside other texts. */
#define HEADING 0.82
/* Of numbers while others are computed. */
#define STALE 0.5

/* The order by a column. */
typedef struct
{
  BastideTurnsPane *pane;
  BastideTurnFact   fact;
} Order;

struct _BastideTurnsPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideTurnInput   *turn_input;
  BastideStudy       *study;        /* of the turn input */
  BastideShown       *shown;        /* of the study, until the next is taken; NULL while there is none */
  BastideTurnList    *list;
  GtkSortListModel   *sorted;
  BastideTurnGroups  *groups;       /* of the sorted ones */
  GtkSingleSelection *selection;
  BastideRowPictures *pictures;     /* NULL without a study */

  BastideTurnItem    *played_item;  /* that the game goes on with (nullable) */

  GtkColumnViewColumn *columns[BASTIDE_N_TURN_FACTS];   /* of the view */
  Order               orders[BASTIDE_N_TURN_FACTS];
  int                 asked_fact;   /* by which two turns were compared first; -1: they were not */
  guint               source;       /* that shows as many as there is room for */
  guint               focus_source;
  guint               player;       /* whose turns are there */
  int                 chosen_player; /* that the reader asked for; BST_NO_PLAYER: whoever has the tile */
  gboolean            quiet;
  gboolean            wants_focus;  /* once there are rows */
  gboolean            is_due;       /* something else is to be computed, once the pane is seen */

  /* Template */
  GtkLabel           *status;
  BastidePlayerMark  *player_mark;
  GtkWidget          *player_button;
  GtkWidget          *unfold;
  GtkWidget          *pin;
  BastidePlaceholder *message;          /* in place of the table */
  GtkWidget          *filters;
  GtkToggleButton    *without_figure;
  GtkToggleButton    *with_farmer;
  GtkToggleButton    *closing;
  GtkToggleButton    *joining;
  GtkWidget          *played;       /* a button that leads to the turn of the game */
  GtkLabel           *played_text;
  GtkWidget          *table;
  GtkColumnView      *view;
  GtkRevealer        *details;
  GtkLabel           *detail;
  BastideTurnPins    *pins;
};

enum
{
  TURN_CHOSEN,
  EMPTIED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnsPane, bastide_turns_pane, GTK_TYPE_WIDGET)

/* The player whose turns are there: he may only hold the tile, while another is to move. */
static gboolean
is_to_move (BastideTurnsPane *self)
{
  return self->shown != NULL && self->player == bst_position_get_turn (bastide_shown_get_position (self->shown));
}

/* The view itself takes no focus, but what is below its headings does. */
static GtkWidget *
get_rows (BastideTurnsPane *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self->view));
}

/* --- Choosing --- */

/* (nullable) */
static BastideTurnItem *
get_chosen (BastideTurnsPane *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* What is there belongs to the position that is shown. */
static gboolean
is_valid (BastideTurnsPane *self)
{
  return !self->is_due && !bastide_turn_list_is_working (self->list) && !bastide_shown_is_trying (self->shown);
}

static void
chosen_changed (BastideTurnsPane *self)
{
  BastideTurnItem *item = get_chosen (self);
  g_autofree char *all = NULL;

  if (item != NULL && !is_valid (self))
    item = NULL;
  if (item != NULL)
    all = bastide_turn_text_dup_all (item);
  gtk_label_set_label (self->detail, all != NULL ? all : _("Choose a turn."));
  /* Without one it can only be folded. */
  gtk_widget_set_sensitive (self->unfold, item != NULL || gtk_revealer_get_reveal_child (self->details));
  g_signal_emit (self, signals[TURN_CHOSEN], 0,
                 item != NULL && is_to_move (self) ? &bastide_turn_item_get_row (item)->move : NULL);
}

gboolean
bastide_turns_pane_leave (BastideTurnsPane *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURNS_PANE (self), FALSE);

  if (get_chosen (self) == NULL)
    return FALSE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);

  return TRUE;
}

/* The row of a turn that is pinned, or was played. */
static void
choose (BastideTurnsPane *self,
        BastideTurnItem  *item)
{
  guint place = bastide_turn_groups_reveal (self->groups, item);

  if (place == G_MAXUINT)
    return;
  gtk_single_selection_set_selected (self->selection, place);
  bastide_list_scroll_to (GTK_LIST_VIEW (get_rows (self)), place);
}

static void
fold_item (BastideTurnsPane *self,
           BastideTurnItem  *item)
{
  bastide_turn_groups_set_folded (self->groups, item, bastide_turn_item_get_place (item) == BASTIDE_TURN_UNFOLDED);
}

gboolean
bastide_turns_pane_pin (BastideTurnsPane *self)
{
  BastideTurnItem *item;

  g_return_val_if_fail (BASTIDE_IS_TURNS_PANE (self), FALSE);

  item = get_chosen (self);

  return item != NULL && is_valid (self) && bastide_turn_pins_toggle (self->pins, item);
}

/* It becomes a move of the game. */
static void
activate (BastideTurnsPane *self,
          guint             position)
{
  g_autoptr (BastideTurnItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  BstMove move;

  if (item == NULL || !is_valid (self))
    return;
  move = bastide_turn_item_get_row (item)->move;
  /* It would be a move of the player to move, who does not have the tile. */
  if (!is_to_move (self))
    return;
  if (bastide_study_play (self->study, &move, &error))
    return;
  reason = bst_io_reason_dup_message (error);
  gtk_label_set_label (self->status, reason);
}

/* As the list of moves does. */
static gboolean
fold_chosen (BastideTurnsPane *self,
             gboolean          is_folded)
{
  BastideTurnItem *item = get_chosen (self);

  if (item != NULL)
    bastide_turn_groups_set_folded (self->groups, item, is_folded);

  return item != NULL;
}

static gboolean
key_pressed (BastideTurnsPane *self,
             guint             key,
             guint             code,
             GdkModifierType   modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return bastide_turns_pane_leave (self);
  if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    return fold_chosen (self, TRUE);
  if (key == GDK_KEY_plus || key == GDK_KEY_equal || key == GDK_KEY_KP_Add)
    return fold_chosen (self, FALSE);
  if (key != GDK_KEY_Right && key != GDK_KEY_KP_Right && key != GDK_KEY_Left && key != GDK_KEY_KP_Left)
    return GDK_EVENT_PROPAGATE;
  if (get_chosen (self) != NULL)
    gtk_revealer_set_reveal_child (self->details, key == GDK_KEY_Right || key == GDK_KEY_KP_Right);

  return GDK_EVENT_STOP;
}

static void
focus_rows (BastideTurnsPane *self)
{
  gtk_widget_grab_focus (get_rows (self));
  self->wants_focus = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0;
}

/* New rows have been laid out. */
static gboolean
focus_new_rows (gpointer data)
{
  BastideTurnsPane *self = data;

  self->focus_source = 0;
  focus_rows (self);

  return G_SOURCE_REMOVE;
}

void
bastide_turns_pane_enter (BastideTurnsPane *self)
{
  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self->message)))
    focus_rows (self);
}

/* --- What there is to compare --- */

static guint
count_problems (BastideShown *shown)
{
  const GArray *problems = bastide_shown_get_problems (shown);
  guint n_problems = 0;

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    n_problems += !g_array_index (problems, BstProblem, i).is_allowed;

  return n_problems;
}

static guint
count_held (const BstPosition *position,
            guint              player,
            guint              type)
{
  gint16 types[BST_MAX_HELD_TILES];
  guint n_types = bastide_tiles_left_get_open (position, player, FALSE, types);
  guint n_held = 0;

  for (guint i = 0; i < n_types; i++)
    n_held += types[i] == (int) type;

  return n_held;
}

/* Whose turns there are with the tile: of the player to move, or, where others are seen to hold all copies that are left, of
 * the next one of them, as if he were to move. */
static guint
find_player (BastideTurnsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  guint n_players = bst_game_get_n_players (bastide_shown_get_game (self->shown));
  guint turn = bst_position_get_turn (position);
  int type = bastide_turn_input_get_tile (self->turn_input);
  guint holder = turn;
  guint n_held = 0;

  if (self->chosen_player != BST_NO_PLAYER)
    return (guint) self->chosen_player;
  if (type == BST_NO_TILE)
    return turn;
  for (guint i = n_players - 1; i > 0; i--)
    {
      guint player = (turn + i) % n_players;
      guint n = count_held (position, player, (guint) type);

      n_held += n;
      if (n > 0)
        holder = player;
    }

  return n_held < bst_position_get_remaining (position, (guint) type) ? turn : holder;
}

/* Why there are no turns to compare; NULL if there may be some. (transfer full) (nullable) */
static char *
dup_obstacle (BastideTurnsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  int type = bastide_turn_input_get_tile (self->turn_input);
  guint n_problems = count_problems (self->shown);
  BstReason reason;

  if (bastide_study_is_exam (self->study))
    return g_strdup (_("Off in exam mode"));
  if (self->quiet)
    return g_strdup (_("No turn is played while the position is edited."));
  if (n_problems > 0)
    return g_strdup_printf (ngettext ("%u problem is to be mended before turns can be compared.",
                                      "%u problems are to be mended before turns can be compared.", n_problems),
                            n_problems);
  if (bastide_shown_is_over (self->shown) || bst_position_is_exhausted (position))
    return g_strdup (_("The game is over."));
  if (bst_position_is_unfinished (position))
    return g_strdup (_("The turn has not ended."));
  if (type == BST_NO_TILE)
    return g_strdup (_("No tile is in hand. Choose one in the bag."));
  reason = bst_compare_why_not (position, (guint) type, self->player);

  return reason != BST_REASON_NONE ? bst_io_reason_dup_text (reason) : NULL;
}

/* What leads to turns that can be compared, where one click does. */
static void
offer (BastideTurnsPane *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);

  if (bastide_study_is_exam (self->study))
    bastide_placeholder_set_button (self->message, _("Leave Exam Mode"), "page.exam");
  else if (self->quiet)
    bastide_placeholder_set_button (self->message, _("Leave Edit Mode"), "page.edit");
  else if (bastide_shown_is_over (self->shown))
    bastide_placeholder_set_button (self->message, _("One Move Back"), "page.previous");
  else if (bastide_turn_input_get_tile (self->turn_input) == BST_NO_TILE && !bst_position_is_unfinished (position))
    bastide_placeholder_set_button (self->message, _("Draw a Tile"), "page.draw");
  else
    bastide_placeholder_set_button (self->message, NULL, NULL);
}

/* In place of the table, in which the keyboard may have been. */
static void
say (BastideTurnsPane *self,
     const char       *message)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->table) != NULL;

  bastide_placeholder_set_text (self->message, message);
  offer (self);
  gtk_widget_set_visible (self->table, message == NULL);
  gtk_widget_set_visible (self->unfold, message == NULL);
  gtk_widget_set_visible (self->pin, message == NULL);
  gtk_widget_set_visible (self->filters, message == NULL);
  /* What another player cannot lay leads back to whose turns there are. */
  gtk_widget_set_visible (self->player_button, message == NULL || self->chosen_player != BST_NO_PLAYER);
  gtk_widget_set_visible (GTK_WIDGET (self->details), message == NULL);
  if (message == NULL || !had_focus)
    return;
  self->wants_focus = FALSE;
  g_signal_emit (self, signals[EMPTIED], 0);
}

static void
update_status (BastideTurnsPane *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  const char *player = bst_io_words_player (game, self->player);
  const char *tile = bst_io_words_tile (bst_game_get_tile_set (game),
                                        (guint) bastide_turn_input_get_tile (self->turn_input));
  guint n_turns = g_list_model_get_n_items (bastide_turn_list_get_items (self->list));
  guint n_shown = bastide_turn_groups_get_n_turns (self->groups);
  g_autofree char *turns = NULL;
  g_autofree char *status = NULL;

  if (n_shown < n_turns)
    /* Translators: turns that a filter leaves, of how many. The plural is that of the second number. */
    turns = g_strdup_printf (ngettext ("%u of %u turn", "%u of %u turns", n_turns), n_shown, n_turns);
  else
    turns = g_strdup_printf (bastide_turn_list_is_cut (self->list)
                             ? ngettext ("the first %u turn", "the first %u turns", n_turns)
                             : ngettext ("%u turn", "%u turns", n_turns), n_turns);
  if (is_to_move (self))
    /* Translators: who is to move with which tile, and how many turns are legal: "Red, tile V: 34 turns" */
    status = g_strdup_printf (_("%s, tile %s: %s"), player, tile, turns);
  else
    /* Translators: the same for a player who holds the tile while another is to move: "If Red were to move, tile V: 34
     * turns" */
    status = g_strdup_printf (_("If %s were to move, tile %s: %s"), player, tile, turns);
  gtk_label_set_label (self->status, status);
}

/* --- The turn that was played --- */

/* What follows in the line that is shown, if it is one of these. (nullable) */
static BastideTurnItem *
find_played (BastideTurnsPane *self)
{
  GListModel *turns = bastide_turn_list_get_items (self->list);
  guint next = bastide_shown_get_index (self->shown) + 1;
  const BstNode *node = next < bastide_shown_get_line_length (self->shown)
                        ? bastide_shown_get_line_node (self->shown, next) : NULL;

  if (node == NULL || !bst_node_is_move (node) || bst_node_get_player (node) != (int) self->player)
    return NULL;
  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (BastideTurnItem) item = g_list_model_get_item (turns, i);

      if (bst_move_equal (&bastide_turn_item_get_row (item)->move, &node->move))
        return item;
    }

  return NULL;
}

/* The fact by which the table is sorted; by its place or its turn it is sorted by the gain. GTK 4.8 does not say which: it
 * is the first that is asked for. */
static BastideTurnFact
find_sort_fact (BastideTurnsPane *self)
{
  GListModel *turns = bastide_turn_list_get_items (self->list);
  g_autoptr (BastideTurnItem) one = g_list_model_get_item (turns, 0);
  g_autoptr (BastideTurnItem) other = g_list_model_get_item (turns, 1);

  self->asked_fact = -1;
  if (other != NULL)
    gtk_sorter_compare (gtk_column_view_get_sorter (self->view), one, other);

  return self->asked_fact >= (int) BASTIDE_TURN_POINTS ? (BastideTurnFact) self->asked_fact : BASTIDE_TURN_GAIN;
}

/* Its place among all, folded and left out ones too: "Played: place 12 of 85 · Gain −2, best +3". (transfer full) */
static char *
dup_played (BastideTurnsPane *self,
            BastideTurnItem  *played)
{
  GListModel *turns = bastide_turn_list_get_items (self->list);
  guint n_turns = g_list_model_get_n_items (turns), place = 1;
  BastideTurnFact fact = find_sort_fact (self);
  int number = bastide_turn_text_get_number (played, fact), best = number;
  g_autofree char *number_text = NULL;
  g_autofree char *best_text = NULL;

  for (guint i = 0; i < n_turns; i++)
    {
      g_autoptr (BastideTurnItem) item = g_list_model_get_item (turns, i);
      int other = bastide_turn_text_get_number (item, fact);

      place += other > number;
      best = MAX (best, other);
    }
  number_text = fact == BASTIDE_TURN_GAIN ? bst_io_words_signed (number) : bst_io_words_number (number);
  best_text = fact == BASTIDE_TURN_GAIN ? bst_io_words_signed (best) : bst_io_words_number (best);

  /* Translators: of the turn that was played: its place among how many, by a column of the table such as "Gain", its
   * number there and the highest: "Played: place 12 of 85 · Gain −2, best +3" */
  return g_strdup_printf (_("Played: place %u of %u · %s %s, best %s"), place, n_turns,
                          bastide_turn_text_get_heading (fact), number_text, best_text);
}

static void
mark_row (BastideTurnsPane *self,
          GtkWidget        *row,
          BastideTurnItem  *item)
{
  if (item != NULL && item == self->played_item)
    gtk_widget_add_css_class (row, "played");
  else
    gtk_widget_remove_css_class (row, "played");
}

/* Rows that are there already. */
static void
mark_rows (BastideTurnsPane *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (get_rows (self)); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *column = gtk_widget_get_first_child (row);
      GtkWidget *cell = column != NULL ? gtk_widget_get_first_child (column) : NULL;

      if (BASTIDE_IS_TURN_CELL (cell))
        mark_row (self, row, bastide_turn_cell_get_item (BASTIDE_TURN_CELL (cell)));
    }
}

static void
update_played (BastideTurnsPane *self)
{
  BastideTurnItem *played = self->shown != NULL && is_valid (self) && bastide_shown_get_record (self->shown) != NULL
                            ? find_played (self) : NULL;
  g_autofree char *text = played != NULL ? dup_played (self, played) : NULL;

  g_set_object (&self->played_item, played);
  gtk_label_set_label (self->played_text, text != NULL ? text : "");
  bastide_accessible_set_label (self->played, text != NULL ? text : "");
  gtk_widget_set_visible (self->played, text != NULL);
  mark_rows (self);
}

static void
played_clicked (BastideTurnsPane *self)
{
  if (self->played_item != NULL)
    choose (self, self->played_item);
}

/* --- Whose turns, and which --- */

static void
update_player (BastideTurnsPane *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  guint next = (self->player + 1) % bst_game_get_n_players (game);
  g_autofree char *label = NULL;

  /* Translators: a button of the list of turns: shows those of another player. */
  label = g_strdup_printf (_("Turns of %s"), bst_io_words_player (game, next));
  bastide_player_mark_set (self->player_mark, game, 1u << self->player);
  gtk_widget_set_tooltip_text (self->player_button, label);
  bastide_accessible_set_label (self->player_button, label);
}

/* Old numbers stay, and are grey, until the new ones are there. */
static void
list_changed (BastideTurnsPane *self)
{
  gboolean is_working = bastide_turn_list_is_working (self->list);
  gboolean is_empty = g_list_model_get_n_items (bastide_turn_list_get_items (self->list)) == 0;

  gtk_widget_set_opacity (self->table, is_working ? STALE : 1);
  if (is_working || self->shown == NULL
      || gtk_widget_get_visible (GTK_WIDGET (self->message)))
    return;
  update_status (self);
  update_played (self);
  if (self->wants_focus && self->focus_source == 0)
    self->focus_source = g_idle_add_full (G_PRIORITY_LOW, focus_new_rows, self, NULL);
  if (is_empty)
    say (self, _("The tile fits nowhere."));
}

/* Nothing is chosen, pinned or unfolded in another position, or with another tile. */
static void
update (BastideTurnsPane *self)
{
  g_autofree char *obstacle = NULL;

  bastide_turns_pane_leave (self);
  bastide_turn_pins_clear (self->pins);
  bastide_turn_groups_fold_all (self->groups);
  self->is_due = TRUE;
  if (self->shown == NULL || bastide_shown_is_trying (self->shown)
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->is_due = FALSE;
  /* The row that has the focus goes. */
  self->wants_focus |= gtk_widget_get_focus_child (self->table) != NULL;
  self->player = find_player (self);
  update_player (self);
  gtk_widget_set_visible (self->played, FALSE);
  obstacle = dup_obstacle (self);
  say (self, obstacle);
  if (obstacle == NULL)
    {
      bastide_turn_list_compute (self->list, bastide_shown_get_position (self->shown),
                                 (guint) bastide_turn_input_get_tile (self->turn_input), self->player);
      return;
    }
  gtk_label_set_label (self->status, "");
  bastide_turn_list_clear (self->list);
}

static void
next_player (BastideTurnsPane *self)
{
  self->chosen_player = (int) ((self->player + 1) % bst_game_get_n_players (bastide_shown_get_game (self->shown)));
  update (self);
}

static void
filter_changed (BastideTurnsPane *self)
{
  guint filter = (gtk_toggle_button_get_active (self->without_figure) ? BASTIDE_TURNS_WITHOUT_FIGURE : 0)
                 | (gtk_toggle_button_get_active (self->with_farmer) ? BASTIDE_TURNS_WITH_FARMER : 0)
                 | (gtk_toggle_button_get_active (self->closing) ? BASTIDE_TURNS_CLOSING : 0)
                 | (gtk_toggle_button_get_active (self->joining) ? BASTIDE_TURNS_JOINING : 0);

  bastide_turn_groups_set_filter (self->groups, filter);
  if (self->shown != NULL && is_valid (self) && !gtk_widget_get_visible (GTK_WIDGET (self->message)))
    update_status (self);
}

void
bastide_turns_pane_set_quiet (BastideTurnsPane *self,
                              gboolean          quiet)
{
  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));

  self->quiet = quiet;
  update (self);
}

static void
study_changed (BastideTurnsPane   *self,
               BastideStudyChange  change)
{
  /* Turns of another game are nothing to look at, nor to try on the board, until the new ones are there. */
  if (change & BASTIDE_STUDY_GAME)
    bastide_turn_list_clear (self->list);
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_GAME))
    self->chosen_player = BST_NO_PLAYER;
  if (change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM | BASTIDE_STUDY_GAME))
    update (self);
}

/* The turn input, which tells of it, may have been told of another position before the pane. */
static void
tile_changed (BastideTurnsPane *self)
{
  bastide_shown_set (&self->shown, bastide_study_get_shown (self->study));
  update (self);
}

/* --- Columns --- */

static int
compare_items (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const Order *order = user_data;
  BastideTurnFact fact = order->fact;
  int one = bastide_turn_text_get_number ((gpointer) a, fact);
  int other = bastide_turn_text_get_number ((gpointer) b, fact);
  gboolean least_first = fact == BASTIDE_TURN_RANK || fact == BASTIDE_TURN_MOVE;

  if (order->pane->asked_fact < 0)
    order->pane->asked_fact = (int) fact;
  if (one == other)
    return GTK_ORDERING_EQUAL;

  return (one < other) == least_first ? GTK_ORDERING_SMALLER : GTK_ORDERING_LARGER;
}

static void
setup_cell (GtkSignalListItemFactory *factory,
            GtkListItem              *list_item,
            BastideTurnsPane         *self)
{
  BastideTurnFact fact = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "fact"));

  GtkWidget *cell = bastide_turn_cell_new (self->pictures, fact);

  g_signal_connect_object (cell, "fold", G_CALLBACK (fold_item), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, cell);
}

/* What has the focus is the row, which says what there is to say. */
static void
label_row (BastideTurnsPane *self,
           GtkWidget        *cell,
           BastideTurnItem  *item)
{
  GtkWidget *column = gtk_widget_get_parent (cell);
  GtkWidget *row = column != NULL ? gtk_widget_get_parent (column) : NULL;
  g_autofree char *label = bastide_turn_text_dup_row (item);

  if (row == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  mark_row (self, row, item);
}

static void
bind_cell (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item,
           BastideTurnsPane         *self)
{
  GtkWidget *cell = gtk_list_item_get_child (list_item);
  BastideTurnItem *item = gtk_list_item_get_item (list_item);

  bastide_turn_cell_set_item (BASTIDE_TURN_CELL (cell), item);
  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), "fact")) == BASTIDE_TURN_MOVE)
    label_row (self, cell, item);
}

static void
unbind_cell (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item)
{
  bastide_turn_cell_set_item (BASTIDE_TURN_CELL (gtk_list_item_get_child (list_item)), NULL);
}

static void
add_column (BastideTurnsPane *self,
            BastideTurnFact   fact)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSorter) sorter = NULL;

  g_object_set_data (G_OBJECT (factory), "fact", GUINT_TO_POINTER (fact));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell), NULL);
  self->orders[fact] = (Order) { self, fact };
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare_items, &self->orders[fact], NULL));
  self->columns[fact] = gtk_column_view_column_new (bastide_turn_text_get_heading (fact), factory);
  gtk_column_view_column_set_sorter (self->columns[fact], sorter);
  gtk_column_view_append_column (self->view, self->columns[fact]);
  g_object_unref (self->columns[fact]);
}

/* What the numbers of a column are: the headings are short. */
static void
name_headings (BastideTurnsPane *self)
{
  GtkWidget *headings = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  GtkWidget *heading = gtk_widget_get_first_child (headings);

  gtk_accessible_update_property (GTK_ACCESSIBLE (headings), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Headings"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_next_sibling (headings)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Turns"), -1);
  for (guint fact = 0; fact < BASTIDE_N_TURN_FACTS && heading != NULL; fact++)
    {
      const char *title = bastide_turn_text_get_title (fact);

      gtk_widget_set_tooltip_text (heading, title);
      gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      heading = gtk_widget_get_next_sibling (heading);
    }
}

static int
measure_column (BastideTurnsPane *self,
                BastideTurnFact   fact)
{
  g_autoptr (PangoLayout) layout = NULL;
  int heading;

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), bastide_turn_text_get_heading (fact));
  pango_layout_get_pixel_size (layout, &heading, NULL);

  return MAX ((int) (heading * HEADING), bastide_turn_cell_get_width (GTK_WIDGET (self), fact)) + PADDING;
}

/* As many columns as there is room for; that of the turns has what is left. */
static gboolean
show_columns (gpointer data)
{
  BastideTurnsPane *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->table));
  int rest = (int) gtk_adjustment_get_page_size (adjustment);
  gboolean has_room = TRUE;

  self->source = 0;
  for (guint fact = 0; fact < BASTIDE_N_TURN_FACTS; fact++)
    {
      int width = measure_column (self, fact);

      has_room = fact <= BASTIDE_TURN_GAIN || (has_room && width <= rest);
      gtk_column_view_column_set_visible (self->columns[fact], has_room);
      gtk_column_view_column_set_fixed_width (self->columns[fact], width);
      rest -= has_room ? width : 0;
    }
  gtk_column_view_column_set_fixed_width (self->columns[BASTIDE_TURN_MOVE],
                                          measure_column (self, BASTIDE_TURN_MOVE) + MAX (0, rest));

  return G_SOURCE_REMOVE;
}

/* Not in the middle of a layout. */
static void
width_changed (BastideTurnsPane *self)
{
  if (self->source == 0)
    self->source = g_idle_add (show_columns, self);
}

/* --- Class --- */

void
bastide_turns_pane_set_turn_input (BastideTurnsPane *self,
                                   BastideTurnInput *turn_input)
{
  GtkAdjustment *adjustment;

  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));
  g_return_if_fail (self->turn_input == NULL);

  self->turn_input = g_object_ref (turn_input);
  self->study = g_object_ref (bastide_turn_input_get_study (turn_input));
  self->pictures = bastide_row_pictures_new (self->study);
  bastide_turn_pins_set_pictures (self->pins, self->pictures);
  for (guint fact = 0; fact < BASTIDE_N_TURN_FACTS; fact++)
    add_column (self, fact);
  name_headings (self);
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->table));
  g_signal_connect_object (adjustment, "notify::page-size", G_CALLBACK (width_changed), self, G_CONNECT_SWAPPED);
  gtk_column_view_sort_by_column (self->view, self->columns[BASTIDE_TURN_RANK], GTK_SORT_ASCENDING);
  bastide_shown_follow (&self->shown, self->study, G_CALLBACK (study_changed), self);
  g_signal_connect_object (turn_input, "tile-changed", G_CALLBACK (tile_changed), self, G_CONNECT_SWAPPED);
}

static void
bastide_turns_pane_map (GtkWidget *widget)
{
  BastideTurnsPane *self = BASTIDE_TURNS_PANE (widget);

  GTK_WIDGET_CLASS (bastide_turns_pane_parent_class)->map (widget);

  if (self->is_due)
    update (self);
}

static void
bastide_turns_pane_dispose (GObject *object)
{
  BastideTurnsPane *self = BASTIDE_TURNS_PANE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->focus_source, g_source_remove);
  if (self->view != NULL)
    g_signal_handlers_disconnect_by_data (gtk_column_view_get_sorter (self->view), self);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->groups);
  g_clear_object (&self->sorted);
  g_clear_object (&self->played_item);
  g_clear_object (&self->list);
  g_clear_pointer (&self->pictures, bastide_row_pictures_free);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);
  g_clear_object (&self->turn_input);

  G_OBJECT_CLASS (bastide_turns_pane_parent_class)->dispose (object);
}

static void
bastide_turns_pane_class_init (BastideTurnsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turns_pane_dispose;
  widget_class->map = bastide_turns_pane_map;

  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", BASTIDE_TYPE_TURNS_PANE, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  signals[EMPTIED] = g_signal_new ("emptied", BASTIDE_TYPE_TURNS_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  bastide_template_types (BASTIDE_TYPE_TURN_PINS, BASTIDE_TYPE_PLACEHOLDER, BASTIDE_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-turns-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideTurnsPane, status, player_mark, player_button, unfold, pin, message,
                             filters, without_figure, with_farmer, closing, joining, played, played_text, table, view,
                             details, detail, pins);
  bastide_template_callbacks (widget_class, activate, choose, key_pressed, filter_changed, next_player, played_clicked);
}

static void
bastide_turns_pane_init (BastideTurnsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->chosen_player = BST_NO_PLAYER;
  self->list = bastide_turn_list_new ();
  self->sorted = gtk_sort_list_model_new (g_object_ref (bastide_turn_list_get_items (self->list)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->groups = bastide_turn_groups_new (G_LIST_MODEL (self->sorted));
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->groups)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  bastide_focus_make_one_stop (get_rows (self));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (chosen_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "changed", G_CALLBACK (list_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed", G_CALLBACK (update_played), self,
                           G_CONNECT_SWAPPED);
}
