/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Edit mode: setting a position up. What is armed or selected, and every edit on its way from
 * board, palette and panel into the study, where it is a set-up node and can be undone. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EDIT (bastide_edit_get_type ())
G_DECLARE_FINAL_TYPE (BastideEdit, bastide_edit, BASTIDE, EDIT, GObject)

/* Properties: "active". Signals: "changed": mode, tool, selection or refusal are others; what
 * the study shows tells the study. */

BastideEdit  *bastide_edit_new          (BastideStudy   *study) G_GNUC_WARN_UNUSED_RESULT;

BastideStudy *bastide_edit_get_study    (BastideEdit    *self);

/* Is the window in edit mode? Never without a record. */
gboolean      bastide_edit_is_active    (BastideEdit    *self);
void          bastide_edit_set_active   (BastideEdit    *self,
                                         gboolean        active);

/* Ends an edit that was made on a copy (bastide_study_dup_setup()), which is taken over: shows it,
 * or, if @result says that it was refused, drops it and says why. An edit that changed nothing is
 * no refusal. */
gboolean      bastide_edit_commit       (BastideEdit    *self,
                                         BstSetup       *setup,
                                         BstSetupResult  result,
                                         BstChangeName   name);

/* Why the last edit was refused; NULL if it was not. */
const char   *bastide_edit_get_refusal  (BastideEdit    *self);

G_END_DECLS
