/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-case.h"

#include <string.h>

/* Those of tokens are in their table. */
static const char * const verbs[BST_IO_CASE_ON_TILE] = {
  [BST_IO_CASE_NOTE] = "",
  [BST_IO_CASE_PLAYERS] = "players",
  [BST_IO_CASE_RULES] = "rules",
  [BST_IO_CASE_TILES] = "tiles",
  [BST_IO_CASE_TURNS] = "turns",
  [BST_IO_CASE_GAME] = "game",
  [BST_IO_CASE_PLAY] = "play",
  [BST_IO_CASE_DRAW] = "draw",
  [BST_IO_CASE_FIRST] = "first",
  [BST_IO_CASE_REFUSE] = "refuse",
  [BST_IO_CASE_MALFORMED] = "malformed",
  [BST_IO_CASE_FITS] = "fits",
  [BST_IO_CASE_PLACEMENTS] = "placements",
  [BST_IO_CASE_ROTATIONS] = "rotations",
  [BST_IO_CASE_PLACEABLE] = "placeable",
  [BST_IO_CASE_UNPLACEABLE] = "unplaceable",
  [BST_IO_CASE_SPOTS] = "spots",
  [BST_IO_CASE_STEPS] = "steps",
  [BST_IO_CASE_PHASE] = "phase",
  [BST_IO_CASE_FEATURE] = "feature",
  [BST_IO_CASE_OWNERS] = "owners",
  [BST_IO_CASE_FIGURES] = "figures",
  [BST_IO_CASE_SAME] = "same",
  [BST_IO_CASE_APART] = "apart",
  [BST_IO_CASE_COUNT] = "count",
  [BST_IO_CASE_SCORE] = "score",
  [BST_IO_CASE_FINAL] = "final",
  [BST_IO_CASE_PLACES] = "places",
  [BST_IO_CASE_SCORED] = "scored",
  [BST_IO_CASE_PAYS] = "pays",
  [BST_IO_CASE_SUPPLY] = "supply",
  [BST_IO_CASE_STANDING] = "standing",
  [BST_IO_CASE_GOODS] = "goods",
  [BST_IO_CASE_SECOND] = "second",
  [BST_IO_CASE_TURN] = "turn",
  [BST_IO_CASE_HAND] = "hand",
  [BST_IO_CASE_HELD] = "held",
  [BST_IO_CASE_BAG] = "bag",
  [BST_IO_CASE_ASIDE] = "aside",
  [BST_IO_CASE_OVER] = "over",
  [BST_IO_CASE_DRAGON] = "dragon",
  [BST_IO_CASE_FAIRY] = "fairy",
  [BST_IO_CASE_MAGE] = "mage",
  [BST_IO_CASE_WITCH] = "witch",
  [BST_IO_CASE_SHEEP] = "sheep",
  [BST_IO_CASE_HIDDEN] = "hidden",
  [BST_IO_CASE_HOLDS] = "holds",
  [BST_IO_CASE_DRAWS] = "draws",
  [BST_IO_CASE_SAYS] = "says",
  [BST_IO_CASE_DIE] = "die",
  [BST_IO_CASE_LAPS] = "laps",
};

const char *
bst_io_case_verb_name (BstIoCaseVerb verb)
{
  BstTokenKind kind;

  if (bst_io_case_verb_is_on_tile (verb, &kind))
    return bst_token_kind_get (kind)->on_tile;
  if (bst_io_case_verb_is_of_players (verb, &kind))
    return bst_token_kind_get (kind)->of_players;

  return verbs[verb];
}

gboolean
bst_io_case_verb_is_on_tile (BstIoCaseVerb  verb,
                             BstTokenKind  *kind)
{
  *kind = (BstTokenKind) (verb - BST_IO_CASE_ON_TILE);

  return verb >= BST_IO_CASE_ON_TILE && verb < BST_IO_CASE_OF_PLAYERS;
}

gboolean
bst_io_case_verb_is_of_players (BstIoCaseVerb  verb,
                                BstTokenKind  *kind)
{
  *kind = (BstTokenKind) (verb - BST_IO_CASE_OF_PLAYERS);

  return verb >= BST_IO_CASE_OF_PLAYERS;
}

gboolean
bst_io_case_verb_find (const char    *name,
                       BstIoCaseVerb *verb)
{
  for (guint i = BST_IO_CASE_NOTE + 1; i < BST_IO_N_CASE_VERBS; i++)
    if (g_strcmp0 (bst_io_case_verb_name (i), name) == 0)
      {
        *verb = (BstIoCaseVerb) i;
        return TRUE;
      }

  return FALSE;
}

gboolean
bst_io_case_verb_sets_up (BstIoCaseVerb verb)
{
  return verb >= BST_IO_CASE_PLAYERS && verb <= BST_IO_CASE_TURNS;
}

void
bst_io_case_free (BstIoCase *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_strfreev (self->lines[i].words);
      g_free (self->lines[i].note);
    }
  g_free (self->lines);
  g_free (self->file);
  g_free (self->id);
  g_strfreev (self->rules);
  g_free (self->title);
  g_free (self->source);
  g_free (self);
}
