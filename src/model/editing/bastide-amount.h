/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers that a player has in a position, each of which can be set: points, figures at home,
 * tokens, prisoners. */

#pragma once

#include "bastide-position-editor.h"

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_AMOUNT_SCORE,
  BASTIDE_AMOUNT_SUPPLY,        /* of @figure */
  BASTIDE_AMOUNT_TOKENS,        /* of @token */
  BASTIDE_AMOUNT_PRISONERS      /* of @figure, of the player @owner (TO3) */
} BastideAmountKind;

typedef struct
{
  BastideAmountKind kind;
  BstFigureKind     figure;
  BstTokenKind      token;
  guint             owner;
} BastideAmount;

/* Those that the rules of the game have for @player, and those that he has against them
 * (element-type BastideAmount). (transfer full) */
GArray  *bastide_amount_list      (const BstPosition   *position,
                                   guint                player) G_GNUC_WARN_UNUSED_RESULT;

/* "Points", "Builders", "Prisoners: followers of Anna". (transfer full) */
char    *bastide_amount_dup_title (const BastideAmount *amount,
                                   const BstGame       *game) G_GNUC_WARN_UNUSED_RESULT;

void     bastide_amount_get_range (const BastideAmount *amount,
                                   int                 *lowest,
                                   int                 *highest);

int      bastide_amount_get       (const BastideAmount *amount,
                                   const BstPosition   *position,
                                   guint                player);

/* One edit. FALSE if it was refused, or it is that number already. */
gboolean bastide_amount_set       (const BastideAmount   *amount,
                                   BastidePositionEditor *editor,
                                   guint                  player,
                                   int                    number);

G_END_DECLS
