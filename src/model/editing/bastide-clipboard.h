/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of moves on the clipboard: as text for everybody, with variations and comments for
 * ourselves. */

#pragma once

#include <bst-record.h>

G_BEGIN_DECLS

/* The move of @node and what follows in its main line as far as no other position is set up, parted
 * by "; "; of a set-up the text of its position. NULL and @error if it could not be read again.
 * (transfer full) */
char    *bastide_clipboard_line_to_text   (const BstNode *node,
                                           const BstGame *game,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Moves parted by ";" or ends of lines, outside any record. NULL and @error if one cannot be read;
 * whether they are legal is not asked. (transfer full) */
BstNode *bastide_clipboard_line_from_text (const char    *text,
                                           const BstGame *game,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Is this the text of the line that was copied last, and can that be taken in @game? */
gboolean bastide_clipboard_has            (const char    *text,
                                           const BstGame *game);

/* Keeps a copy of the line with all that hangs on it. The text to be put on the clipboard of the screen, valid until
 * the next copy; NULL and @error if it could not be read again. */
const char *bastide_clipboard_copy        (const BstNode *node,
                                           BstGame       *game,
                                           GError       **error);

/* What a text that came from the clipboard stands for: the copy, if the text is its own. As
 * bastide_clipboard_line_from_text(). (transfer full) */
BstNode *bastide_clipboard_take           (const char    *text,
                                           const BstGame *game,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
