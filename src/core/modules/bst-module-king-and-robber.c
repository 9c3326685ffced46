/* SPDX-License-Identifier: GPL-3.0-or-later */

/* King & Robber Baron (KR1 to KR6): whoever lays the tile that completes the largest city has the king, of the longest
 * road the robber baron, whoever owns what was completed. */

#include "bst-module-list.h"

#include <string.h>

/* A tile completes no more. */
#define MAX_COMPLETED 32

/* The cards, in the order of their tokens. */
typedef enum
{
  KING,
  ROBBER
} Card;

#define N_CARDS 2

#define TEN_POINTS     10
#define ONE_CARD       15
#define BOTH_CARDS     40

typedef struct
{
  guint8  holders[N_CARDS];         /* a player, plus 1; 0 if nobody has the card */
  guint16 records[N_CARDS];         /* tiles of the largest that was completed */
  guint8  n_completed;                  /* in this turn, until it is scored; each once */
  guint16 completed[MAX_COMPLETED];     /* roots */
} Cards;

static inline const Cards *
get (const BstPosition *p)
{
  return bst_position_get_memory (p, BST_MODULE_KING_AND_ROBBER);
}

static inline Cards *
change (BstPosition *p)
{
  return bst_position_change_memory (p, BST_MODULE_KING_AND_ROBBER);
}

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.king || p->rules.robber;
}

static gboolean
has_card (const BstPosition *p,
          Card            card)
{
  return bst_token_is_in_rules (BST_TOKEN_KING + card, &p->rules);
}

static BstFeatureKind
get_kind (Card card)
{
  return card == KING ? BST_FEATURE_CITY : BST_FEATURE_ROAD;
}

/* --- What is completed --- */

static gboolean
was_completed_now (const BstPosition *p,
                   guint              root)
{
  const Cards *cards = get (p);

  for (guint i = 0; i < cards->n_completed; i++)
    if (cards->completed[i] == root)
      return TRUE;

  return FALSE;
}

static void
completed (BstPosition *p,
           guint        root,
           BstEvents   *events)
{
  BstFeatureKind kind = p->parts[root].kind;
  Cards *cards;

  if ((kind != BST_FEATURE_CITY && kind != BST_FEATURE_ROAD) || was_completed_now (p, root)
      || get (p)->n_completed == MAX_COMPLETED)
    return;
  cards = change (p);
  cards->completed[cards->n_completed++] = (guint16) root;
}

static gboolean
is_completed (const BstPosition *p,
              guint              part,
              Card            card)
{
  return p->parts[part].kind == get_kind (card) && bst_position_root (p, part) == part && p->parts[part].open == 0;
}

/* Those on the board. */
static guint
count_completed (const BstPosition *p,
                 Card            card)
{
  guint n = 0;

  for (guint part = 0; part < p->head.n_parts; part++)
    n += is_completed (p, part, card);

  return n;
}

/* The tiles of the largest on the board, but for those of this turn. */
static guint
find_largest (const BstPosition *p,
              Card            card)
{
  guint most = 0;

  for (guint part = 0; part < p->head.n_parts; part++)
    if (is_completed (p, part, card) && !was_completed_now (p, part))
      most = MAX (most, p->parts[part].tiles);

  return most;
}

/* --- The cards --- */

static BstEventCause
get_cause (Card card)
{
  return card == KING ? BST_EVENT_KING : BST_EVENT_ROBBER;
}

static void
fill_event (const BstPosition *p,
            BstEventCause      cause,
            guint              player,
            BstTermNoun        noun,
            int                count,
            int                factor,
            BstEvent          *event)
{
  bst_position_begin_event (p, cause, event);
  event->kind = cause == BST_EVENT_ROBBER ? BST_FEATURE_ROAD : BST_FEATURE_CITY;
  event->players = (guint8) (1u << player);
  bst_event_add_term (event, noun, count, factor);
}

static BstTermNoun
get_counted (Card card)
{
  return card == KING ? BST_TERM_CITIES : BST_TERM_ROADS;
}

/* KR5: whoever has the card is paid before it goes to another. */
static void
pay_at_once (BstPosition *p,
             Card      card,
             guint        n,
             BstEvents   *events)
{
  guint holder = get (p)->holders[card];
  BstEvent event;

  if (p->rules.king_robber_points != BST_CARDS_AT_ONCE || holder == 0 || n == 0)
    return;
  fill_event (p, get_cause (card), holder - 1, get_counted (card), (int) n, 1, &event);
  bst_position_pay (p, &event, events);
}

/* KR1, KR2: to whose turn it is. */
static void
move_card (BstPosition *p,
           Card      card,
           guint        root,
           BstEvents   *events)
{
  Cards *cards = change (p);
  BstEvent event;

  cards->records[card] = p->parts[root].tiles;
  if (cards->holders[card] == p->head.turn + 1)
    return;
  cards->holders[card] = (guint8) (p->head.turn + 1);
  fill_event (p, BST_EVENT_TOKENS, p->head.turn, card == KING ? BST_TERM_KING : BST_TERM_ROBBER, 1, 0, &event);
  event.kind = get_kind (card);
  event.part = (guint16) root;
  bst_position_tell (p, &event, events);
}

/* KR4. */
static guint
get_record (const BstPosition *p,
            Card            card)
{
  return p->rules.king_record == BST_RECORD_ON_BOARD ? find_largest (p, card) : get (p)->records[card];
}

static void
score_card (BstPosition *p,
            Card      card,
            BstEvents   *events)
{
  const Cards *cards = get (p);
  guint n = 0, largest = BST_NO_PART;

  for (guint i = 0; i < cards->n_completed; i++)
    {
      guint root = cards->completed[i];

      if (p->parts[root].kind != get_kind (card))
        continue;
      n++;
      if (largest == BST_NO_PART || p->parts[root].tiles > p->parts[largest].tiles)
        largest = root;
    }
  if (n == 0 || !has_card (p, card))
    return;
  pay_at_once (p, card, n, events);
  if (p->parts[largest].tiles > get_record (p, card))
    move_card (p, card, largest, events);
}

static void
scored (BstPosition *p,
        BstEvents   *events)
{
  Cards *cards;

  if (get (p)->n_completed == 0)
    return;
  for (Card card = 0; card < N_CARDS; card++)
    score_card (p, card, events);
  cards = change (p);
  cards->n_completed = 0;
  memset (cards->completed, 0, sizeof cards->completed);
}

/* --- The end of the game --- */

/* KR3, KR5: FALSE if the card pays nothing by itself. */
static gboolean
fill_final (const BstPosition *p,
            Card            card,
            BstEvent          *event)
{
  guint holder = get (p)->holders[card];
  BstCardPoints points = p->rules.king_robber_points;

  if (holder == 0 || !has_card (p, card) || points == BST_CARDS_AT_ONCE)
    return FALSE;
  if (points == BST_CARDS_EACH)
    fill_event (p, get_cause (card), holder - 1, get_counted (card), (int) count_completed (p, card), 1, event);
  else
    fill_event (p, get_cause (card), holder - 1, BST_TERM_POINTS, points == BST_CARDS_TEN ? TEN_POINTS : ONE_CARD, 1, event);

  return TRUE;
}

static guint
final (const BstPosition *p,
       guint              first,
       BstEvent          *events)
{
  const Cards *cards = get (p);
  guint n_events = 0;

  if (first > 0)
    return 0;
  if (p->rules.king_robber_points == BST_CARDS_FIFTEEN_OR_FORTY && p->rules.king && p->rules.robber
      && cards->holders[0] != 0 && cards->holders[0] == cards->holders[1])
    {
      fill_event (p, BST_EVENT_KING_AND_ROBBER, cards->holders[0] - 1u, BST_TERM_POINTS, BOTH_CARDS, 1, &events[0]);
      return 1;
    }
  for (Card card = 0; card < N_CARDS; card++)
    n_events += fill_final (p, card, &events[n_events]);

  return n_events;
}

/* --- Reading and setting --- */

static guint
get_tokens (const BstPosition *p,
            BstTokenKind       kind,
            guint              player)
{
  return get (p)->holders[kind - BST_TOKEN_KING] == player + 1;
}

/* What is on the board is the largest that anybody knows of. */
static void
set_tokens (BstPosition  *p,
            BstTokenKind  kind,
            guint         player,
            guint         number)
{
  Cards *cards = change (p);
  Card card = kind - BST_TOKEN_KING;

  if (number > 0 || cards->holders[card] == player + 1)
    cards->holders[card] = number > 0 ? (guint8) (player + 1) : 0;
  cards->records[card] = (guint16) find_largest (p, card);
}

static const char *
get_name (Card card)
{
  return bst_token_kind_get (BST_TOKEN_KING + card)->of_players;
}

/* "king 5 Red", "robber 3": so large, and whose it is. */
static void
print_tokens (const BstPosition *p,
              GString           *out)
{
  const Cards *cards = get (p);

  for (Card card = 0; card < N_CARDS; card++)
    {
      if (cards->holders[card] == 0 && cards->records[card] == 0)
        continue;
      bst_token_begin (out);
      g_string_append_printf (out, "%s %u", get_name (card), cards->records[card]);
      if (cards->holders[card] == 0)
        continue;
      g_string_append_c (out, ' ');
      bst_token_print_figure (p, cards->holders[card] - 1u, BST_FIGURE_FOLLOWER, out);
    }
}

static gboolean
read_token (BstPosition *p,
            const char  *item,
            char       **words)
{
  guint n_words = g_strv_length (words), player, kind;
  Card card = strcmp (words[0], get_name (KING)) == 0 ? KING : ROBBER;
  gint64 record;

  if (strcmp (words[0], get_name (card)) != 0 || n_words < 2 || n_words > 3
      || !bst_token_read_number (words[1], 0, BST_MAX_TILES, &record))
    return FALSE;
  if (n_words == 3 && !bst_token_read_figure (p, words + 2, &player, &kind))
    return FALSE;
  change (p)->records[card] = (guint16) record;
  change (p)->holders[card] = n_words == 3 ? (guint8) (player + 1) : 0;

  return TRUE;
}

/* Whoever completed something has the card, once his turn is over. */
static gboolean
is_ok (const BstPosition *p)
{
  const Cards *cards = get (p);

  if (cards->n_completed != 0)
    return FALSE;
  for (Card card = 0; card < N_CARDS && !p->head.edited && p->head.phase == BST_PHASE_TILE; card++)
    if (has_card (p, card) && ((cards->holders[card] != 0) != (cards->records[card] > 0)
                               || cards->records[card] < find_largest (p, card)))
      return FALSE;

  return TRUE;
}

static void
find_problems (const BstPosition *p,
               GArray            *problems)
{
  for (Card card = 0; card < N_CARDS; card++)
    if (get (p)->holders[card] != 0 && get (p)->records[card] == 0)
      bst_problems_add_token (problems, BST_TOKEN_KING + card, NULL, get (p)->holders[card] - 1);
}

const BstModule bst_module_king_and_robber = {
  .name = "king-and-robber",
  .memory = sizeof (Cards),
  .tokens = BST_TOKEN_BIT (BST_TOKEN_KING) | BST_TOKEN_BIT (BST_TOKEN_ROBBER),
  .is_in_play = is_in_play,
  .completed = completed,
  .scored = scored,
  .final = final,
  .get_tokens = get_tokens,
  .set_tokens = set_tokens,
  .print_tokens = print_tokens,
  .read_token = read_token,
  .is_ok = is_ok,
  .find_problems = find_problems,
};
