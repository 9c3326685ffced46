/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-reason.h"

#include "bst-tile-set.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* Exactly as core writes them; a test compares. Rule numbers stay. */
static const char * const reasons[] = {
  N_("P1: a tile lies on this cell"),
  N_("P1: the cell touches no tile by an edge"),
  N_("P2: edge N does not match its neighbour"),
  N_("P2: edge E does not match its neighbour"),
  N_("P2: edge S does not match its neighbour"),
  N_("P2: edge W does not match its neighbour"),
  N_("P9: the tile can be placed"),
  N_("R1: no tile of this kind is left"),
  N_("R6: the figure is not of the player whose turn it is"),
  N_("R7: the turn before has not ended"),
  N_("M2: no such figure is left in the supply"),
  N_("M4: the tile has no such feature there"),
  N_("M5: the feature holds a figure already"),
  N_("W2: this game is played without farmers"),
  N_("RV2: other tiles are drawn first"),
  N_("RV3: the tile may not lie so"),
  N_("RV4: the tile may not lie so"),
  N_("T7: the pig needs an own farmer there"),
  N_("T11: the builder needs an own follower on an unfinished road or city"),
  N_("PD2: no figure is put on the dragon's tile"),
  N_("AM5: a mayor stands only in a city"),
  N_("AM6: a wagon stands only on a road, in a city or in a monastery"),
  N_("M1: one figure at most is put in a turn"),
  N_("M3: there is no such feature on the board"),
  N_("AM2: a barn stands where four tiles of a farm without a barn meet"),
  N_("TO4: the tower has no piece, or a figure stands on it"),
  N_("PD5: the princess must send a knight away"),
  N_("M3: a figure is put on the tile just laid"),
  N_("PD3: the fairy comes to an own follower"),
  N_("PD5: there is no such knight in a city with a princess on the tile just laid"),
  N_("TO1: no piece may be built there"),
  N_("TO2: no such follower is in reach of the tower"),
  N_("TO3: there is no such prisoner to exchange"),
  N_("TO3: there is no such prisoner, or no ransom for him"),
  N_("PD2: the dragon may not move there"),
  N_("AM6: the wagon may not drive there"),
  N_("SI3: nobody may escape there"),
  N_("H4: the tile is not in the player's hand"),
  N_("H7: the game is played without buying"),
  N_("H7: a tile is paid for before a figure is put on it"),
  N_("H7: whoever lays the tile pays another player for it, or is paid"),
  N_("H7: the player does not have what he is to pay"),
  N_("H7: only a tile that alone can complete something is bought"),
  N_("H10: the table ends before this cell"),
  N_("R7: this is not possible now"),
  N_("R7: the turn is over"),
  N_("TO3: a prisoner must be exchanged"),
  N_("PD2: the dragon must move on"),
  N_("AM1: the player has no abbey to lay"),
  N_("PD1: dragon tiles wait for the first volcano"),
  N_("D11: no such figure stands there"),
  N_("D11: nobody leaves a completed city of rats"),
  N_("D11: this figure may not stand there"),
  N_("D11: two followers are exchanged"),
  N_("the cell is out of bounds"),
  /* Translators: from here on, what is wrong with the text of a move such as
   * "N@0,-1 r270 [Red city:W]", whose words are not translated. */
  N_("expected [COLOUR FEATURE:PLACE]"),
  N_("no player has this colour"),
  N_("expected a place such as city:W, field:NL or mon"),
  N_("expected a step such as [piece at 1,0] or [dragon NE]"),
  N_("expected a cell such as 0,-1 within bounds"),
  N_("expected r0, r90, r180 or r270"),
  N_("something follows the move"),
  N_("expected TILE@X,Y rROTATION"),
  N_("the tile set has no such tile"),
  /* Translators: from here on, what is wrong with the text of a position, such as
   * "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ", whose words are not translated. */
  N_("expected COLOUR SUPPLY SCORE"),
  N_("too many players"),
  N_("expected a figure on this tile"),
  N_("the tile has no such feature there"),
  N_("this figure never stands there"),
  N_("more figures than the player has"),
  N_("expected a tile on the board"),
  N_("more tiles of a kind than the set has"),
  N_("the tile does not fit"),
  N_("the start tile is missing"),
  N_("this tile is not left to draw"),
  N_("a player is named twice"),
  N_("expected a tile after the colour"),
  N_("nobody's turn"),
  N_("this tile cannot have been put aside"),
  N_("more figures than there can be"),
  N_("nothing after the last bar"),
  N_("no such thing is on the board"),
  N_("expected five parts between bars"),
  N_("not of this tile set and these rules"),
  N_("more tiles are held than are left"),
  N_("two tiles lie on one cell"),
  N_("there is no room for the tile"),
  N_("the figure cannot stand there"),
  N_("more tiles are put aside than there can be"),
  N_("a set-up begins with a tile"),
};

static char *
translate_reason (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (strcmp (reasons[i], text) == 0)
      return g_strdup (_(reasons[i]));

  return g_strdup (text);
}

/* "move 3: REASON": the number counts the moves of a line. */
static char *
translate_numbered (const char *message)
{
  char *end;
  guint64 number = g_ascii_strtoull (message + strlen ("move "), &end, 10);
  g_autofree char *reason = NULL;

  if (!g_str_has_prefix (end, ": "))
    return g_strdup (message);

  reason = bst_io_reason_translate (end + 2);

  /* Translators: the number of a move, and what is wrong with it. */
  return g_strdup_printf (_("move %u: %s"), (guint) number, reason);
}

/* "move 'TEXT': REASON". */
static char *
translate_quoted (const char *message)
{
  const char *text = message + strlen ("move '");
  const char *end = strstr (text, "': ");
  g_autofree char *quoted = NULL;
  g_autofree char *reason = NULL;

  if (end == NULL)
    return g_strdup (message);

  quoted = g_strndup (text, (gsize) (end - text));
  reason = translate_reason (end + strlen ("': "));

  /* Translators: the text of a move, and what is wrong with it. */
  return g_strdup_printf (_("move “%s”: %s"), quoted, reason);
}

/* "position: REASON: 'TEXT'". */
static char *
translate_position (const char *message)
{
  const char *reason = message + strlen ("position: ");
  const char *text = g_strrstr (reason, ": '");
  g_autofree char *english = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *translated = NULL;

  if (text == NULL || !g_str_has_suffix (text, "'"))
    return g_strdup (message);

  english = g_strndup (reason, (gsize) (text - reason));
  quoted = g_strndup (text + strlen (": '"), strlen (text) - strlen (": ''"));
  translated = translate_reason (english);

  /* Translators: a part of the text of a position, and what is wrong with it. */
  return g_strdup_printf (_("position “%s”: %s"), quoted, translated);
}

char *
bst_io_reason_translate (const char *message)
{
  if (g_str_has_prefix (message, "position: "))
    return translate_position (message);
  if (g_str_has_prefix (message, "move '"))
    return translate_quoted (message);
  if (g_str_has_prefix (message, "move ") && g_ascii_isdigit (message[strlen ("move ")]))
    return translate_numbered (message);

  return translate_reason (message);
}

void
bst_io_reason_localize (GError *error)
{
  char *message;

  if (error == NULL || error->domain != BST_ERROR)
    return;

  message = bst_io_reason_translate (error->message);
  g_free (error->message);
  error->message = message;
}
