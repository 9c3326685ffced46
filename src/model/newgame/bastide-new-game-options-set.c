/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile set in words. */

#include "config.h"

#include "bastide-new-game-options.h"

#include <bst-io-game-words.h>

#include <glib/gi18n.h>

static const char *
get_certainty_words (const BastideNewGameOptionsSet *set)
{
  if (set->own)
    /* Translators: of the tiles of a set, as the next three. */
    return C_("tiles", "added by you");

  switch (set->certainty)
    {
    case BST_IO_CERTAINTY_DOCUMENT:
      return C_("tiles", "stated by a document");
    case BST_IO_CERTAINTY_PEER:
      return C_("tiles", "as JCloisterZone has them");
    case BST_IO_CERTAINTY_OWN:
    default:
      return C_("tiles", "not verified");
    }
}

char *
bastide_new_game_options_set_dup_count (const BastideNewGameOptionsSet *set)
{
  if (set->n_tiles == 0)
    return g_strdup (_("1 tile for each player"));

  return g_strdup_printf (ngettext ("%u tile", "%u tiles", set->n_tiles), set->n_tiles);
}

char *
bastide_new_game_options_set_dup_about (const BastideNewGameOptionsSet *set)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *tiles = bastide_new_game_options_set_dup_count (set);
  g_autofree char *facts = NULL;

  if (set->source != NULL)
    /* Translators: how many tiles, where they are stated and how sure they are:
     * "12 tiles · Jedlińska · stated by a document". */
    facts = g_strdup_printf (C_("tile set", "%s · %s · %s"), tiles, set->source,
                             get_certainty_words (set));
  else
    /* Translators: how many tiles, and how sure they are: "12 tiles · not verified". */
    facts = g_strdup_printf (C_("tile set", "%s · %s"), tiles, get_certainty_words (set));
  bst_io_words_add_line (text, set->description);
  bst_io_words_add_line (text, set->note);
  bst_io_words_add_line (text, facts);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
