/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown at one moment: a position, its game, and the outlines of that game's tiles. It never changes, and is
 * replaced as a whole. Who draws, picks or counts keeps the one that it was made of until it takes the next, so that
 * no tile or segment of one game is looked up in another. */

#pragma once

#include <bst-position.h>
#include <bst-render-art.h>

G_BEGIN_DECLS

typedef struct _BastideShown BastideShown;

/* @position: (transfer full). @before (nullable): what was shown until now, whose outlines serve on if they suit. */
BastideShown      *bastide_shown_new          (BstPosition        *position,
                                               const BastideShown *before) G_GNUC_WARN_UNUSED_RESULT;
BastideShown      *bastide_shown_ref          (BastideShown       *self);
void               bastide_shown_unref        (BastideShown       *self);

/* Makes *@shown refer to @other (both nullable). */
void               bastide_shown_set          (BastideShown      **shown,
                                               BastideShown       *other);

/* All of these may be asked of NULL, which says that nothing is open: then they are NULL. */
const BstPosition *bastide_shown_get_position (const BastideShown *self);
BstGame           *bastide_shown_get_game     (const BastideShown *self);
BstRenderArt      *bastide_shown_get_art      (const BastideShown *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideShown, bastide_shown_unref)

G_END_DECLS
