/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the overlay of holes shows of a position. */

#pragma once

#include <bst-position.h>
#include <bst-render-holes.h>

G_BEGIN_DECLS

/* (transfer full) */
BstRenderHoles *bastide_study_holes_new (const BstPosition *position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
