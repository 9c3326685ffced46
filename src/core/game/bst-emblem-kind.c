/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-emblem-kind.h"

#define EMBLEM(name) BST_EMBLEM_NUMBER (BST_EMBLEM_##name)
#define SIGN(name)   BST_EMBLEM_NUMBER (BST_SIGN_##name)

const BstEmblemFacts bst_emblem_facts[BST_N_EMBLEMS] = {
  [EMBLEM (INN)] = { "inn", "yes" },
  [EMBLEM (CATHEDRAL)] = { "cathedral", "yes" },
  [EMBLEM (WINE)] = { "goods", "wine" },
  [EMBLEM (GRAIN)] = { "goods", "grain" },
  [EMBLEM (CLOTH)] = { "goods", "cloth" },
  [EMBLEM (PIG_HERD)] = { "pigs", "yes" },
  [EMBLEM (PRINCESS)] = { "princess", "yes" },
  [EMBLEM (SIEGE)] = { "siege", "yes" },
  [EMBLEM (PLAGUE)] = { "plague", "yes" },
  [EMBLEM (DROUGHT)] = { "drought", "yes" },
};

const BstEmblemFacts bst_sign_facts[BST_N_SIGNS] = {
  [SIGN (VOLCANO)] = { "volcano", "yes" },
  [SIGN (DRAGON)] = { "dragon", "yes" },
  [SIGN (PORTAL)] = { "portal", "yes" },
  [SIGN (FLIER)] = { "flier", "yes" },
  [SIGN (FERRY)] = { "ferry", "yes" },
  [SIGN (GOLD)] = { "gold", "yes" },
  [SIGN (MAGIC)] = { "magic", "yes" },
  [SIGN (CIRCLE_ROAD)] = { "circle", "road" },
  [SIGN (CIRCLE_CITY)] = { "circle", "city" },
  [SIGN (CIRCLE_FIELD)] = { "circle", "field" },
  [SIGN (HILL)] = { "hill", "yes" },
  [SIGN (VINEYARD)] = { "vineyard", "yes" },
};
