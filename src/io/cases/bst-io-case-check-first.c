/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about what stands beside the board: who begins (H1, H2), and dice for the score (H12). */

#include "bst-io-case-check-private.h"

#include "bst-house-rules.h"
#include "bst-io-beginning.h"
#include "bst-io-document.h"
#include "bst-io-open.h"

#include <string.h>

/* "draws W E U = Green": who begins, or who draws next. */
void
bst_io_case_check_draws (BstIoCaseCheck *self,
                         char          **words)
{
  BstGame *game = bst_io_case_check_get_game (self);
  int drawn[BST_MAX_FIRST_DRAWS];
  guint n_drawn, expected = 0;
  GError *error = NULL;
  guint8 waiting;
  int player;

  bst_io_case_game_read_draws (&self->game, &words, drawn, &n_drawn, &error);
  if (!bst_io_case_check_accept (self, error))
    return;
  for (; *words != NULL; words++)
    {
      if (!bst_io_case_check_read_player (self, *words, &player))
        return;
      expected |= 1u << player;
    }
  bst_first_by_roads (bst_game_get_tile_set (game), bst_game_get_n_players (game), drawn, n_drawn,
                      &waiting);
  if (waiting != expected)
    bst_io_case_check_fail (self, "the players are others: mask %u, not %u", waiting, expected);
}

static gboolean
is_same (const BstBeginning *a,
         const BstBeginning *b)
{
  return a->kind == b->kind && a->n_throws == b->n_throws && a->thrower == b->thrower && a->n_drawn == b->n_drawn
         && memcmp (a->drawn, b->drawn, a->n_drawn * sizeof a->drawn[0]) == 0;
}

/* A document keeps it. */
static void
check_written (BstIoCaseCheck *self)
{
  g_autofree char *text = bst_io_document_to_text (self->game.record, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BstRecord) copy = bst_io_open_data (bytes, self->source->id, NULL, &error);

  if (copy == NULL)
    bst_io_case_check_fail (self, "the document is refused: %s", error->message);
  else if (!is_same (bst_record_get_beginning (copy), bst_record_get_beginning (self->game.record)))
    bst_io_case_check_fail (self, "the document says something else");
}

/* "first roads W E U", "first throw 4", "first throw 4 Red". */
void
bst_io_case_check_first (BstIoCaseCheck *self,
                         char          **words)
{
  GError *error = NULL;

  bst_io_case_game_find_first (&self->game, words, &error);
  if (bst_io_case_check_accept (self, error))
    check_written (self);
}

/* "says Green begins: ...": what the record tells of its first player. */
void
bst_io_case_check_says (BstIoCaseCheck *self,
                        char          **words)
{
  BstGame *game = bst_io_case_check_get_game (self);
  const BstBeginning *beginning = bst_record_get_beginning (self->game.record);
  g_autofree char *expected = g_strjoinv (" ", words);
  g_autofree char *said = NULL;

  said = bst_io_beginning_dup_text (beginning, bst_game_get_tile_set (game), bst_game_get_n_players (game),
                                    bst_game_get_player (game, 0)->name,
                                    bst_game_get_player (game, beginning->thrower)->name);
  if (g_strcmp0 (said, expected) != 0)
    bst_io_case_check_fail (self, "it says: %s", said != NULL ? said : "nothing");
}

/* "laps 50 1": full laps of the score track. */
void
bst_io_case_check_laps (BstIoCaseCheck *self,
                        char          **words)
{
  int score, laps;

  if (!bst_io_case_check_read_number (self, words[0], &score) || !bst_io_case_check_read_number (self, words[1], &laps))
    return;
  if (bst_score_get_laps (score) != (guint) laps)
    bst_io_case_check_fail (self, "the track has %u laps", bst_score_get_laps (score));
}

/* "die 49 6": the face for a score. */
void
bst_io_case_check_die (BstIoCaseCheck *self,
                       char          **words)
{
  int score, face;

  if (!bst_io_case_check_read_number (self, words[0], &score) || !bst_io_case_check_read_number (self, words[1], &face))
    return;
  if (bst_score_get_die_face (score) != (guint) face)
    bst_io_case_check_fail (self, "the die shows %u", bst_score_get_die_face (score));
}
