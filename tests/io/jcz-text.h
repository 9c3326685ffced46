/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small .jcz files of the tests' own, and what is asked of them. */

#pragma once

#include "io-test.h"

G_BEGIN_DECLS

#define PLACE(tile, rotation, x, y) \
  "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"" tile "\",\"rotation\":\"" rotation \
  "\",\"position\":[" #x "," #y "]}}"
#define DEPLOY(figure, feature, location, x, y) \
  "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"meepleId\":\"" figure "\",\"pointer\":{" \
  "\"feature\":\"" feature "\",\"location\":\"" location "\",\"position\":[" #x "," #y "]}}}"
#define PASS "{\"type\":\"PASS\",\"payload\":{}}"
#define COMMIT "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.5}}"
#define UNDO "{\"type\":\"UNDO\",\"payload\":{}}"

#define ELEMENTS "\"small-follower\":7,\"farmers\":true"
#define SETUP(sets, elements, rules) \
  "\"setup\":{\"sets\":{" sets "},\"elements\":{" elements "},\"rules\":{" rules "}}"
#define ORDER(tiles) "\"gameAnnotations\":{\"drawOrder\":[" tiles "]}"

/* A game of two, Ana (green) and Bob (red), in the base game; members in @changes come in place of
 * the usual ones. (transfer full) */
char      *jcz_new         (const char *changes,
                            const char *replay);

/* Opens it; it must be good. (transfer full) */
BstRecord *jcz_open        (const char *changes,
                            const char *replay);

/* The moves are these, one a line. */
void       jcz_check_moves (const char *changes,
                            const char *replay,
                            const char *expected);

/* The strict reader refuses it with this code, in a message that has these words; a file that has a fault is opened up
 * to it. */
void       jcz_refuse      (const char *changes,
                            const char *replay,
                            BstIoError  code,
                            const char *words);


G_END_DECLS
