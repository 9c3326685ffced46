/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chance in words. */

#pragma once

#include <bst-estimate.h>

G_BEGIN_DECLS

/* "62 %", "62 ± 1 %" of an estimate; what is not impossible is not called so, nor what is not certain. (transfer full) */
char    *bastide_chance_dup_text (const BstEstimate *chance) G_GNUC_WARN_UNUSED_RESULT;

/* The same where there is little room: "> 99 %". (transfer full) */
char    *bastide_chance_dup_short (const BstEstimate *chance) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
