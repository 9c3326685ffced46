/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of steps, and writing them. */

#include "bst-step-private.h"

#include <string.h>

const char * const bst_dexterity_reason_names[BST_N_DEXTERITY_REASONS] = {
  "catapult", "tournament", "other"
};
const char * const bst_good_names[BST_N_GOODS] = { "wine", "grain", "cloth" };

/* Where a printed step stands: the cell of the tile just laid is left out if it is known. */
typedef struct
{
  const BstGame *game;
  gboolean       known;
  int            x;
  int            y;
  GString       *out;
} Printer;

static const char *
colour_of (const BstGame *game,
           int            player)
{
  return bst_colour_name (bst_game_get_player (game, (guint) player)->colour);
}

static void
print_where (const Printer *printer,
             const BstSpot *spot)
{
  bst_spot_print (spot, printer->out);
  if (!printer->known || spot->x != printer->x || spot->y != printer->y)
    g_string_append_printf (printer->out, " at %d,%d", spot->x, spot->y);
}

static void
print_figure (const Printer *printer,
              const BstSpot *spot)
{
  g_string_append_printf (printer->out, "%s ", colour_of (printer->game, spot->player));
  if (spot->figure != BST_FIGURE_FOLLOWER)
    g_string_append_printf (printer->out, "%s on ", bst_figure_kind_get (spot->figure)->name);
  print_where (printer, spot);
}

static void
print_prisoner (const Printer *printer,
                const BstSpot *spot)
{
  g_string_append (printer->out, colour_of (printer->game, spot->player));
  if (spot->figure != BST_FIGURE_FOLLOWER)
    g_string_append_printf (printer->out, " %s", bst_figure_kind_get (spot->figure)->name);
}

static void
print_payment (const Printer *printer,
               const BstStep *step)
{
  GString *out = printer->out;

  g_string_append (out, colour_of (printer->game, step->to.player));
  if (step->points > 0)
    g_string_append_printf (out, " %d points", step->points);
  for (guint good = 0; good < BST_N_GOODS; good++)
    if (step->goods[good] > 0)
      g_string_append_printf (out, " %d %s", step->goods[good], bst_good_names[good]);
  if (step->abbeys > 0)
    g_string_append_printf (out, " %d abbey", step->abbeys);
}

static void
print_said (const Printer *printer,
            BstStepSays    says,
            const BstSpot *spot,
            const BstStep *step)
{
  switch (says)
    {
    case BST_STEP_SAYS_FIGURE_OR_CELL:
      says = spot->player == BST_NO_PLAYER ? BST_STEP_SAYS_CELL : BST_STEP_SAYS_FIGURE;
      print_said (printer, says, spot, step);
      break;
    case BST_STEP_SAYS_FIGURE:
      print_figure (printer, spot);
      break;
    case BST_STEP_SAYS_CELL:
      g_string_append_printf (printer->out, "%d,%d", spot->x, spot->y);
      break;
    case BST_STEP_SAYS_PLACE:
      print_where (printer, spot);
      break;
    case BST_STEP_SAYS_SIDE:
      bst_spot_print (spot, printer->out);
      break;
    case BST_STEP_SAYS_PRISONER:
      print_prisoner (printer, spot);
      break;
    case BST_STEP_SAYS_PLAYER:
      g_string_append (printer->out, colour_of (printer->game, spot->player));
      break;
    case BST_STEP_SAYS_DIRECTION:
      g_string_append (printer->out, bst_edge_name (spot->side));
      break;
    case BST_STEP_SAYS_PAYMENT:
      print_payment (printer, step);
      break;
    case BST_STEP_SAYS_NOTHING:
    default:
      break;
    }
}

static void
print_inside (const Printer *printer,
              const BstStep *step)
{
  const BstStepNotation *notation = &bst_step_notations[step->kind];
  GString *out = printer->out;

  if (notation->by_player)
    g_string_append_printf (out, "%s ", colour_of (printer->game, step->spot.player));
  for (guint i = 0; i < G_N_ELEMENTS (notation->verb) && notation->verb[i] != NULL; i++)
    g_string_append_printf (out, "%s%s", i == 0 ? "" : " ", notation->verb[i]);
  if (notation->verb[0] != NULL && notation->says != BST_STEP_SAYS_NOTHING)
    g_string_append_c (out, ' ');
  print_said (printer, notation->says, &step->spot, step);
  if (notation->joint != NULL)
    {
      g_string_append_printf (out, " %s ", notation->joint);
      print_said (printer, notation->says_of_to, &step->to, step);
    }
  if (notation->has_reason)
    g_string_append_printf (out, " (%s)", bst_dexterity_reason_names[step->reason]);
  if (step->result != 0 && notation->says != BST_STEP_SAYS_DIRECTION)
    g_string_append_printf (out, " = %d", step->result);
}

void
bst_steps_print (const BstGame *game,
                 const BstStep *steps,
                 guint          n_steps,
                 int            x,
                 int            y,
                 GString       *out)
{
  Printer printer = { game, TRUE, x, y, out };

  for (guint i = 0; i < n_steps; i++)
    {
      g_string_append (out, " [");
      print_inside (&printer, &steps[i]);
      /* Moves of the dragon that follow each other share a bracket. */
      while (bst_step_notations[steps[i].kind].says == BST_STEP_SAYS_DIRECTION && i + 1 < n_steps
             && steps[i + 1].kind == steps[i].kind)
        g_string_append (out, bst_edge_name (steps[++i].spot.side));
      g_string_append_c (out, ']');
    }
}

void
bst_step_print (const BstGame *game,
                const BstStep *step,
                GString       *out)
{
  Printer printer = { game, FALSE, 0, 0, out };

  g_string_append_c (out, '[');
  print_inside (&printer, step);
  g_string_append_c (out, ']');
}

void
bst_step_order_ends (BstStep *step)
{
  BstSpot first = step->spot.side <= step->to.side ? step->spot : step->to;

  step->to = step->spot.side <= step->to.side ? step->to : step->spot;
  step->spot = first;
}

static gboolean
spots_are_equal (const BstSpot *a,
                 const BstSpot *b)
{
  return a->x == b->x && a->y == b->y && a->player == b->player && a->figure == b->figure
         && a->feature == b->feature && a->side == b->side;
}

gboolean
bst_step_equal (const BstStep *a,
                const BstStep *b)
{
  return a->kind == b->kind && a->reason == b->reason && spots_are_equal (&a->spot, &b->spot)
         && spots_are_equal (&a->to, &b->to) && a->points == b->points
         && memcmp (a->goods, b->goods, sizeof a->goods) == 0 && a->abbeys == b->abbeys
         && a->result == b->result;
}
