/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines about what players have, about the bag, and about what stands on and beside the board. */

#include "config.h"

#include "bst-io-case-play-private.h"

#include "bst-house-rules.h"
#include "bst-io-beginning.h"
#include "bst-io-game-words.h"
#include "bst-io-token-words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* --- What players have --- */

/* "HEADING – Red: 6 followers; Blue: 1 follower". (transfer full) */
static char *
dup_heading (const char    *heading,
             const GString *list)
{
  /* Translators: what a list is about, and the list: "In the supply – Red: 6 followers". */
  return g_strdup_printf (_("%s – %s"), heading, list->len > 0 ? list->str : _("nothing"));
}

static void
add_player (GString       *list,
            const BstGame *game,
            guint          player,
            const char    *what)
{
  if (list->len > 0)
    g_string_append (list, C_("list separator", "; "));
  /* Translators: a player, and what he has: "Red: 6 followers". */
  g_string_append_printf (list, C_("stock", "%s: %s"), bst_io_words_player (game, player), what);
}

/* Numbers of players, with the words that @dup_words has for a number. */
static char *
tell_numbers (BstIoCaseScene  *scene,
              char           **words,
              const char      *heading,
              char          *(*dup_words) (guint number, guint data),
              guint            data,
              GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autoptr (GString) list = g_string_new (NULL);
  int numbers[BST_MAX_PLAYERS];
  guint named;

  if (!bst_io_case_read_points (game, words, numbers, &named, error))
    return NULL;
  for (guint i = 0; i < bst_game_get_n_players (game); i++)
    if (named & (1u << i))
      {
        g_autofree char *what = dup_words ((guint) numbers[i], data);

        add_player (list, game, i, what);
      }

  return dup_heading (heading, list);
}

static char *
dup_figures (guint number,
             guint kind)
{
  return bst_io_words_figures ((BstFigureKind) kind, number);
}

static char *
dup_any_figures (guint number,
                 guint data)
{
  return g_strdup_printf (ngettext ("%u figure", "%u figures", number), number);
}

static char *
dup_tokens (guint number,
            guint kind)
{
  return bst_io_words_tokens (kind, number);
}

static char *
dup_tiles (guint number,
           guint data)
{
  return g_strdup_printf (ngettext ("%u tile", "%u tiles", number), number);
}

char *
bst_io_case_tell_supply (BstIoCaseScene  *scene,
                         GError         **error)
{
  char **words = scene->words;
  BstFigureKind kind = bst_io_case_read_figure (&words);

  return tell_numbers (scene, words, _("In the supply"), dup_figures, kind, error);
}

char *
bst_io_case_tell_standing (BstIoCaseScene  *scene,
                           GError         **error)
{
  char **words = scene->words;
  gboolean any = bst_io_case_find_player (bst_io_case_scene_get_game (scene), words[0])
                 != BST_NO_PLAYER;
  BstFigureKind kind = bst_io_case_read_figure (&words);
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (scene->game->position, &n_figures);

  for (guint i = 0; i < n_figures; i++)
    if (any || figures[i].kind == kind)
      g_array_append_val (scene->light->figures, i);

  return tell_numbers (scene, words, _("On the board"), any ? dup_any_figures : dup_figures, kind,
                       error);
}

char *
bst_io_case_tell_held (BstIoCaseScene  *scene,
                       GError         **error)
{
  return tell_numbers (scene, scene->words, _("In the hand"), dup_tiles, 0, error);
}

char *
bst_io_case_tell_goods (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autoptr (GString) goods = g_string_new (NULL), list = g_string_new (NULL);
  int player;

  if (!bst_io_case_read_player (game, scene->words[0], &player, error))
    return NULL;
  for (BstGood good = 0; good < BST_N_GOODS; good++)
    {
      guint count = bst_position_get_tokens (scene->game->position, BST_TOKEN_WINE + good, (guint) player);
      g_autofree char *one = bst_io_words_tokens (BST_TOKEN_WINE + good, count);

      if (count > 0)
        bst_io_case_add_item (goods, one);
    }
  add_player (list, game, (guint) player, goods->len > 0 ? goods->str : _("nothing"));

  return dup_heading (_("Goods"), list);
}

char *
bst_io_case_tell_holds (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autoptr (GString) prisoners = g_string_new (NULL), list = g_string_new (NULL);
  int captor;

  if (!bst_io_case_read_player (game, scene->words[0], &captor, error))
    return NULL;
  for (guint owner = 0; owner < bst_game_get_n_players (game); owner++)
    for (guint kind = 0; kind < BST_N_FIGURE_KINDS; kind++)
      {
        guint count = bst_position_get_prisoners (scene->game->position, (guint) captor, owner, kind);
        g_autofree char *figures = bst_io_words_figures ((BstFigureKind) kind, count);
        g_autofree char *whose = g_strdup_printf (C_("figure", "%s (%s)"), figures,
                                                  bst_io_words_player (game, owner));

        if (count > 0)
          bst_io_case_add_item (prisoners, whose);
      }
  add_player (list, game, (guint) captor, prisoners->len > 0 ? prisoners->str : _("nobody"));

  return dup_heading (_("Prisoners"), list);
}

/* --- Tiles --- */

/* Names of tiles up to the end, or "none". (transfer full) */
static char *
dup_names (char **words)
{
  return g_strcmp0 (words[0], "none") == 0 ? g_strdup (_("nothing")) : g_strjoinv (", ", words);
}

char *
bst_io_case_tell_hand (BstIoCaseScene  *scene,
                       GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *tiles = NULL;
  int player;

  if (!bst_io_case_read_player (game, scene->words[0], &player, error))
    return NULL;
  tiles = dup_names (scene->words + 1);
  add_player (list, game, (guint) player, tiles);

  return dup_heading (_("Known of the hand"), list);
}

char *
bst_io_case_tell_draw (BstIoCaseScene  *scene,
                       GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autofree char *tiles = NULL;
  int player;

  if (!bst_io_case_read_player (game, scene->words[0], &player, error)
      || !bst_io_case_game_draw (scene->game, scene->words, error))
    return NULL;
  tiles = dup_names (scene->words + 1);

  /* Translators: a player, and the tiles that he draws. */
  return g_strdup_printf (_("%s draws: %s"), bst_io_words_player (game, (guint) player), tiles);
}

char *
bst_io_case_tell_bag (BstIoCaseScene  *scene,
                      GError         **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (char **words = scene->words; *words != NULL; words += 2)
    {
      g_autofree char *item = NULL;
      int number;

      if (!bst_io_case_read_number (words[1], &number, error))
        return NULL;
      if (strcmp (words[0], "all") == 0)
        item = g_strdup_printf (ngettext ("%u tile in all", "%u tiles in all", (guint) number),
                                (guint) number);
      else
        item = g_strdup_printf ("%s × %d", words[0], number);
      bst_io_case_add_item (list, item);
    }

  return dup_heading (_("Left to draw"), list);
}

char *
bst_io_case_tell_aside (BstIoCaseScene  *scene,
                        GError         **error)
{
  g_autofree char *tiles = dup_names (scene->words);
  g_autoptr (GString) list = g_string_new (tiles);


  return dup_heading (C_("heading", "Put aside"), list);
}

/* --- The turn --- */

static gboolean
is_yes (const BstIoCaseScene *scene)
{
  return g_strcmp0 (scene->words[0], "yes") == 0;
}

char *
bst_io_case_tell_second (BstIoCaseScene  *scene,
                         GError         **error)
{
  return g_strdup (is_yes (scene) ? _("The next tile is the second of this turn")
                                  : _("There is no second tile in this turn"));
}

char *
bst_io_case_tell_turn (BstIoCaseScene  *scene,
                       GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  int player;

  if (!bst_io_case_read_player (game, scene->words[0], &player, error))
    return NULL;

  /* Translators: %s is the player whose turn it is. */
  return g_strdup_printf (_("Whose turn it is: %s"), bst_io_words_player (game, (guint) player));
}

char *
bst_io_case_tell_over (BstIoCaseScene  *scene,
                       GError         **error)
{
  return g_strdup (is_yes (scene) ? _("The game is over") : _("The game goes on"));
}

/* --- Dragon and fairy --- */

char *
bst_io_case_tell_dragon (BstIoCaseScene  *scene,
                         GError         **error)
{
  int x, y;

  if (!bst_position_get_neutral (scene->game->position, BST_NEUTRAL_DRAGON, &x, &y, NULL))
    return g_strdup (_("The dragon is not on the board"));
  bst_io_case_light_add_cell (scene->light, x, y, 0);

  return g_strdup (_("The dragon stands here"));
}

static gboolean
light_neutral (BstIoCaseScene *scene,
               BstNeutralKind  kind)
{
  int x, y;

  if (!bst_position_get_neutral (scene->game->position, kind, &x, &y, NULL))
    return FALSE;
  bst_io_case_light_add_cell (scene->light, x, y, 0);

  return TRUE;
}

char *
bst_io_case_tell_mage (BstIoCaseScene  *scene,
                       GError         **error)
{
  return g_strdup (light_neutral (scene, BST_NEUTRAL_MAGE) ? _("The mage stands here") : _("The mage is not on the board"));
}

char *
bst_io_case_tell_witch (BstIoCaseScene  *scene,
                        GError         **error)
{
  return g_strdup (light_neutral (scene, BST_NEUTRAL_WITCH) ? _("The witch stands here") : _("The witch is not on the board"));
}

char *
bst_io_case_tell_fairy (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  int x, y, figure;
  guint n_figures, index;
  const BstFigure *figures = bst_position_get_figures (scene->game->position, &n_figures);

  if (!bst_position_get_neutral (scene->game->position, BST_NEUTRAL_FAIRY, &x, &y, &figure))
    return g_strdup (_("The fairy is not on the board"));
  bst_io_case_light_add_cell (scene->light, x, y, 0);
  if (figure < 0)
    return g_strdup (_("The fairy stands alone"));
  index = (guint) figure;
  g_array_append_val (scene->light->figures, index);

  /* Translators: %s is a player. */
  return g_strdup_printf (_("The fairy stands beside a follower: %s"),
                          bst_io_words_player (game, (guint) figures[figure].player));
}

/* --- Tokens --- */

char *
bst_io_case_tell_on_tile (BstIoCaseScene  *scene,
                          BstTokenKind     kind,
                          GError         **error)
{
  int x, y, number;

  if (!bst_io_case_read_cell (scene->words[0], &x, &y, error)
      || !bst_io_case_read_number (scene->words[1], &number, error))
    return NULL;
  bst_io_case_light_add_cell (scene->light, x, y, 0);

  return bst_io_words_tokens_on_tile (kind, (guint) number);
}

char *
bst_io_case_tell_sheep (BstIoCaseScene  *scene,
                        GError         **error)
{
  int x, y, number;

  if (!bst_io_case_read_cell (scene->words[0], &x, &y, error)
      || !bst_io_case_read_number (scene->words[1], &number, error))
    return NULL;
  bst_io_case_light_add_cell (scene->light, x, y, 0);
  if (number == 0)
    return g_strdup (_("No sheep lies here"));

  /* Translators: both forms are about the animals. */
  return g_strdup_printf (ngettext ("%u sheep lies here", "%u sheep lie here", (gulong) number), (guint) number);
}

char *
bst_io_case_tell_hidden (BstIoCaseScene  *scene,
                         GError         **error)
{
  int number;

  if (!bst_io_case_read_number (scene->words[0], &number, error))
    return NULL;

  return g_strdup_printf (ngettext ("%u tile lies under a hill", "%u tiles lie under hills", (gulong) number), (guint) number);
}

char *
bst_io_case_tell_of_players (BstIoCaseScene  *scene,
                             BstTokenKind     kind,
                             GError         **error)
{
  return bst_token_kind_get (kind)->is_single
         ? bst_io_words_token_owner (bst_io_case_scene_get_game (scene), kind,
                                     bst_position_get_token_owner (scene->game->position, kind))
         : tell_numbers (scene, scene->words, bst_io_words_tokens_heading (kind), dup_tokens, kind, error);
}

/* --- Before the game, and the score track --- */

/* What the record says of its first player. (transfer full) */
static char *
dup_beginning (const BstIoCaseScene *scene)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  const BstBeginning *beginning = bst_record_get_beginning (scene->game->record);
  char *text = bst_io_beginning_dup_text (beginning, bst_game_get_tile_set (game), bst_game_get_n_players (game),
                                          bst_io_words_player (game, 0),
                                          bst_io_words_player (game, beginning->thrower));

  return text != NULL ? text : g_strdup (_("Nothing is told of how the first player was found"));
}

char *
bst_io_case_tell_first (BstIoCaseScene  *scene,
                        GError         **error)
{
  return bst_io_case_game_find_first (scene->game, scene->words, error) ? dup_beginning (scene) : NULL;
}

char *
bst_io_case_tell_says (BstIoCaseScene  *scene,
                       GError         **error)
{
  return dup_beginning (scene);
}

/* (transfer full) */
static char *
dup_first (char  **words,
           guint   n_words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_words; i++)
    bst_io_case_add_item (text, words[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bst_io_case_tell_draws (BstIoCaseScene  *scene,
                        GError         **error)
{
  BstGame *game = bst_io_case_scene_get_game (scene);
  g_autofree char *tiles = NULL, *players = NULL;
  char **words = scene->words;
  int drawn[BST_MAX_FIRST_DRAWS];
  guint n_drawn;
  guint8 waiting;
  int first;

  if (!bst_io_case_game_read_draws (scene->game, &words, drawn, &n_drawn, error))
    return NULL;
  tiles = dup_first (scene->words, n_drawn);
  first = bst_first_by_roads (bst_game_get_tile_set (game), bst_game_get_n_players (game), drawn,
                              n_drawn, &waiting);
  players = bst_io_words_players (game, waiting);
  if (first != BST_NO_PLAYER)
    /* Translators: tiles that were drawn, and the player who begins. */
    return g_strdup_printf (_("Drawn: %s. Who begins: %s"), tiles, players);

  /* Translators: tiles that were drawn, and the players who must draw. */
  return g_strdup_printf (_("Drawn: %s. Who draws next: %s"), tiles, players);
}

static gboolean
read_two (BstIoCaseScene  *scene,
          int             *score,
          int             *number,
          GError         **error)
{
  return bst_io_case_read_number (scene->words[0], score, error)
         && bst_io_case_read_number (scene->words[1], number, error);
}

char *
bst_io_case_tell_die (BstIoCaseScene  *scene,
                      GError         **error)
{
  int score, face;

  if (!read_two (scene, &score, &face, error))
    return NULL;

  return g_strdup_printf (ngettext ("With %d point the die shows %d", "With %d points the die shows %d",
                                    (gulong) score), score, face);
}

char *
bst_io_case_tell_laps (BstIoCaseScene  *scene,
                       GError         **error)
{
  int score, laps;

  if (!read_two (scene, &score, &laps, error))
    return NULL;

  /* Translators: %d is points, and how often the marker went round the score track. */
  return g_strdup_printf (ngettext ("%d points: %d lap of the score track",
                                    "%d points: %d laps of the score track", (gulong) laps),
                          score, laps);
}
