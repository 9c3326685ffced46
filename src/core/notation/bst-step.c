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

  g_string_append_printf (out, "%s pays %s", colour_of (printer->game, step->spot.player),
                          colour_of (printer->game, step->to.player));
  if (step->points > 0)
    g_string_append_printf (out, " %d points", step->points);
  for (guint good = 0; good < BST_N_GOODS; good++)
    if (step->goods[good] > 0)
      g_string_append_printf (out, " %d %s", step->goods[good], bst_good_names[good]);
  if (step->abbeys > 0)
    g_string_append_printf (out, " %d abbey", step->abbeys);
}

static void
print_hand (const Printer *printer,
            const BstStep *step)
{
  g_string_append (printer->out, step->kind == BST_STEP_DEXTERITY_REMOVES ? "hand removes "
                                 : step->kind == BST_STEP_DEXTERITY_MOVES ? "hand moves "
                                                                     : "hand exchanges ");
  print_figure (printer, &step->spot);
  if (step->kind == BST_STEP_DEXTERITY_MOVES)
    {
      g_string_append (printer->out, " to ");
      print_where (printer, &step->to);
    }
  else if (step->kind == BST_STEP_DEXTERITY_EXCHANGES)
    {
      g_string_append (printer->out, " with ");
      print_figure (printer, &step->to);
    }
  g_string_append_printf (printer->out, " (%s)", bst_dexterity_reason_names[step->reason]);
}

/* The word before the figure of a step. */
static void
print_verb_and_figure (const Printer *printer,
                       const char    *verb,
                       const BstStep *step)
{
  g_string_append (printer->out, verb);
  print_figure (printer, &step->spot);
}

static void
print_inside (const Printer *printer,
              const BstStep *step)
{
  GString *out = printer->out;

  switch ((BstStepKind) step->kind)
    {
    case BST_STEP_PUT:
      print_figure (printer, &step->spot);
      break;
    case BST_STEP_FAIRY:
      if (step->spot.player == BST_NO_PLAYER)
        g_string_append_printf (out, "fairy to %d,%d", step->spot.x, step->spot.y);
      else
        print_verb_and_figure (printer, "fairy to ", step);
      break;
    case BST_STEP_PRINCESS:
      print_verb_and_figure (printer, "princess takes ", step);
      break;
    case BST_STEP_PIECE:
      g_string_append_printf (out, "piece at %d,%d", step->spot.x, step->spot.y);
      break;
    case BST_STEP_CAPTURE:
      print_verb_and_figure (printer, "captures ", step);
      break;
    case BST_STEP_FREE:
      g_string_append (out, "frees ");
      print_prisoner (printer, &step->spot);
      break;
    case BST_STEP_RANSOM:
      g_string_append (out, "ransoms ");
      print_prisoner (printer, &step->spot);
      g_string_append_printf (out, " from %s", colour_of (printer->game, step->to.player));
      break;
    case BST_STEP_DRAGON:
      g_string_append_printf (out, "dragon %s", bst_edge_name (step->spot.side));
      break;
    case BST_STEP_WAGON:
      g_string_append_printf (out, "%s wagon to ", colour_of (printer->game, step->spot.player));
      print_where (printer, &step->spot);
      break;
    case BST_STEP_ESCAPE:
      print_verb_and_figure (printer, "escapes ", step);
      break;
    case BST_STEP_DEXTERITY_REMOVES:
    case BST_STEP_DEXTERITY_MOVES:
    case BST_STEP_DEXTERITY_EXCHANGES:
      print_hand (printer, step);
      break;
    case BST_STEP_PAY:
      print_payment (printer, step);
      break;
    case BST_STEP_PASS:
    default:
      g_string_append (out, "passes");
      break;
    }
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
      while (steps[i].kind == BST_STEP_DRAGON && i + 1 < n_steps
             && steps[i + 1].kind == BST_STEP_DRAGON)
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
         && memcmp (a->goods, b->goods, sizeof a->goods) == 0 && a->abbeys == b->abbeys;
}
