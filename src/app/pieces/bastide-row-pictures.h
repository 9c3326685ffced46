/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The small pictures in rows of lists: tiles as they lie, figures, marks of players, glyphs; and their
 * texts. Drawn once and kept, so that a row costs next to nothing; one for all rows of a list. */

#pragma once

#include <bst-render-figure.h>
#include <bst-render-glyph.h>

#include "bastide-study.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _BastideRowPictures BastideRowPictures;

/* @study gives the art and the theme. (transfer full) */
BastideRowPictures *bastide_row_pictures_new       (BastideStudy       *study) G_GNUC_WARN_UNUSED_RESULT;
void                bastide_row_pictures_free      (BastideRowPictures *self);

/* For what follows: in the text colour of @widget, at its scale. Its snapshot begins with this. */
void                bastide_row_pictures_begin     (BastideRowPictures *self,
                                                    GtkWidget          *widget,
                                                    GtkSnapshot        *snapshot);

/* Each fills the square whose corner is @x, @y, in pixels of the widget. */
void                bastide_row_pictures_tile      (BastideRowPictures *self,
                                                    BstGame            *game,
                                                    guint               type,
                                                    guint               rotation,
                                                    int                 x,
                                                    int                 y,
                                                    int                 size);
/* @is_captive: behind bars (TO2). */
void                bastide_row_pictures_figure    (BastideRowPictures *self,
                                                    BstFigureKind       piece,
                                                    BstFeatureKind      kind,
                                                    BstColour           colour,
                                                    gboolean            is_captive,
                                                    int                 x,
                                                    int                 y,
                                                    int                 size);
void                bastide_row_pictures_mark      (BastideRowPictures *self,
                                                    BstColour           colour,
                                                    int                 x,
                                                    int                 y,
                                                    int                 size);
void                bastide_row_pictures_glyph     (BastideRowPictures *self,
                                                    BstRenderGlyph      glyph,
                                                    int                 x,
                                                    int                 y,
                                                    int                 size);
/* @edges as for bst_render_compass_draw(). */
void                bastide_row_pictures_compass   (BastideRowPictures *self,
                                                    guint               edges,
                                                    int                 x,
                                                    int                 y,
                                                    int                 size);

/* Texts of rows say the same again and again, and shaping one costs far more than finding it. */
typedef enum
{
  BASTIDE_ROW_TEXT_PLAIN,
  BASTIDE_ROW_TEXT_SMALL,
  BASTIDE_ROW_TEXT_BOLD,
  BASTIDE_ROW_TEXT_PLAIN_CUT,   /* as the first two; one line, whose end is left out where there is no room */
  BASTIDE_ROW_TEXT_SMALL_CUT
} BastideRowText;

/* @text as @widget would show it, in lines of @width pixels (-1 for one line); it is shared, and not to be changed.
 * (transfer full) */
PangoLayout        *bastide_row_pictures_dup_text  (BastideRowPictures *self,
                                                    GtkWidget          *widget,
                                                    BastideRowText      style,
                                                    const char         *text,
                                                    int                 width) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
