/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a list of pupils says of one, in columns. */

#pragma once

#include "bastide-pupil-progress.h"
#include "bastide-pupils.h"

G_BEGIN_DECLS

/* A column: what it says of the pupil of that number, who has come so far. (transfer full) */
typedef char *(*BastidePupilText) (BastidePupils              *pupils,
                                   guint                       number,
                                   const BastidePupilProgress *progress);

/* 0: nobody in particular. */
char *bastide_pupil_text_dup_name (BastidePupils              *pupils,
                                   guint                       number,
                                   const BastidePupilProgress *progress) G_GNUC_WARN_UNUSED_RESULT;
/* Lessons that are finished, and those of them in which all was right at the first try. */
char *bastide_pupil_text_dup_lessons (BastidePupils              *pupils,
                                      guint                       number,
                                      const BastidePupilProgress *progress) G_GNUC_WARN_UNUSED_RESULT;
char *bastide_pupil_text_dup_perfect (BastidePupils              *pupils,
                                      guint                       number,
                                      const BastidePupilProgress *progress) G_GNUC_WARN_UNUSED_RESULT;
/* How many answers were right. */
char *bastide_pupil_text_dup_share (BastidePupils              *pupils,
                                    guint                       number,
                                    const BastidePupilProgress *progress) G_GNUC_WARN_UNUSED_RESULT;
/* When the last one was given. */
char *bastide_pupil_text_dup_day (BastidePupils              *pupils,
                                  guint                       number,
                                  const BastidePupilProgress *progress) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
