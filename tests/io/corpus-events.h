/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares the scoring events of a record with those that JCloisterZone wrote beside a game. */

#pragma once

#include "bst-record.h"

/* Ends the test at the first difference. @path names the .events.json. Returns how many. */
guint corpus_compare_events (BstRecord  *record,
                             const char *path);
