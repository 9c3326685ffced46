/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule documents, by the names under which they are cited everywhere; like other names they
 * are not translated. What they are stands behind bst_io_rules_get_document(). */

#pragma once

#define BST_IO_BARD    "Bard 2005"
#define BST_IO_TRADERS "Kupcy i budowniczowie"
#define BST_IO_DROUGHT "Susza i zaraza"
#define BST_IO_OLDER   "Jedlińska"
#define BST_IO_WINTER  "Ediția de iarnă"

/* Those of the base game. */
#define BST_IO_ALL_OF_BASE BST_IO_BARD ", " BST_IO_OLDER ", " BST_IO_WINTER
