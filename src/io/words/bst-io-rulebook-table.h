/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables behind bst-io-rulebook.h, and the short words that they are written in. */

#pragma once

#include "bst-io-rule-documents.h"
#include "bst-io-rulebook.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

#define DOCUMENT BST_IO_STANDING_DOCUMENT
#define PUBLIC   BST_IO_STANDING_PUBLIC
#define PEER     BST_IO_STANDING_PEER
#define READING  BST_IO_STANDING_READING

#define BARD(page)     { BST_IO_BARD, BST_IO_PAGE, page }
#define SHEET(number)  { BST_IO_BARD, BST_IO_SHEET, number }
#define TRADERS        { BST_IO_TRADERS, BST_IO_SOMEWHERE, 0 }
#define DROUGHT(page)  { BST_IO_DROUGHT, BST_IO_PAGE, page }
#define REMARK(number) { BST_IO_DROUGHT, BST_IO_FOOTNOTE, number }
#define OLDER          { BST_IO_OLDER, BST_IO_SOMEWHERE, 0 }
#define WINTER         { BST_IO_WINTER, BST_IO_SOMEWHERE, 0 }
#define NOTE(number)   { BST_IO_WINTER, BST_IO_FOOTNOTE, number }
#define HOUSE          { BST_IO_WINTER, BST_IO_HOUSE_RULES, 0 }
#define NOWHERE        { NULL, BST_IO_SOMEWHERE, 0 }

/* The base game, with its ways of scoring farms. */
extern const BstIoRule bst_io_rulebook_base[];
extern const guint     bst_io_n_rulebook_base;

/* Expansions, the Winter Edition and the house rules. */
extern const BstIoRule bst_io_rulebook_more[];
extern const guint     bst_io_n_rulebook_more;

G_END_DECLS
