/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-payment.h"
#include "bastide-rule-text.h"
#include "bastide-words.h"

#include <glib/gi18n.h>

static void
add_payments (const BstMove *move,
              guint          turn,
              GArray        *out)
{
  for (guint i = 0; i < move->n_steps; i++)
    {
      const BstStep *step = &move->steps[i];
      gboolean is_ransom = step->kind == BST_STEP_RANSOM;
      BastidePayment payment = {
        .turn = turn,
        .is_ransom = is_ransom,
        .payer = (guint) step->spot.player,
        .payee = (guint) step->to.player,
        .points = is_ransom ? BST_RANSOM_POINTS : step->points,
      };

      /* A tile may cost goods alone. */
      if (is_ransom || (step->kind == BST_STEP_PAY && step->points > 0))
        g_array_append_val (out, payment);
    }
}

/* The number of tiles that players have laid in a position that was set up. */
static guint
get_set_up_turn (const BstSetup *setup)
{
  g_autoptr (BstPosition) position = bst_setup_get_position (setup);

  return bst_position_get_n_placed (position);
}

GArray *
bastide_payment_collect (BastideStudy *study)
{
  const BstRules *rules = bst_game_get_rules (bastide_study_get_game (study));
  GArray *payments = g_array_new (FALSE, TRUE, sizeof (BastidePayment));
  guint place = bastide_study_get_place (study), turn = 0;

  for (guint i = 0; (rules->towers || rules->buying) && i <= place; i++)
    {
      const BstNode *node = bastide_study_get_line_node (study, i);

      if (node->setup != NULL)
        {
          /* What was before is another game's, as the events are. */
          g_array_set_size (payments, 0);
          turn = get_set_up_turn (node->setup);
        }
      else if (node->parent != NULL && node->move.kind == BST_MOVE_PLACE)
        add_payments (&node->move, ++turn, payments);
    }

  return payments;
}

const char *
bastide_payment_get_title (const BastidePayment *payment)
{
  /* Translators: points that a player gave to another, for a prisoner or for a tile. */
  return payment->is_ransom ? _("Ransom") : _("Tile bought");
}

char *
bastide_payment_get_who (const BastidePayment *payment,
                         const BstGame        *game)
{
  return g_strdup_printf (_("%s pays %s"), bastide_words_player (game, payment->payer),
                          bastide_words_player (game, payment->payee));
}

char *
bastide_payment_get_formula (const BastidePayment *payment,
                             const BstGame        *game)
{
  g_autofree char *minus = bastide_words_signed (-payment->points);
  g_autofree char *plus = bastide_words_signed (payment->points);

  return g_strdup_printf ("%s %s%s%s %s", bastide_words_player (game, payment->payer), minus,
                          C_("list separator", ", "), bastide_words_player (game, payment->payee),
                          plus);
}

char *
bastide_payment_get_sentence (const BastidePayment *payment)
{
  const char *number = payment->is_ransom ? "TO3" : "H7";

  return g_strdup_printf (_("%s: %s"), number, bastide_rule_text_find (number));
}
