/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The draft of what is made for a booklet, which is kept as that of a game is. */

#pragma once

#include "bastide-drafts.h"

#include <bst-booklet.h>
#include <bst-io-draft.h>

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a draft is of; asked of its owner whenever it is written. */
typedef struct
{
  /* Is there anything to keep? What was only opened need not come back. */
  gboolean    (*has_changes) (gpointer owner);
  /* What is made, as it is by now, alone in a booklet. (transfer full) */
  BstBooklet *(*dup_booklet) (gpointer owner);
  /* Where one is in it. (transfer full) */
  char       *(*dup_place)   (gpointer owner);
  /* What it is called. (transfer full) (nullable) */
  char       *(*dup_title)   (gpointer owner);
} BastideMakingSource;

#define BASTIDE_TYPE_MAKING_DRAFT (bastide_making_draft_get_type ())
G_DECLARE_FINAL_TYPE (BastideMakingDraft, bastide_making_draft, BASTIDE, MAKING_DRAFT, GObject)

/* Signal "failed" (const char *reason): it cannot be written. @file and @id (nullable): what is changed, and where. @drafts
 * (nullable) and @owner live longer. (transfer full) */
BastideMakingDraft *bastide_making_draft_new      (BastideDrafts             *drafts,
                                                   GFile                     *file,
                                                   const char                *id,
                                                   const BastideMakingSource *source,
                                                   gpointer                   owner) G_GNUC_WARN_UNUSED_RESULT;

/* What is shown was left in a draft at @path, and goes on being kept there. */
void                bastide_making_draft_restore  (BastideMakingDraft        *self,
                                                   const char                *path,
                                                   const char                *others);
/* It is written before long. */
void                bastide_making_draft_schedule (BastideMakingDraft        *self);
/* Now. FALSE if that failed. */
gboolean            bastide_making_draft_flush    (BastideMakingDraft        *self);
/* There is nothing to keep any more. */
void                bastide_making_draft_drop     (BastideMakingDraft        *self);

G_END_DECLS
