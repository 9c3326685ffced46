/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares what is possible before each message with what JCloisterZone wrote beside a game. */

#pragma once

#include "bst-record.h"

/* Ends the test at the first difference. @path names the .legal.json, of either form. Returns how
 * many lists were compared. */
guint corpus_compare_legal (BstRecord  *record,
                            const char *path);
