/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pupils who share a machine: a name and a file of results each. Nothing of it leaves the machine. Number 0 is
 * nobody in particular, whose results are those of a machine without pupils. All windows share it. */

#pragma once

#include "bastide-results.h"

#include <bst-io-results.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_PUPILS (bastide_pupils_get_type ())
G_DECLARE_FINAL_TYPE (BastidePupils, bastide_pupils, BASTIDE, PUPILS, GObject)

#define BASTIDE_MAX_PUPILS     60
#define BASTIDE_MAX_PUPIL_NAME 40       /* characters */

/* Signal: "changed": the names, or who is chosen. */

/* @results are those of the pupil who is chosen from now on. @folder (nullable): the usual one for the files. */
BastidePupils *bastide_pupils_new         (GSettings      *settings,
                                           BastideResults *results,
                                           const char     *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Those with names, in their order. */
guint          bastide_pupils_get_n       (BastidePupils  *self);
guint          bastide_pupils_get_number  (BastidePupils  *self,
                                           guint           index);
/* NULL for 0, and for a number that there is not. */
const char    *bastide_pupils_get_name    (BastidePupils  *self,
                                           guint           number);

guint          bastide_pupils_get_chosen  (BastidePupils  *self);
void           bastide_pupils_choose      (BastidePupils  *self,
                                           guint           number);

/* FALSE and @error, a sentence, if the name is empty, too long or taken, or if there are too many. */
gboolean       bastide_pupils_add         (BastidePupils  *self,
                                           const char     *name,
                                           GError        **error);
gboolean       bastide_pupils_rename      (BastidePupils  *self,
                                           guint           number,
                                           const char     *name,
                                           GError        **error);

/* With the results and what comes back in the quiz, at once; undo brings the pupil who was removed last back until the program ends. */
void           bastide_pupils_remove      (BastidePupils  *self,
                                           guint           number);
gboolean       bastide_pupils_undo        (BastidePupils  *self);

/* Results as they are now, from the file; empty if that cannot be read. (transfer full) */
BstIoResults  *bastide_pupils_read        (BastidePupils  *self,
                                           guint           number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
