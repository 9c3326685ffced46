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
  BastideShown *reached;        /* after the node */
  BastideShown *partial;        /* NULL unless a turn is being tried */

  gboolean     is_exam;

  guint        untold;          /* BastideStudyChange: what nobody was told of yet */
  guint        telling;         /* the signal by which they are being told; 0: none */
};

G_END_DECLS
