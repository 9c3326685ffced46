/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is printed, page by page: titles, sentences, boards, questions with room for the answer, tiles. It is put
 * together once, and drawn on paper of any size. */

#pragma once

#include "bst-render-picture.h"

G_BEGIN_DECLS

typedef struct _BstSheet BstSheet;

typedef enum
{
  BST_SHEET_TITLE,
  BST_SHEET_HEADING,
  BST_SHEET_TEXT,
  BST_SHEET_SMALL               /* like titles and headings on the page of what follows */
} BstSheetStyle;

#define BST_SHEET_MAX_TILES 8

/* A board, of which all that is drawn is copied. */
typedef struct
{
  const BstPosition *position;
  BstRenderShow      show;
  guint              target;    /* a part of the feature that is lit; BST_NO_PART */
  gboolean           frames_last; /* the tile laid last */
  gboolean           is_small;  /* of a key, which shares its page with others */
  gboolean           names_present; /* players are named that have a figure there, not all of the game */
  const GArray      *marks;     /* (element-type BstMark) (nullable) */
  const gint16      *tiles;     /* of a question: below its text, */
  guint              n_tiles;   /* BST_SHEET_MAX_TILES at most */
} BstSheetBoard;

/* Draws into what is left of a page, in points, with the origin at its top left corner. */
typedef void (*BstSheetDraw) (cairo_t  *cr,
                              double    width,
                              double    height,
                              gpointer  data);

/* Reference counted; nothing is added once it was drawn. @title is its name, and not drawn. (transfer full) */
BstSheet   *bst_sheet_new          (const char          *title) G_GNUC_WARN_UNUSED_RESULT;
BstSheet   *bst_sheet_ref          (BstSheet            *self);
void        bst_sheet_unref        (BstSheet            *self);

const char *bst_sheet_get_title    (const BstSheet      *self);

/* --- What is on it, from the top on --- */

void        bst_sheet_add_text     (BstSheet            *self,
                                    BstSheetStyle        style,
                                    const char          *text);

/* What a text is about stands before it: "C2". */
void        bst_sheet_add_row      (BstSheet            *self,
                                    const char          *label,
                                    const char          *text);

void        bst_sheet_add_board    (BstSheet            *self,
                                    const BstSheetBoard *board);

/* The board beside the text, and below that its tiles and so many empty lines to write on. */
void        bst_sheet_add_question (BstSheet            *self,
                                    const char          *label,
                                    const BstSheetBoard *board,
                                    const char          *text,
                                    guint                n_lines);

/* A tile over its caption. Those that follow each other lie side by side. */
void        bst_sheet_add_tile     (BstSheet            *self,
                                    BstRenderArt        *art,
                                    guint                type,
                                    const char          *caption);

/* What is left of the page, and half a page at least. @free_data (nullable) gets @data. */
void        bst_sheet_add_drawing  (BstSheet            *self,
                                    BstSheetDraw         draw,
                                    gpointer             data,
                                    GDestroyNotify       free_data);

/* What follows begins a page. */
void        bst_sheet_add_break    (BstSheet            *self);

/* All that it says, a line each, with a form feed before what begins a page; for whoever cannot see
 * it. (transfer full) */
char       *bst_sheet_to_text      (const BstSheet      *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- bst-sheet-draw.c: on paper of so many points without its margins --- */

/* At least 1. */
guint       bst_sheet_count_pages  (const BstSheet      *self,
                                    double               width,
                                    double               height);

/* Draws a page, from 0. @is_grey: without colours, on white paper. */
void        bst_sheet_draw_page    (const BstSheet      *self,
                                    cairo_t             *cr,
                                    guint                page,
                                    double               width,
                                    double               height,
                                    gboolean             is_grey);

/* --- bst-sheet-pdf.c --- */

typedef enum
{
  BST_SHEET_A4,
  BST_SHEET_LETTER
} BstSheetPaper;

#define BST_SHEET_N_PAPERS 2

/* "a4", "letter". FALSE if it is neither. */
gboolean    bst_sheet_paper_find   (const char          *name,
                                    BstSheetPaper       *paper);

/* All pages as a PDF file; the same sheet gives the same bytes. NULL and @error if cairo could not draw them. (transfer full) */
GBytes     *bst_sheet_to_pdf       (const BstSheet      *self,
                                    BstSheetPaper        paper,
                                    gboolean             is_grey,
                                    GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BstSheet, bst_sheet_unref)

G_END_DECLS
