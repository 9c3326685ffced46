/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is still open on the board, in one pass over its free cells and its figures: the features that can still
 * pay or be joined, and through which free cells each of them goes on. For whoever looks at thousands of
 * positions a second; a single feature is told of in full by bst-feature.h. */

#pragma once

#include "bst-position.h"

G_BEGIN_DECLS

#define BST_NO_OPENING 0xffff

/* An open city, road, field or river, or a monastery or farm on which somebody stands. */
typedef struct
{
  guint16 root;             /* as bst_position_find_root() names it */
  guint8  kind;             /* BstFeatureKind */
  guint8  owners;           /* bit p: has the majority (MJ1, MJ2), or a barn; 0 if unclaimed */
  guint8  strengths[BST_MAX_PLAYERS];
  guint8  builders;         /* bit p: player p has one here; as the next two */
  guint8  pigs;
  guint8  barns;
  guint16 tiles;            /* cities and roads; monasteries: itself and those round it; else 0 */
  guint16 open;             /* edges; half-edges of a field; free cells round a monastery */
  guint16 n_far;            /* monasteries: free cells round it that lie beside no tile */
  gint16  end;              /* what it pays an owner if the game ended now; fields: 0 */
  gint16  completed;        /* ... and when it is completed with no tile more */
  guint16 n_cities;         /* fields: completed cities that they adjoin, ... */
  guint16 first_city;       /* ... and others: in @cities of the survey from here on, ... */
  guint16 n_open_cities;    /* ... so many */
  guint16 n_openings;
  guint16 first_opening;    /* in a chain that BST_NO_OPENING ends */
} BstSurveyFeature;

/* Where a feature meets a free cell. */
typedef struct
{
  guint16 cell;
  guint16 feature;
  guint16 next;             /* of the same feature */
  guint8  sides;            /* half-edges of the cell at which it does; 0 for a monastery, which looks on */
} BstOpening;

/* A free cell beside the board. */
typedef struct
{
  guint16 surroundings;     /* as bst_tile_set_get_fits() takes it */
  guint16 first_opening;    /* those of features that reach the cell stand together; monasteries' do not */
  guint16 n_openings;
  guint8  is_beyond;        /* the edge of the table (H10): no tile will lie there */
} BstSurveyCell;

typedef struct
{
  const BstSurveyFeature *features;
  const BstSurveyCell    *cells;
  const BstOpening       *openings;
  const guint16          *cities;       /* indices of features */
  guint                   n_features;
  guint                   n_cells;
  guint                   n_openings;
} BstSurvey;

/* Memory for surveys of positions of one game. */
typedef struct _BstSurveyor BstSurveyor;

BstSurveyor     *bst_surveyor_new  (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;
void             bst_surveyor_free (BstSurveyor       *surveyor);

/* Features in the order in which they are met. Owned by @surveyor, until the next survey. */
const BstSurvey *bst_surveyor_look (BstSurveyor       *surveyor,
                                    const BstPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstSurveyor, bst_surveyor_free)

G_END_DECLS
