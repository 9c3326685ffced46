/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-turn-bar.h"
#include "bastide-choice-text.h"
#include "bastide-rule-link.h"
#include "bastide-template.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

struct _BastideTurnBar
{
  GtkWidget    parent_instance;

  /* Owned */
  BastideTurnInput *turn_input;
  BastideShown     *shown;              /* when the turn input told last; NULL while there is none */
  gboolean          is_quiet;
  gboolean          is_plain;           /* without the numbers of rules */
  BastideBoard     *board;              /* weak: that it may hide; NULL */

  /* Template */
  GtkLabel    *prompt;
  GtkLabel    *refusal;
  GtkWidget   *legal;
  GtkBox      *steps;
  GtkWidget   *turn;
  GtkWidget   *lay;
  GtkWidget   *discard;
  GtkWidget   *refuse;
  GtkWidget   *choose;
  GtkWidget   *another;
  GtkWidget   *pass;
  GtkWidget   *cancel;
  GtkWidget   *close;
};

enum
{
  USED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideTurnBar, bastide_turn_bar, GTK_TYPE_WIDGET)

/* --- What it says --- */

/* @prompt (transfer full), and what of the hand's choices Enter would take. (transfer full) */
static char *
add_hand_part (BastideTurnBar *self,
               char           *prompt)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  guint part = bastide_turn_input_get_dexterity_part (self->turn_input);
  g_autofree char *before = prompt;
  g_autofree char *choice = NULL;

  if (part == BST_NO_PART)
    return g_steal_pointer (&before);
  choice = bastide_choice_text_dup_part (position, part);

  /* Translators: what is waited for, and the choice that Enter takes. */
  return g_strdup_printf (_("%s: %s"), before, choice);
}

/* What waits, and the spot that Enter would take. (transfer full) */
static char *
dup_steps_prompt (BastideTurnBar *self)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  g_autofree char *prompt = bastide_choice_text_dup_prompt (position);
  guint current = bastide_turn_input_get_current (self->turn_input);
  g_autofree char *step = NULL;
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);

  if (current >= n_spots)
    return add_hand_part (self, g_steal_pointer (&prompt));
  step = bastide_choice_text_get (position, bastide_turn_input_get_step (self->turn_input,
                                                                 spots[current].steps[0]));

  /* Translators: what is waited for, the choice that Enter takes, which one it is of how many:
   * "Red may put a figure: knight, city north (1 of 3)". */
  return g_strdup_printf (_("%s: %s (%u of %u)"), prompt, step, current + 1, n_spots);
}

/* (transfer full) */
static char *
dup_hand_prompt (BastideTurnBar *self,
                 const BstStep  *step)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  const char *figure = bst_io_words_figure (step->spot.figure, step->spot.feature);
  const char *player = bst_io_words_player (game, (guint) step->spot.player);

  if (step->kind == BST_STEP_DEXTERITY_MOVES)
    /* Translators: a figure and its player: "Choose where it goes: knight (Red)". */
    return add_hand_part (self, g_strdup_printf (_("Choose where it goes: %s (%s)"), figure, player));

  /* Translators: a figure and its player. */
  return add_hand_part (self, g_strdup_printf (_("Choose the figure for which it is exchanged: %s (%s)"),
                                               figure, player));
}

static char *
dup_ghost_prompt (BastideTurnBar *self,
                  int             x,
                  int             y,
                  guint           rotation)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  g_autofree char *cell = bst_io_words_cell (x, y);

  if (self->is_plain)
    /* Translators: the tile that hovers over a cell, told to a beginner. */
    return g_strdup_printf (_("Tile turned by %u°"), 90 * rotation);

  /* Translators: a tile, how it is turned, and the cell over which it hovers. */
  return g_strdup_printf (_("Tile %s, turned by %u°, over %s"),
                          bst_io_words_tile (bst_game_get_tile_set (game),
                                             (guint) bastide_turn_input_get_tile (self->turn_input)),
                          90 * rotation, cell);
}

/* (transfer full) (nullable) */
static char *
dup_prompt (BastideTurnBar *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  gboolean legal;
  guint rotation;
  int x, y;

  if (bastide_turn_input_get_dexterity (self->turn_input) != NULL)
    return dup_hand_prompt (self, bastide_turn_input_get_dexterity (self->turn_input));
  if (bastide_turn_input_get_state (self->turn_input) == BASTIDE_TURN_INPUT_STEPS)
    return dup_steps_prompt (self);
  if (bastide_turn_input_get_ghost (self->turn_input, &x, &y, &rotation, &legal))
    return dup_ghost_prompt (self, x, y, rotation);
  if (!bastide_turn_input_fits_nowhere (self->turn_input))
    return NULL;
  if (self->is_plain)
    return g_strdup (_("The tile fits nowhere."));

  /* Translators: %s is the letter of a tile. */
  return g_strdup_printf (_("Tile %s fits nowhere"),
                          bst_io_words_tile (bst_game_get_tile_set (game),
                                             (guint) bastide_turn_input_get_tile (self->turn_input)));
}

/* The button may be gone by now, and the next one beside it is not what Enter is meant for. */
static void
use (BastideTurnBar *self)
{
  g_signal_emit (self, signals[USED], 0);
}

/* --- Buttons of steps without a place --- */

static void
step_chosen (GtkButton *button,
             gpointer   step)
{
  BastideTurnBar *self = BASTIDE_TURN_BAR (gtk_widget_get_ancestor (GTK_WIDGET (button),
                                                                    BASTIDE_TYPE_TURN_BAR));

  bastide_turn_input_make_step (self->turn_input, GPOINTER_TO_UINT (step));
  use (self);
}

/* The place that is marked; NULL if there is none. */
static const BastidePartialTurnSpot *
get_spot (BastideTurnBar *self,
          guint          *n_spots)
{
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, n_spots);
  guint current = bastide_turn_input_get_current (self->turn_input);

  return current < *n_spots && bastide_turn_input_get_dexterity (self->turn_input) == NULL ? &spots[current] : NULL;
}

static void
add_step (BastideTurnBar *self,
          guint           step)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  g_autofree char *text = bastide_choice_text_get (position, bastide_turn_input_get_step (self->turn_input, step));
  GtkWidget *button = gtk_button_new_with_label (text);

  g_signal_connect (button, "clicked", G_CALLBACK (step_chosen), GUINT_TO_POINTER (step));
  gtk_box_append (self->steps, button);
}

/* Those without a place, and the figures among which one is chosen at the place that is marked. */
static void
update_steps (BastideTurnBar *self)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (guint));
  const BastidePartialTurnSpot *spot;
  GtkWidget *child;
  guint n_spots;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->steps))))
    gtk_box_remove (self->steps, child);
  spot = get_spot (self, &n_spots);
  if (spot != NULL && spot->n_steps > 1)
    g_array_append_vals (steps, spot->steps, spot->n_steps);
  bastide_turn_input_get_spotless (self->turn_input, steps);
  for (guint i = 0; i < steps->len; i++)
    add_step (self, g_array_index (steps, guint, i));
  gtk_widget_set_visible (self->choose, spot != NULL && spot->n_steps == 1);
  gtk_widget_set_visible (self->another, spot != NULL && n_spots > 1);
}

/* Whether all that can be done now is to put a figure somewhere. */
static gboolean
puts_figures (BastideTurnBar *self)
{
  guint n_spots;
  const BastidePartialTurnSpot *spots = bastide_turn_input_get_spots (self->turn_input, &n_spots);

  for (guint i = 0; i < n_spots; i++)
    for (guint k = 0; k < spots[i].n_steps; k++)
      if (bastide_turn_input_get_step (self->turn_input, spots[i].steps[k])->kind != BST_STEP_PUT)
        return FALSE;

  return n_spots > 0;
}

/* Why something is refused; to beginners without the number of the rule, which stands before it. (nullable) */
static const char *
get_refusal (BastideTurnBar *self)
{
  const char *sentence = bastide_turn_input_get_refusal (self->turn_input)->sentence;
  gsize length = sentence != NULL ? strspn (sentence, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") : 0;

  return self->is_plain && length > 0 && g_str_has_prefix (sentence + length, ": ") ? sentence + length + 2 : sentence;
}

/* --- Where it is --- */

/* The cell of the tile that hovers, or that was laid and waits for its steps. FALSE if there is neither. */
static gboolean
find_cell (BastideTurnBar *self,
           int            *x,
           int            *y)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  const BstTile *tiles;
  gboolean legal;
  guint rotation, n_tiles;

  if (bastide_turn_input_get_ghost (self->turn_input, x, y, &rotation, &legal))
    return TRUE;
  if (bastide_turn_input_get_state (self->turn_input) != BASTIDE_TURN_INPUT_STEPS)
    return FALSE;
  tiles = bst_position_get_tiles (position, &n_tiles);
  *x = tiles[n_tiles - 1].x;
  *y = tiles[n_tiles - 1].y;

  return TRUE;
}

static void
update_place (BastideTurnBar *self)
{
  GtkRequisition size;
  GdkRectangle area;
  gboolean hides;
  int x, y;

  if (self->board == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)) || !find_cell (self, &x, &y))
    return;
  bastide_board_get_cell_area (self->board, x, y, &area);
  gtk_widget_get_preferred_size (GTK_WIDGET (self), NULL, &size);
  hides = gdk_rectangle_intersect (&area, &(GdkRectangle) { 0, 0, size.width, size.height }, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self), hides ? GTK_ALIGN_END : GTK_ALIGN_START);
}

void
bastide_turn_bar_keep_clear (BastideTurnBar *self,
                             BastideBoard   *board)
{
  g_return_if_fail (BASTIDE_IS_TURN_BAR (self));
  g_return_if_fail (BASTIDE_IS_BOARD (board));

  g_set_weak_pointer (&self->board, board);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), gtk_widget_get_margin_top (GTK_WIDGET (self)));
}

static void
turn_input_changed (BastideTurnBar *self)
{
  const BastideTurnInputRefusal *refusal = bastide_turn_input_get_refusal (self->turn_input);
  BastideTurnInputState state = bastide_turn_input_get_state (self->turn_input);
  BastideStudy *study = bastide_turn_input_get_study (self->turn_input);
  g_autofree char *prompt = NULL;

  bastide_shown_set (&self->shown, bastide_study_get_shown (study));
  prompt = self->shown != NULL && !self->is_quiet ? dup_prompt (self) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), prompt != NULL || refusal->sentence != NULL);
  gtk_label_set_label (self->prompt, prompt ? prompt : "");
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), prompt != NULL);
  bastide_rule_link_set_text (self->refusal, refusal->sentence ? get_refusal (self) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), refusal->sentence != NULL);
  if (self->shown == NULL)
    return;

  update_steps (self);
  /* Not where the page cannot show them, or does so by now, nor in an exam. */
  gtk_widget_set_visible (self->legal, state == BASTIDE_TURN_INPUT_GHOST && refusal->sentence != NULL
                                       && !bastide_study_is_exam (study)
                                       && gtk_widget_get_sensitive (self->legal)
                                       && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->legal)));
  gtk_widget_set_visible (self->turn, state == BASTIDE_TURN_INPUT_GHOST);
  gtk_widget_set_visible (self->lay, state == BASTIDE_TURN_INPUT_GHOST);
  gtk_widget_set_sensitive (self->lay, refusal->sentence == NULL);
  gtk_widget_set_visible (self->pass, bastide_turn_input_may_pass (self->turn_input));
  gtk_button_set_label (GTK_BUTTON (self->pass), puts_figures (self) ? _("No Figure") : _("Pass"));
  gtk_widget_set_visible (self->discard, state == BASTIDE_TURN_INPUT_IDLE && !self->is_quiet
                                       && bastide_turn_input_fits_nowhere (self->turn_input));
  gtk_widget_set_visible (self->refuse, gtk_widget_get_visible (self->discard));
  gtk_widget_set_visible (self->cancel, state != BASTIDE_TURN_INPUT_IDLE);
  /* Something is told, and there is nothing to take back. */
  gtk_widget_set_visible (self->close, state == BASTIDE_TURN_INPUT_IDLE && refusal->sentence != NULL);
  update_place (self);
}

void
bastide_turn_bar_set_quiet (BastideTurnBar *self,
                            gboolean        is_quiet)
{
  g_return_if_fail (BASTIDE_IS_TURN_BAR (self));
  g_return_if_fail (self->turn_input != NULL);

  self->is_quiet = is_quiet;
  turn_input_changed (self);
}

void
bastide_turn_bar_set_plain (BastideTurnBar *self,
                            gboolean        is_plain)
{
  g_return_if_fail (BASTIDE_IS_TURN_BAR (self));

  self->is_plain = is_plain;
}

void
bastide_turn_bar_set_play (BastideTurnBar   *self,
                           BastideTurnInput *turn_input)
{
  g_return_if_fail (BASTIDE_IS_TURN_BAR (self));
  g_return_if_fail (self->turn_input == NULL);

  self->turn_input = g_object_ref (turn_input);
  g_signal_connect_object (turn_input, "changed", G_CALLBACK (turn_input_changed), self, G_CONNECT_SWAPPED);
}

/* --- Buttons --- */

/* It may be told what the page shows before there is a turn, and after. */
static void
legal_toggled (BastideTurnBar *self)
{
  if (self->turn_input != NULL)
    turn_input_changed (self);
}

static void
turn_clicked (BastideTurnBar *self)
{
  bastide_turn_input_turn (self->turn_input, 1);
}

static void
lay_clicked (BastideTurnBar *self)
{
  bastide_turn_input_lay (self->turn_input);
  use (self);
}

static void
discard_clicked (BastideTurnBar *self)
{
  bastide_turn_input_discard (self->turn_input, FALSE);
  use (self);
}

static void
refuse_clicked (BastideTurnBar *self)
{
  bastide_turn_input_discard (self->turn_input, TRUE);
  use (self);
}

static void
choose_clicked (BastideTurnBar *self)
{
  guint n_spots;
  const BastidePartialTurnSpot *spot = get_spot (self, &n_spots);

  if (spot != NULL)
    bastide_turn_input_make_step (self->turn_input, spot->steps[0]);
  use (self);
}

static void
another_clicked (BastideTurnBar *self)
{
  guint n_spots;

  if (get_spot (self, &n_spots) != NULL)
    bastide_turn_input_set_current (self->turn_input,
                                    (bastide_turn_input_get_current (self->turn_input) + 1) % n_spots);
}

static void
pass_clicked (BastideTurnBar *self)
{
  bastide_turn_input_pass (self->turn_input);
  use (self);
}

static void
cancel_clicked (BastideTurnBar *self)
{
  bastide_turn_input_cancel (self->turn_input);
  use (self);
}

static void
bastide_turn_bar_dispose (GObject *object)
{
  BastideTurnBar *self = BASTIDE_TURN_BAR (object);

  bastide_template_clear (GTK_WIDGET (self));
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->turn_input);
  g_clear_weak_pointer (&self->board);

  G_OBJECT_CLASS (bastide_turn_bar_parent_class)->dispose (object);
}

static void
bastide_turn_bar_class_init (BastideTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_turn_bar_dispose;

  /* A button has done what it says: the board gets the keys back. */
  signals[USED] = g_signal_new ("used", BASTIDE_TYPE_TURN_BAR, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-turn-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideTurnBar, prompt, refusal, legal, steps, turn, lay, discard, refuse,
                             choose, another, pass, cancel, close);
  bastide_template_callbacks (widget_class, legal_toggled, turn_clicked, lay_clicked, discard_clicked, refuse_clicked,
                              choose_clicked, another_clicked, pass_clicked, cancel_clicked);
}

static void
bastide_turn_bar_init (BastideTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In large letters they have two lines. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->discard))), TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->refuse))), TRUE);
}
