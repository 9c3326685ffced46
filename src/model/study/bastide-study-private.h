/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the study share. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

struct _BastideStudy
{
  GObject      parent_instance;

  /* Owned; all NULL while nothing is open. */
  BstRecord   *record;
  BstHistory  *history;
  BstWalk     *walk;
  GFile       *file;            /* NULL for a record that came from no file */
  BastideShown *reached;         /* after the node */
  BastideShown *partial;         /* NULL unless a turn is being tried */
  GPtrArray   *line;             /* (element-type BstNode), not owned: the record owns them */
  GArray      *scores;           /* of BastideScores, one per node of the line */

  BstNode     *node;
  guint        index;           /* of node in line */
  BstEvents    events;
  BstEvents    pending;
  gboolean     is_exam;
  GArray      *problems;        /* (element-type BstProblem), of a set-up; else NULL */

  guint        untold;          /* BastideStudyChange: what nobody was told of yet */
  guint        telling;         /* the signal by which they are being told; 0: none */
};

/* Points at one place of the line, by the players of the game there. */
typedef struct
{
  const BstGame *game;          /* of the record or of a set-up on the line */
  int scored[BST_MAX_PLAYERS];
  int pending[BST_MAX_PLAYERS];
  gboolean is_over;             /* the game ends there */
} BastideScores;

G_END_DECLS
