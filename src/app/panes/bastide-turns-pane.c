/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turns-pane.h"
#include "bastide-accessible.h"
#include "bastide-engine-row.h"
#include "bastide-placeholder.h"
#include "bastide-player-mark.h"
#include "bastide-shown-follow.h"
#include "bastide-template.h"
#include "bastide-turn-list.h"
#include "bastide-turn-pins.h"
#include "bastide-turn-table.h"
#include "bastide-turns-asked.h"
#include "bastide-why-list.h"

#include <bst-io-game-words.h>
#include <bst-io-reason.h>

#include <glib/gi18n.h>

/* Of numbers while others are computed. */
#define STALE 0.5
/* A lower pane, in pixels, tells why a turn is the best among all that there is to say of it. */
#define LOW 400
/* One that is lower still, as below a board on a phone, has the turns alone, and so has any low one with the engine: what is
 * above them comes when it is drawn up. */
#define LOWEST 300

struct _BastideTurnsPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastideTurnInput   *turn_input;
  BastideStudy       *study;        /* of the turn input */
  BastideShown       *shown;        /* of the study, until the next is taken; NULL while there is none */
  BastideTurnList    *list;
  BastideRowPictures *pictures;     /* NULL without a study */
  BastideEngine      *engine;       /* NULL while it is off */

  BastideTurnItem    *played_item;  /* that the game goes on with (nullable) */

  guint               player;       /* whose turns are there */
  int                 chosen_player; /* that the reader asked for; BST_NO_PLAYER: whoever has the tile */
  gboolean            quiet;
  gboolean            is_short;
  guint               height_source; /* until what is above the turns is shown or hidden, or 0 */
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
  BastideEngineRow   *engine_row;
  BastideTurnTable   *table;
  BastideWhyList     *why;
  GtkRevealer        *details;
  GtkLabel           *detail;
  BastideTurnPins    *pins;
};

enum
{
  TURN_CHOSEN,
  EMPTIED,
  PLAYER_CHOSEN,
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

/* --- Choosing --- */

/* What is there belongs to the position that is shown. */
static gboolean
is_valid (BastideTurnsPane *self)
{
  return !self->is_due && !bastide_turn_list_is_working (self->list) && !bastide_shown_is_trying (self->shown);
}

static gboolean
is_low (BastideTurnsPane *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) < LOW;
}

static gboolean
has_room_for_why (BastideTurnsPane *self)
{
  return !is_low (self) || gtk_revealer_get_reveal_child (self->details);
}

static guint
get_filter (BastideTurnsPane *self)
{
  return (gtk_toggle_button_get_active (self->without_figure) ? BASTIDE_TURNS_WITHOUT_FIGURE : 0)
         | (gtk_toggle_button_get_active (self->with_farmer) ? BASTIDE_TURNS_WITH_FARMER : 0)
         | (gtk_toggle_button_get_active (self->closing) ? BASTIDE_TURNS_CLOSING : 0)
         | (gtk_toggle_button_get_active (self->joining) ? BASTIDE_TURNS_JOINING : 0);
}

/* Who asks for the engine wants its turns, and gives up what stands above them sooner. */
static gboolean
is_short (BastideTurnsPane *self,
          int               height)
{
  return height < (self->engine != NULL ? LOW : LOWEST);
}

/* What is above the table; a filter that is at work stays to be seen. */
static void
update_head (BastideTurnsPane *self)
{
  gboolean has_turns = !gtk_widget_get_visible (GTK_WIDGET (self->message));

  self->is_short = gtk_widget_get_mapped (GTK_WIDGET (self)) && is_short (self, gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_widget_set_visible (self->filters, has_turns && (!self->is_short || get_filter (self) != 0));
  gtk_widget_set_visible (self->played, has_turns && !self->is_short && self->played_item != NULL);
}

/* Why the best is the best: before the one that is chosen, or before the second. */
static void
update_why (BastideTurnsPane *self)
{
  BastideTurnItem *item = bastide_turn_table_get_chosen (self->table);
  const BastideEngineTurn *other = NULL;

  if (self->engine != NULL && is_valid (self) && has_room_for_why (self)
      && bastide_engine_get_state (self->engine) == BASTIDE_ENGINE_SETTLED
      && bastide_engine_get_n (self->engine) > 1 && bastide_engine_get_player (self->engine) == self->player)
    other = item != NULL ? bastide_turn_item_get_engine (item) : bastide_engine_get (self->engine, 1);
  if (other != NULL && other->rank == 1)
    other = bastide_engine_get (self->engine, 1);
  if (other != NULL)
    bastide_why_list_ask (self->why, bastide_shown_get_position (self->shown), self->player,
                          bastide_engine_get (self->engine, 0), other);
  else
    bastide_why_list_clear (self->why);
}

/* What there is to say of the turn that is chosen. (nullable) */
static BastideTurnItem *
get_chosen (BastideTurnsPane *self)
{
  return is_valid (self) ? bastide_turn_table_get_chosen (self->table) : NULL;
}

static void
update_detail (BastideTurnsPane *self)
{
  BastideTurnItem *item = get_chosen (self);
  g_autofree char *all = NULL;

  if (item != NULL)
    all = bastide_turn_text_dup_all (item);
  gtk_label_set_label (self->detail, all != NULL ? all : _("Choose a turn."));
  update_why (self);
}

static void
chosen_changed (BastideTurnsPane *self)
{
  BastideTurnItem *item = get_chosen (self);

  update_detail (self);
  /* Without one it can only be folded. */
  gtk_widget_set_sensitive (self->unfold, item != NULL || gtk_revealer_get_reveal_child (self->details));
  g_signal_emit (self, signals[TURN_CHOSEN], 0,
                 item != NULL && is_to_move (self) ? &bastide_turn_item_get_row (item)->move : NULL);
}

gboolean
bastide_turns_pane_leave (BastideTurnsPane *self)
{
  g_return_val_if_fail (BASTIDE_IS_TURNS_PANE (self), FALSE);

  if (bastide_turn_table_get_chosen (self->table) == NULL)
    return FALSE;
  bastide_turn_table_choose (self->table, NULL);

  return TRUE;
}

/* A turn that is pinned, or was played. */
static void
choose (BastideTurnsPane *self,
        BastideTurnItem  *item)
{
  bastide_turn_table_choose (self->table, item);
}

gboolean
bastide_turns_pane_pin (BastideTurnsPane *self)
{
  BastideTurnItem *item;

  g_return_val_if_fail (BASTIDE_IS_TURNS_PANE (self), FALSE);

  item = bastide_turn_table_get_chosen (self->table);

  return item != NULL && is_valid (self) && bastide_turn_pins_toggle (self->pins, item);
}

/* It becomes a move of the game. */
static void
activate (BastideTurnsPane *self,
          BastideTurnItem  *item)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  BstMove move;

  if (!is_valid (self))
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
  if (key != GDK_KEY_Right && key != GDK_KEY_KP_Right && key != GDK_KEY_Left && key != GDK_KEY_KP_Left)
    return GDK_EVENT_PROPAGATE;
  if (bastide_turn_table_get_chosen (self->table) != NULL)
    gtk_revealer_set_reveal_child (self->details, key == GDK_KEY_Right || key == GDK_KEY_KP_Right);

  return GDK_EVENT_STOP;
}

void
bastide_turns_pane_enter (BastideTurnsPane *self)
{
  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self->message)))
    bastide_turn_table_focus (self->table);
}

/* --- What there is to compare --- */

static guint
find_player (BastideTurnsPane *self)
{
  return self->chosen_player != BST_NO_PLAYER
         ? (guint) self->chosen_player
         : bastide_turns_asked_find_player (self->shown, bastide_turn_input_get_tile (self->turn_input));
}

/* Why there are no turns to compare; NULL if there may be some. (transfer full) (nullable) */
static char *
dup_obstacle (BastideTurnsPane *self)
{
  if (bastide_study_is_exam (self->study))
    return g_strdup (_("Off in exam mode"));
  if (self->quiet)
    return g_strdup (_("No turn is played while the position is edited."));

  return bastide_turns_asked_dup_obstacle (self->shown, bastide_turn_input_get_tile (self->turn_input), self->player);
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
  gboolean had_focus = message != NULL && bastide_turn_table_drop_focus (self->table);

  bastide_placeholder_set_text (self->message, message);
  offer (self);
  gtk_widget_set_visible (GTK_WIDGET (self->table), message == NULL);
  gtk_widget_set_visible (self->unfold, message == NULL);
  gtk_widget_set_visible (self->pin, message == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->engine_row), message == NULL);
  update_head (self);
  /* What another player cannot lay leads back to whose turns there are. */
  gtk_widget_set_visible (self->player_button, message == NULL || self->chosen_player != BST_NO_PLAYER);
  gtk_widget_set_visible (GTK_WIDGET (self->details), message == NULL);
  if (had_focus)
    g_signal_emit (self, signals[EMPTIED], 0);
}

static void
update_status (BastideTurnsPane *self)
{
  guint n_turns = g_list_model_get_n_items (bastide_turn_list_get_items (self->list));
  guint n_shown = bastide_turn_groups_get_n_turns (bastide_turn_table_get_groups (self->table));
  g_autofree char *status = NULL;

  status = bastide_turns_asked_dup_status (self->shown, (guint) bastide_turn_input_get_tile (self->turn_input), self->player,
                                           n_turns, n_shown, bastide_turn_list_is_cut (self->list));
  gtk_label_set_label (self->status, status);
}

/* --- The turn that was played --- */

static void
update_played (BastideTurnsPane *self)
{
  GListModel *turns = bastide_turn_list_get_items (self->list);
  BastideTurnItem *played = self->shown != NULL && is_valid (self) && bastide_shown_get_record (self->shown) != NULL
                            ? bastide_turns_asked_find_played (self->shown, turns, self->player) : NULL;
  g_autofree char *text = NULL;

  if (played != NULL)
    text = bastide_turns_asked_dup_played (turns, played, bastide_turn_table_find_sort_fact (self->table));
  g_set_object (&self->played_item, played);
  gtk_label_set_label (self->played_text, text != NULL ? text : "");
  bastide_accessible_set_label (self->played, text != NULL ? text : "");
  update_head (self);
  bastide_turn_table_set_played (self->table, played);
}

static void
played_clicked (BastideTurnsPane *self)
{
  if (self->played_item != NULL)
    choose (self, self->played_item);
}

/* --- The engine --- */

static void
engine_changed (BastideTurnsPane *self)
{
  GListModel *turns = bastide_turn_list_get_items (self->list);
  gboolean knows = self->engine != NULL && bastide_engine_get_n (self->engine) > 0
                   && bastide_engine_get_player (self->engine) == self->player;
  gboolean is_settled = self->engine != NULL && bastide_engine_get_state (self->engine) == BASTIDE_ENGINE_SETTLED;

  /* What is there is of another position. */
  if (!is_valid (self))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (BastideTurnItem) item = g_list_model_get_item (turns, i);
      const BastideEngineTurn *turn = NULL;

      if (knows)
        turn = bastide_engine_find (self->engine, &bastide_turn_item_get_row (item)->move);
      bastide_turn_item_set_engine (item, turn, is_settled);
    }
  bastide_turn_table_set_engine (self->table, self->engine != NULL);
  update_played (self);
  update_detail (self);
}

void
bastide_turns_pane_set_engine (BastideTurnsPane *self,
                               BastideEngine    *engine)
{
  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));

  if (self->engine == engine)
    return;
  if (self->engine != NULL)
    g_signal_handlers_disconnect_by_data (self->engine, self);
  g_set_object (&self->engine, engine);
  if (engine != NULL)
    g_signal_connect_object (engine, "changed", G_CALLBACK (engine_changed), self, G_CONNECT_SWAPPED);
  bastide_engine_row_set_engine (self->engine_row, engine);
  update_head (self);
  engine_changed (self);
}

void
bastide_turns_pane_set_sparing (BastideTurnsPane *self,
                                gboolean          is_sparing)
{
  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));

  bastide_engine_row_set_sparing (self->engine_row, is_sparing);
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

  gtk_widget_set_opacity (GTK_WIDGET (self->table), is_working ? STALE : 1);
  if (is_working || self->shown == NULL
      || gtk_widget_get_visible (GTK_WIDGET (self->message)))
    return;
  update_status (self);
  update_played (self);
  engine_changed (self);
  bastide_turn_table_turns_came (self->table);
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
  bastide_turn_groups_fold_all (bastide_turn_table_get_groups (self->table));
  self->is_due = TRUE;
  if (self->shown == NULL || bastide_shown_is_trying (self->shown)
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->is_due = FALSE;
  /* The row that has the focus goes. */
  bastide_turn_table_keep_focus (self->table);
  self->player = find_player (self);
  update_player (self);
  g_clear_object (&self->played_item);
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
  g_signal_emit (self, signals[PLAYER_CHOSEN], 0, self->player);
}

static void
filter_changed (BastideTurnsPane *self)
{
  bastide_turn_groups_set_filter (bastide_turn_table_get_groups (self->table), get_filter (self));
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

/* --- Class --- */

void
bastide_turns_pane_set_turn_input (BastideTurnsPane *self,
                                   BastideTurnInput *turn_input)
{
  g_return_if_fail (BASTIDE_IS_TURNS_PANE (self));
  g_return_if_fail (self->turn_input == NULL);

  self->turn_input = g_object_ref (turn_input);
  self->study = g_object_ref (bastide_turn_input_get_study (turn_input));
  self->pictures = bastide_row_pictures_new (self->study);
  bastide_turn_pins_set_pictures (self->pins, self->pictures);
  bastide_turn_table_set_turns (self->table, bastide_turn_list_get_items (self->list), self->pictures);
  bastide_shown_follow (&self->shown, self->study, G_CALLBACK (study_changed), self);
  g_signal_connect_object (turn_input, "tile-changed", G_CALLBACK (tile_changed), self, G_CONNECT_SWAPPED);
}

static gboolean
height_changed (gpointer data)
{
  BastideTurnsPane *self = data;

  self->height_source = 0;
  update_head (self);

  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
bastide_turns_pane_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (widget));
}

/* The least height of what is not there in a lower pane. */
static int
measure_head (BastideTurnsPane *self,
              int               width)
{
  GtkWidget *parts[] = { self->filters, self->played };
  int sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int height = 0;

      if (gtk_widget_get_visible (parts[i]))
        gtk_widget_measure (parts[i], GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      sum += height;
    }

  return sum;
}

static void
bastide_turns_pane_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  BastideTurnsPane *self = BASTIDE_TURNS_PANE (widget);

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL && !self->is_short)
    *minimum -= measure_head (self, for_size);
}

static void
bastide_turns_pane_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  BastideTurnsPane *self = BASTIDE_TURNS_PANE (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_allocate (child, width, MAX (height, least), baseline, NULL);
  /* Not in the middle of a layout. */
  if (self->is_short != is_short (self, height) && self->height_source == 0)
    self->height_source = g_idle_add (height_changed, self);
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

  g_clear_handle_id (&self->height_source, g_source_remove);
  if (self->engine != NULL)
    g_signal_handlers_disconnect_by_data (self->engine, self);
  g_clear_object (&self->engine);
  /* It tells that nothing is chosen any more. */
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  bastide_template_clear (GTK_WIDGET (self));
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
  widget_class->get_request_mode = bastide_turns_pane_get_request_mode;
  widget_class->measure = bastide_turns_pane_measure;
  widget_class->size_allocate = bastide_turns_pane_size_allocate;

  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", BASTIDE_TYPE_TURNS_PANE, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  signals[EMPTIED] = g_signal_new ("emptied", BASTIDE_TYPE_TURNS_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  signals[PLAYER_CHOSEN] = g_signal_new ("player-chosen", BASTIDE_TYPE_TURNS_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);

  bastide_template_types (BASTIDE_TYPE_ENGINE_ROW, BASTIDE_TYPE_TURN_PINS, BASTIDE_TYPE_TURN_TABLE, BASTIDE_TYPE_PLACEHOLDER,
                          BASTIDE_TYPE_PLAYER_MARK, BASTIDE_TYPE_WHY_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-turns-pane.ui");
  bastide_template_children (widget_class, BastideTurnsPane, status, player_mark, player_button, unfold, pin, message,
                             filters, without_figure, with_farmer, closing, joining, played, played_text, engine_row, table, why,
                             details, detail, pins);
  bastide_template_callbacks (widget_class, activate, choose, chosen_changed, key_pressed, filter_changed, next_player,
                              played_clicked, update_played, update_why);
}

static void
bastide_turns_pane_init (BastideTurnsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->chosen_player = BST_NO_PLAYER;
  self->list = bastide_turn_list_new ();
  g_signal_connect_object (self->list, "changed", G_CALLBACK (list_changed), self, G_CONNECT_SWAPPED);
}
