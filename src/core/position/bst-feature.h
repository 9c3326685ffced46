/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be said of one feature of a position: size, owners, margin, worth. */

#pragma once

#include "bst-event.h"
#include "bst-position.h"

G_BEGIN_DECLS

typedef struct
{
  guint16        part;          /* its root: the same for all segments until the next move */
  BstFeatureKind kind;
  gboolean       complete;      /* never for farms */
  guint          tiles;
  guint          segments;
  guint          pennants;
  guint          open;          /* open edges; half-edges of a farm; missing neighbours */
  guint8         figures[BST_MAX_PLAYERS];
  guint8         owners;        /* bit p: has the majority (MJ1, MJ2); 0 if unclaimed */
  guint          margin;        /* followers by which the first leads the second; 0 on a tie */
  guint32        emblems;       /* BstEmblem, of all its segments */
  guint8         barns;         /* farms: bit p: player p has a barn there (AM2) */
  guint16        goods[BST_N_GOODS]; /* cities: symbols of each kind (T3) */
  gboolean       stays;         /* cities: paid, and its figures stay (D8) */
  guint          ingots;        /* cities, roads, monasteries: on its tiles (GO2) */
  guint          height;        /* towers: pieces built (TO1) */
  guint          cities;        /* farms: adjoining cities ... */
  guint          complete_cities; /* ... and how many of them are completed (F4) */
  gboolean       is_over;       /* no tile comes any more: @completed is @end */
  int            now;           /* points it pays at once, as it stands: 0 unless completed */
  int            completed;     /* points when completed with no tile more (farm: all cities on the board, and by H9 the farm):
                                 * the most that anybody gets, as @end; after the game as at the end */
  int            end;           /* points if the game ended now: the most that anybody gets, or what an
                                 * owner would get for what nobody owns */
  int            ends[BST_MAX_PLAYERS]; /* what each player would get; what a city pays by the older rules
                                         * (FV1) counts for the first of his farms at it */
  int            completions[BST_MAX_PLAYERS]; /* the same when it is completed */
} BstFeature;

/* The root of the part's feature. */
guint16     bst_position_find_root       (const BstPosition *position,
                                          guint              part);

/* The kind of the part's feature, which is all that is known of it without counting. */
BstFeatureKind bst_position_get_feature_kind (const BstPosition *position,
                                              guint              part);

/* The part of segment @segment of tile @tile (an index as from get_tiles). */
guint16     bst_position_get_part        (const BstPosition *position,
                                          guint              tile,
                                          guint              segment);

/* The tile and the segment that a part is. */
void        bst_position_get_segment     (const BstPosition *position,
                                          guint              part,
                                          guint             *tile,
                                          guint             *segment);

/* Names the place of a part: its cell, feature and side. Who stands there is left as it is. */
void        bst_position_name_spot       (const BstPosition *position,
                                          guint              part,
                                          BstSpot           *spot);

/* The part that a spot names, a barn's corner too; BST_NO_PART if there is none. */
guint       bst_position_find_part       (const BstPosition *position,
                                          const BstSpot     *spot);

/* The spot of a figure, by its index; a barn is on a corner. */
void        bst_position_get_figure_spot (const BstPosition *position,
                                          guint              figure,
                                          BstSpot           *spot);

/* The next segment of the same feature, round in a ring. */
guint16     bst_position_next_in_feature (const BstPosition *position,
                                          guint              part);

/* Fills @feature for the feature that holds @part. */
void        bst_position_get_feature     (const BstPosition *position,
                                          guint              part,
                                          BstFeature        *feature);

/* What each player would get for a farm at the end of the game if @city (a root) were completed, too;
 * BST_NO_PART: as it stands; BST_EVERY_PART: if all cities, and the farm itself, were (H9). Counted as in
 * BstFeature.ends. */
#define BST_EVERY_PART (BST_NO_PART - 1)
void        bst_position_get_farm_ends   (const BstPosition *position,
                                          guint              farm,
                                          guint              city,
                                          int                ends[BST_MAX_PLAYERS]);

/* Is the city, road or monastery that holds @part completed? Costs far less than all the rest. */
gboolean    bst_position_is_complete     (const BstPosition *position,
                                          guint              part);

/* The formula of what a city, road or monastery pays, completed with no tile more or else at the end, whoever owns it; what modules
 * change of who gets it is left out. FALSE for everything else. */
gboolean    bst_position_get_formula      (const BstPosition *position,
                                           guint              part,
                                           gboolean           complete,
                                           BstEvent          *event);

/* The number of the rule by which the feature is paid as it stands: "C2" of a completed city, "C6" of another. NULL for what
 * is never paid. Static. */
const char *bst_position_get_feature_rule (const BstPosition *position,
                                           guint              part);

/* Roots of all features, in the order of their first segment: @out has room for
 * bst_position_get_n_parts(). Returns how many. */
guint       bst_position_get_features    (const BstPosition *position,
                                          guint16           *out);
/* The same of the farms alone: the number of a farm is its place among them, from 1 on. */
guint       bst_position_get_farms       (const BstPosition *position,
                                          guint16           *out);
/* The number of the farm that holds @part; 0 if that is no field. */
guint       bst_position_get_farm_number (const BstPosition *position,
                                          guint              part);
guint       bst_position_get_n_parts     (const BstPosition *position);

/* The roots of the cities that a farm adjoins, each once, in the order of the ring. @out has
 * room for bst_position_get_n_parts(). Returns how many (F5, F7). */
guint       bst_position_get_farm_cities (const BstPosition *position,
                                          guint              part,
                                          guint16           *out);

/* Points each player would get if the game ended now (E2), added to @points. Appends the
 * events to @events (nullable), marked final. */
void        bst_position_score_final     (const BstPosition *position,
                                          int                points[BST_MAX_PLAYERS],
                                          BstEvents         *events);

G_END_DECLS
