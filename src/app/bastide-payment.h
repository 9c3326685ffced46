/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Points that one player gave to another, a ransom (TO3) or the price of a tile (H7): no scoring,
 * but without them the points of a player do not add up. */

#pragma once

#include "bastide-study.h"

G_BEGIN_DECLS

typedef struct
{
  guint    turn;                /* as of BstEvent */
  gboolean is_ransom;
  guint    payer;
  guint    payee;
  int      points;
} BastidePayment;

/* What was paid up to the node of @study, which needs a record, in its order. (element-type
 * BastidePayment) (transfer full) */
GArray     *bastide_payment_collect      (BastideStudy         *study) G_GNUC_WARN_UNUSED_RESULT;

/* "Ransom". Static. */
const char *bastide_payment_get_title    (const BastidePayment *payment);

/* "Boris pays Anna". (transfer full) */
char       *bastide_payment_get_who      (const BastidePayment *payment,
                                          const BstGame        *game);

/* "Boris −3, Anna +3". (transfer full) */
char       *bastide_payment_get_formula  (const BastidePayment *payment,
                                          const BstGame        *game);

/* The rule with its number. (transfer full) */
char       *bastide_payment_get_sentence (const BastidePayment *payment);

G_END_DECLS
