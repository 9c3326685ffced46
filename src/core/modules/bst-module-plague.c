/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pestilence (Drought and Pestilence): a completed city with rats is paid as any other, but
 * followers and builders stay in it to the end (D8), wagons too (D9), and are not paid again
 * (D10). Who may leave such a city is the matter of whoever takes figures away: dragon and
 * tower may (D11, D13), a hand for the tournament (D12)
 * or by the rules of another expansion. */

#include "bst-module.h"

static gboolean
is_in_play (const BstPosition *p)
{
  return p->rules.plague;
}

static gboolean
keeps_figures (const BstPosition *p,
               guint              root)
{
  return p->parts[root].kind == BST_FEATURE_CITY
         && (p->parts[root].emblems & BST_EMBLEM_PLAGUE);
}

const BstModule bst_module_plague = {
  .name = "plague",
  .is_in_play = is_in_play,
  .keeps_figures = keeps_figures,
};
