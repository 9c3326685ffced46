/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-event-text.h"

#include <glib/gi18n-lib.h>

/* Both forms are in the language of the catalogue. (transfer full) */
static char *
dup_counted (BstTermNoun noun,
             guint       count)
{
  switch (noun)
    {
    case BST_TERM_TILES:
      return g_strdup_printf (ngettext ("%u tile", "%u tiles", count), count);
    case BST_TERM_SEGMENTS:
      return g_strdup_printf (ngettext ("%u segment", "%u segments", count), count);
    case BST_TERM_PENNANTS:
      return g_strdup_printf (ngettext ("%u pennant", "%u pennants", count), count);
    case BST_TERM_NEIGHBOURS:
      return g_strdup_printf (ngettext ("%u tile around it", "%u tiles around it", count), count);
    case BST_TERM_BEYOND:
      /* Translators: cells round a monastery where the table ends, so that no tile comes there. */
      return g_strdup_printf (ngettext ("%u cell beyond the table", "%u cells beyond the table",
                                        count), count);
    case BST_TERM_VINEYARDS:
      return g_strdup_printf (ngettext ("%u vineyard", "%u vineyards", count), count);
    case BST_TERM_CITIES:
      return g_strdup_printf (ngettext ("%u completed city", "%u completed cities", count), count);
    case BST_TERM_BESIEGED:
      return g_strdup_printf (ngettext ("%u besieged city", "%u besieged cities", count), count);
    case BST_TERM_MAGE:
      /* Translators: %u is a number of points: what the mage adds, and below what the witch takes. */
      return g_strdup_printf (_("%u for the mage"), count);
    case BST_TERM_WITCH:
      return g_strdup_printf (_("%u for the witch"), count);
    case BST_TERM_FOLLOWERS:
      return g_strdup_printf (ngettext ("%u follower", "%u followers", count), count);
    case BST_TERM_WINE:
      return g_strdup_printf (ngettext ("%u wine token", "%u wine tokens", count), count);
    case BST_TERM_GRAIN:
      return g_strdup_printf (ngettext ("%u grain token", "%u grain tokens", count), count);
    case BST_TERM_CLOTH:
      return g_strdup_printf (ngettext ("%u cloth token", "%u cloth tokens", count), count);
    case BST_TERM_ABBEYS:
      return g_strdup_printf (ngettext ("%u abbey tile", "%u abbey tiles", count), count);
    case BST_TERM_INGOTS:
      return g_strdup_printf (ngettext ("%u ingot", "%u ingots", count), count);
    case BST_TERM_KING:
      /* Translators: a card that a player takes; as the next. */
      return g_strdup (_("the king"));
    case BST_TERM_ROBBER:
      return g_strdup (_("the robber baron"));
    case BST_TERM_ROADS:
      return g_strdup_printf (ngettext ("%u completed road", "%u completed roads", count), count);
    case BST_TERM_SHEEP:
      /* Translators: both forms are about the animals: "1 sheep", "7 sheep". */
      return g_strdup_printf (ngettext ("%u sheep", "%u sheep", count), count);
    case BST_TERM_POINTS:
    case BST_TERM_MONASTERY:
    default:
      return g_strdup_printf ("%u", count);
    }
}

/* What changes hands is no product. */
static gboolean
is_given (const BstTerm *term)
{
  return term->noun >= BST_TERM_WINE && term->factor == 0;
}

/* What stands before a term that is not the first: what is no number is listed. */
static const char *
find_joint (const BstTerm *term)
{
  if (is_given (term))
    return C_("list separator", ", ");

  return term->noun == BST_TERM_WITCH ? " − " : " + ";
}

/* Terms are arithmetic, not sentences: joining them with a plus needs no translator. */
static void
add_term (const BstEvent *event,
          const BstTerm  *term,
          GString        *formula)
{
  g_autofree char *counted = dup_counted (term->noun, (guint) ABS (term->count));
  gboolean is_gift = is_given (term);

  if (formula->len > 0)
    g_string_append (formula, find_joint (term));
  if (bst_event_is_transfer (event))
    g_string_append (formula, term->count < 0 ? "−" : "+");
  g_string_append (formula, counted);
  if (term->factor != 1 && term->noun != BST_TERM_WITCH && !is_gift)
    g_string_append_printf (formula, " × %d", term->factor);
}

/* Does the formula say more than its sum? */
static gboolean
has_sum (const BstEvent *event)
{
  return event->n_terms > 0 && event->terms[0].noun != BST_TERM_POINTS
         && !is_given (&event->terms[0]);
}

/* (transfer full) */
static GString *
new_terms (const BstEvent *event)
{
  GString *formula = g_string_new (NULL);

  for (guint i = 0; i < event->n_terms; i++)
    add_term (event, &event->terms[i], formula);

  return formula;
}

char *
bst_io_event_dup_question (const BstEvent *event)
{
  /* A count alone would be the sum. */
  if (!has_sum (event) || (event->n_terms == 1 && event->terms[0].factor == 1))
    return NULL;

  return g_string_free (g_string_append (new_terms (event), " = ?"), FALSE);
}

char *
bst_io_event_dup_formula (const BstEvent *event)
{
  GString *formula = new_terms (event);

  if (has_sum (event))
    g_string_append_printf (formula, " = %d", event->points);
  else if (event->n_terms == 0 && event->cause == BST_EVENT_FEATURE)
    g_string_append_printf (formula, "%d", event->points);

  return g_string_free (formula, FALSE);
}
