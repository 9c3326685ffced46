/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all windows of the process share: the drafts of what is open, the places in files, and how
 * puzzles went. */

#pragma once

#include "bastide-drafts.h"
#include "bastide-places.h"
#include "bastide-results.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SESSION (bastide_session_get_type ())
G_DECLARE_FINAL_TYPE (BastideSession, bastide_session, BASTIDE, SESSION, GObject)

BastideSession *bastide_session_new         (void) G_GNUC_WARN_UNUSED_RESULT;

/* The program ends: what is not saved stays for the next start, the rest is forgotten. */
void            bastide_session_close       (BastideSession *self);

/* NULL once the session is closed. */
BastideDrafts  *bastide_session_get_drafts  (BastideSession *self);
BastidePlaces  *bastide_session_get_places  (BastideSession *self);

/* They are read when they are asked for the first time. (transfer none) */
BastideResults *bastide_session_get_results (BastideSession *self);

G_END_DECLS
