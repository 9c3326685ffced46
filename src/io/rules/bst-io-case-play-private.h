/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the lines of a case are told. */

#pragma once

#include "bst-io-case-game.h"
#include "bst-io-case-play.h"
#include "bst-io-case-words.h"

G_BEGIN_DECLS

/* One line while it is told: what it finds, and where it puts what it says. */
typedef struct
{
  BstIoCaseGame  *game;
  char          **words;
  BstIoCaseLight *light;
  GStrvBuilder   *details;
} BstIoCaseScene;

/* The sentence; NULL and @error if the line cannot be read. (transfer full) */
typedef char *(*BstIoCaseTell) (BstIoCaseScene  *scene,
                                GError         **error);

static inline BstGame *
bst_io_case_scene_get_game (const BstIoCaseScene *scene)
{
  return bst_position_get_game (scene->game->position);
}

/* Appends an item behind what is there already. */
void  bst_io_case_add_item        (GString         *list,
                                   const char      *item);

/* --- bst-io-case-tell-laying.c: where tiles and figures may go --- */

char *bst_io_case_tell_play       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_refuse     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_malformed  (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_fits       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_placements (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_rotations  (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_spots      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_steps      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_phase      (BstIoCaseScene  *scene, GError **error);

/* --- bst-io-case-tell-points.c: features, and what they pay --- */

/* "Red 4, Blue 2", of those in @named. (transfer full) */
char *bst_io_case_dup_points      (const BstGame   *game,
                                   const int       *points,
                                   guint            named);

char *bst_io_case_tell_feature    (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_owners     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_figures    (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_same       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_apart      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_count      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_score      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_final      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_places     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_scored     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_pays       (BstIoCaseScene  *scene, GError **error);

/* --- bst-io-case-tell-stock.c: what players have, the bag, and what stands beside the board --- */

char *bst_io_case_tell_supply     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_standing   (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_goods      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_sheep      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_hidden     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_on_tile    (BstIoCaseScene  *scene, BstTokenKind kind, GError **error);
char *bst_io_case_tell_of_players (BstIoCaseScene  *scene, BstTokenKind kind, GError **error);
char *bst_io_case_tell_holds      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_held       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_hand       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_draw       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_bag        (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_aside      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_second     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_turn       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_over       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_dragon     (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_mage       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_witch      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_fairy      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_first      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_draws      (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_says       (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_die        (BstIoCaseScene  *scene, GError **error);
char *bst_io_case_tell_laps       (BstIoCaseScene  *scene, GError **error);

/* --- bst-io-case-tell-set-up.c --- */

/* What a line of the set-up says; NULL if nobody needs to be told. (transfer full) */
char *bst_io_case_tell_set_up     (const BstIoCaseLine *line);

G_END_DECLS
