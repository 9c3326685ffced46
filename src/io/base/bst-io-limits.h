/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a file may hold at most, and what may be typed into the window. Real games need a hundredth of
 * it; more would let a file of a few MiB take all memory, or halt the window for minutes. The manual
 * page and data/schema/document.rng say the same. */

#pragma once

/* Bytes of a file: 16 MiB. */
#define BST_IO_MAX_SIZE        (16u << 20)

/* Files in an archive. What is packed may be no larger, unpacked, than a file. */
#define BST_IO_MAX_PACKED      1000

/* Elements and attributes of an XML file; values of a JSON file. A record of 10,000 moves with
 * comments and marks has about 80,000, a log of the arena 25,000. */
#define BST_IO_MAX_XML_PARTS   250000
#define BST_IO_MAX_JSON_VALUES 200000

/* Moves of a record, variations included, and of them set-ups. */
#define BST_IO_MAX_MOVES       40000
#define BST_IO_MAX_SET_UPS     1000

/* Nested elements (libxml2's own bound is 256); attributes of one of them; nested values. Game files
 * need about 15. */
#define BST_IO_MAX_XML_DEPTH   200
#define BST_IO_MAX_ATTRIBUTES  1000
#define BST_IO_MAX_JSON_DEPTH  100

/* Characters of a name of a player, of a text of the header or a title, of a comment, a hint or a
 * question. */
#define BST_IO_MAX_NAME        100
#define BST_IO_MAX_TITLE       1000
#define BST_IO_MAX_COMMENT     20000

/* Bytes of a text that is read by the program: a move, a position, an assertion. */
#define BST_IO_MAX_TEXT        (1u << 20)

/* Issues that are told of a file. */
#define BST_IO_MAX_ISSUES      1000

/* Marks of one move; characters of a mark that is a letter. */
#define BST_IO_MAX_MARKS       500
#define BST_IO_MAX_LETTER      8
