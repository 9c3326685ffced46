/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-reason.h"

#include <glib/gi18n-lib.h>

/* The number of the rule stands before each that has one. */
static const char * const sentences[BST_N_REASONS] = {
  [BST_REASON_TAKEN] = N_("a tile lies on this cell"),
  [BST_REASON_APART] = N_("the cell touches no tile by an edge"),
  [BST_REASON_FITS] = N_("the tile can be placed"),
  [BST_REASON_NONE_LEFT] = N_("no tile of this kind is left"),
  [BST_REASON_RIVER_FIRST] = N_("other tiles are drawn first"),
  [BST_REASON_RIVER_APART] = N_("the tile may not lie so"),
  [BST_REASON_U_TURN] = N_("the tile may not lie so"),
  [BST_REASON_NO_HOLE] = N_("the tile may not lie so"),
  [BST_REASON_NO_ABBEY] = N_("the player has no abbey to lay"),
  [BST_REASON_NO_VOLCANO] = N_("dragon tiles wait for the first volcano"),
  [BST_REASON_UNDER_HILLS] = N_("all tiles that are left lie under hills"),
  [BST_REASON_NOT_HELD] = N_("the tile is not in the player's hand"),
  [BST_REASON_BEYOND] = N_("the table ends before this cell"),
  [BST_REASON_TURN_OPEN] = N_("the turn before has not ended"),
  [BST_REASON_ONE_FIGURE] = N_("one figure at most is put in a turn"),
  [BST_REASON_SUPPLY] = N_("no such figure is left in the supply"),
  [BST_REASON_NO_FEATURE] = N_("there is no such feature on the board"),
  [BST_REASON_NOT_LAST] = N_("a figure is put on the tile just laid"),
  [BST_REASON_NO_FEATURE_ON_TILE] = N_("the tile has no such feature there"),
  [BST_REASON_OCCUPIED] = N_("the feature holds a figure already"),
  [BST_REASON_NOT_HIS] = N_("the figure is not of the player whose turn it is"),
  [BST_REASON_NO_FARMERS] = N_("this game is played without farmers"),
  [BST_REASON_PIG] = N_("the pig needs an own farmer there"),
  [BST_REASON_BUILDER] = N_("the builder needs an own follower on an unfinished road or city"),
  [BST_REASON_BARN] = N_("a barn stands where four tiles of a farm without a barn meet"),
  [BST_REASON_MAYOR] = N_("a mayor stands only in a city"),
  [BST_REASON_WAGON] = N_("a wagon stands only on a road, in a city or in a monastery"),
  [BST_REASON_ABBOT] = N_("an abbot stands only on a monastery or a garden"),
  [BST_REASON_GARDEN] = N_("only an abbot stands on a garden"),
  [BST_REASON_SHEPHERD] = N_("a shepherd is put on a field of the tile just laid where no other shepherd is"),
  [BST_REASON_DRAGON_TILE] = N_("no figure is put on the dragon's tile"),
  [BST_REASON_TOWER_TOP] = N_("the tower has no piece, or a figure stands on it"),
  [BST_REASON_NOT_NOW] = N_("this is not possible now"),
  [BST_REASON_TURN_OVER] = N_("the turn is over"),
  [BST_REASON_TOO_MANY_STEPS] = N_("the turn has too many steps"),
  [BST_REASON_RESULT] = N_("the result of chance is missing or cannot come"),
  [BST_REASON_FLIGHT] = N_("only a follower flies, and only from a flying machine that was just laid"),
  [BST_REASON_LANDING] = N_("whoever flies may not come down there"),
  [BST_REASON_LANDING_MUST] = N_("whoever flies must come down"),
  [BST_REASON_FERRY] = N_("the ferry joins two road ends of the lake that was just laid"),
  [BST_REASON_FERRY_MUST] = N_("a ferry must be put on the lake"),
  [BST_REASON_FERRY_MOVE] = N_("that ferry may not be moved so: it is not the first on a road of the tile just laid, or was moved already"),
  [BST_REASON_GOLD] = N_("the second ingot lies on one of the tiles around the gold mine that was just laid"),
  [BST_REASON_GOLD_MUST] = N_("the second ingot of the gold mine must be laid first"),
  [BST_REASON_MAGIC] = N_("the mage and the witch stand on unfinished roads and cities, each on another one"),
  [BST_REASON_MAGIC_CALL] = N_("neither the mage nor the witch moves now"),
  [BST_REASON_MAGIC_MUST] = N_("the mage or the witch must move"),
  [BST_REASON_CIRCLE] = N_("what a crop circle does is chosen when its tile was scored"),
  [BST_REASON_CIRCLE_PLACE] = N_("a crop circle is about followers on features of its kind, and the player whose turn it is by it"),
  [BST_REASON_CIRCLE_MUST] = N_("by the crop circle something must be done"),
  [BST_REASON_FLOCK] = N_("a flock grows or is scored when its shepherd’s player adds to the field"),
  [BST_REASON_FLOCK_MUST] = N_("the flock must grow or be scored"),
  [BST_REASON_WAGON_WAY] = N_("the wagon may not drive there"),
  [BST_REASON_DRAGON_WAY] = N_("the dragon may not move there"),
  [BST_REASON_DRAGON_MUST] = N_("the dragon must move on"),
  [BST_REASON_FAIRY] = N_("the fairy comes to an own follower"),
  [BST_REASON_PRINCESS_MUST] = N_("the princess must send a knight away"),
  [BST_REASON_PRINCESS] =
    N_("there is no such knight in a city with a princess on the tile just laid"),
  [BST_REASON_PIECE] = N_("no piece may be built there"),
  [BST_REASON_CAPTURE] = N_("no such follower is in reach of the tower"),
  [BST_REASON_EXCHANGE_MUST] = N_("a prisoner must be exchanged"),
  [BST_REASON_EXCHANGE] = N_("there is no such prisoner to exchange"),
  [BST_REASON_RANSOM] = N_("there is no such prisoner, or no ransom for him"),
  [BST_REASON_ESCAPE] = N_("nobody may escape there"),
  [BST_REASON_TAKE_BACK] = N_("no abbot of his stands there on an unfinished monastery or garden"),
  [BST_REASON_NO_SUCH_FIGURE] = N_("no such figure stands there"),
  [BST_REASON_QUARANTINE] = N_("nobody leaves a completed city of rats"),
  [BST_REASON_MAY_NOT_STAND] = N_("this figure may not stand there"),
  [BST_REASON_TWO_FOLLOWERS] = N_("two followers are exchanged"),
  [BST_REASON_NO_BUYING] = N_("the game is played without buying"),
  [BST_REASON_BUY_FIRST] = N_("a tile is paid for before a figure is put on it"),
  [BST_REASON_BUYERS] = N_("whoever lays the tile pays another player for it, or is paid"),
  [BST_REASON_CANNOT_PAY] = N_("the player does not have what he is to pay"),
  [BST_REASON_NOT_ALONE] = N_("only a tile that alone can complete something is bought"),
  [BST_REASON_OUT_OF_BOUNDS] = N_("the cell is out of bounds"),
  /* Translators: from here on, what is wrong with the text of a move such as
   * "N@0,-1 r270 [Red city:W]", whose words are not translated. */
  [BST_REASON_BAD_BRACKET] = N_("expected [COLOUR FEATURE:PLACE]"),
  [BST_REASON_BAD_COLOUR] = N_("no player has this colour"),
  [BST_REASON_BAD_SPOT] = N_("expected a place such as city:W, field:NL or mon"),
  [BST_REASON_BAD_STEP] = N_("expected a step such as [piece at 1,0] or [dragon NE]"),
  [BST_REASON_BAD_CELL] = N_("expected a cell such as 0,-1 within bounds"),
  [BST_REASON_BAD_ROTATION] = N_("expected r0, r90, r180 or r270"),
  [BST_REASON_BAD_END] = N_("something follows the move"),
  [BST_REASON_BAD_MOVE] = N_("expected TILE@X,Y rROTATION"),
  [BST_REASON_BAD_TILE] = N_("the tile set has no such tile"),
  /* Translators: from here on, what is wrong with the text of a position, such as
   * "basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ", whose words are not translated. */
  [BST_REASON_BAD_PLAYER] = N_("expected COLOUR SUPPLY SCORE"),
  [BST_REASON_BAD_PLAYERS] = N_("too many players"),
  [BST_REASON_BAD_FIGURE] = N_("expected a figure on this tile"),
  [BST_REASON_BAD_FEATURE] = N_("the tile has no such feature there"),
  [BST_REASON_BAD_KIND] = N_("this figure never stands there"),
  [BST_REASON_BAD_SUPPLY] = N_("more figures than the player has"),
  [BST_REASON_BAD_BOARD] = N_("expected a tile on the board"),
  [BST_REASON_BAD_COPIES] = N_("more tiles of a kind than the set has"),
  [BST_REASON_BAD_FIT] = N_("the tile does not fit"),
  [BST_REASON_BAD_START] = N_("the start tile is missing"),
  [BST_REASON_BAD_HELD_TILE] = N_("this tile is not left to draw"),
  [BST_REASON_BAD_TWICE] = N_("a player is named twice"),
  [BST_REASON_BAD_HELD] = N_("expected a tile after the colour"),
  [BST_REASON_BAD_TURN] = N_("nobody's turn"),
  [BST_REASON_BAD_DISCARD] = N_("this tile cannot have been put aside"),
  [BST_REASON_BAD_FIGURES] = N_("more figures than there can be"),
  [BST_REASON_BAD_REST] = N_("nothing after the last bar"),
  [BST_REASON_BAD_TOKEN] = N_("no such thing is on the board"),
  [BST_REASON_BAD_PARTS] = N_("expected five parts between bars"),
  [BST_REASON_BAD_RULES] = N_("not of this tile set and these rules"),
  [BST_REASON_BAD_HELD_TILES] = N_("more tiles are held than are left"),
  [BST_REASON_BAD_CELLS] = N_("two tiles lie on one cell"),
  [BST_REASON_BAD_ROOM] = N_("there is no room for the tile"),
  [BST_REASON_BAD_STAND] = N_("the figure cannot stand there"),
  [BST_REASON_TOO_MANY_DISCARDS] = N_("more tiles are put aside than there can be"),
  [BST_REASON_BAD_SET_UP] = N_("a set-up begins with a tile"),
  /* Translators: from here on, why a puzzle cannot be solved, or what is wrong with an answer. */
  [BST_REASON_NO_TARGET] = N_("there is no such feature on the board"),
  [BST_REASON_NO_TILE_NAMED] = N_("no tile is named"),
  [BST_REASON_NOTHING_PLAYED] = N_("no move was played before"),
  [BST_REASON_NO_RIGHT_ANSWER] = N_("no right answer is named"),
  [BST_REASON_BAD_CLAIM] = N_("by the rules the sentence is not what the answer says, true or false"),
  /* Translators: of a sentence that is true or false: a task whose answer decides it was chosen, but not the answer. */
  [BST_REASON_NO_CLAIM] = N_("what decides whether the sentence is true has no answer yet"),
  [BST_REASON_NO_COPY] = N_("no copy of the tile is left"),
  [BST_REASON_SO_ALREADY] = N_("the board is so already"),
  [BST_REASON_NO_MOVE] = N_("no move is legal"),
  [BST_REASON_NO_SOLUTION] = N_("no move does what is asked"),
  [BST_REASON_TOO_MANY_MOVES] = N_("there are too many moves to try"),
  [BST_REASON_STOPPED] = N_("the search was stopped"),
  [BST_REASON_BAD_ANSWER_CELL] = N_("expected cells such as 0,-1"),
  [BST_REASON_BAD_ANSWER_NUMBER] = N_("expected a number"),
  [BST_REASON_BAD_ANSWER_MOVES] = N_("expected as many moves as there are tiles"),
  [BST_REASON_BAD_ANSWER_TILE] = N_("it lays another tile"),
  [BST_REASON_BAD_ANSWER_FEATURE] = N_("expected features such as city:N at 0,-1"),
  [BST_REASON_BAD_ANSWER_CHOICE] = N_("expected the number of a sentence"),
  /* Translators: "true C2" is typed as it stands here in every language. */
  [BST_REASON_BAD_ANSWER_TRUTH] = N_("expected an answer such as true C2, with a rule of the puzzle"),
};

static const char * const edge_sentences[BST_N_DIRECTIONS] = {
  N_("edge N does not match its neighbour"),
  N_("edge E does not match its neighbour"),
  N_("edge S does not match its neighbour"),
  N_("edge W does not match its neighbour"),
};

static char *
dup_text (BstReason    reason,
          BstDirection edge)
{
  const char *rule = bst_reason_get_rule (reason);
  const char *sentence = reason == BST_REASON_EDGE ? edge_sentences[edge] : sentences[reason];

  g_return_val_if_fail (sentence != NULL, g_strdup (bst_reason_get_name (reason)));

  /* Translators: the number of a rule, and why something is refused by it. */
  return rule != NULL ? g_strdup_printf (_("%s: %s"), rule, _(sentence)) : g_strdup (_(sentence));
}

char *
bst_io_reason_dup_text (BstReason reason)
{
  return dup_text (reason, BST_NORTH);
}

/* Before the reason comes the text that is wrong. */
static char *
dup_with_text (const BstErrorDetails *details)
{
  g_autofree char *reason = dup_text (details->reason, details->edge);

  switch (details->text_kind)
    {
    case BST_ERROR_TEXT_MOVE:
      /* Translators: the text of a move, and what is wrong with it. */
      return g_strdup_printf (_("move “%s”: %s"), details->text, reason);
    case BST_ERROR_TEXT_POSITION:
      /* Translators: a part of the text of a position, and what is wrong with it. */
      return g_strdup_printf (_("position “%s”: %s"), details->text, reason);
    case BST_ERROR_TEXT_ANSWER:
      /* Translators: a part of an answer to a puzzle, and what is wrong with it. */
      return g_strdup_printf (_("answer “%s”: %s"), details->text, reason);
    case BST_ERROR_TEXT_NONE:
    default:
      return g_steal_pointer (&reason);
    }
}

char *
bst_io_reason_dup_message (const GError *error)
{
  const BstErrorDetails *details = error->domain == BST_ERROR ? bst_error_get_details (error) : NULL;
  g_autofree char *text = NULL;

  if (details == NULL || details->reason == BST_REASON_NONE)
    return g_strdup (error->message);
  text = dup_with_text (details);

  /* Translators: the number of a move, and what is wrong with it. */
  return details->number > 0 ? g_strdup_printf (_("move %u: %s"), details->number, text)
                             : g_steal_pointer (&text);
}

void
bst_io_reason_localize (GError *error)
{
  char *message;

  if (error == NULL)
    return;

  message = bst_io_reason_dup_message (error);
  g_free (error->message);
  error->message = message;
}
