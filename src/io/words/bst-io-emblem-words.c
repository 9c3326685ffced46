/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-emblem-words.h"

#include "bst-rules.h"

#include <glib/gi18n-lib.h>

#define EMBLEM(name) BST_EMBLEM_NUMBER (BST_EMBLEM_##name)
#define SIGN(name)   BST_EMBLEM_NUMBER (BST_SIGN_##name)
#define IN(field)    G_STRUCT_OFFSET (BstRules, field)

const BstIoEmblemWords bst_io_emblem_words[BST_N_EMBLEMS] = {
  /* Translators: in the context "tile" what a tile is called at the table, by what is printed on it; in the singular.
   * Where the context is "tile search" it is other words for the same that a reader might type: synonyms, popular names,
   * other grammatical forms. Put yours; it is never shown. What has no context is what a road, city or farm has, with the
   * number of the rule. */
  [EMBLEM (INN)] = { NC_("tile", "inn on the lake"), NULL, N_("inn (IC1)"), NULL, IN (inns) },
  [EMBLEM (CATHEDRAL)] = { NC_("tile", "cathedral"), NULL, N_("cathedral (IC2)"), NULL, IN (inns) },
  [EMBLEM (WINE)] = { NC_("tile", "wine"), NC_("tile search", "goods, barrel") },
  [EMBLEM (GRAIN)] = { NC_("tile", "grain"), NC_("tile search", "goods, wheat") },
  [EMBLEM (CLOTH)] = { NC_("tile", "cloth"), NC_("tile search", "goods, fabric") },
  [EMBLEM (PIG_HERD)] = { NC_("tile", "pig farm"), NC_("tile search", "pig herd"), N_("pig farm (FV-pig)"), NULL,
                          IN (pig_herds) },
  [EMBLEM (PRINCESS)] = { NC_("tile", "princess"), NULL, N_("princess (PD5)"), NULL, IN (princess) },
  [EMBLEM (SIEGE)] = { NC_("tile", "besieged city"), NC_("tile search", "siege, Cathars"), N_("besieged (SI1, SI2)"), NULL,
                       IN (siege) },
  [EMBLEM (PLAGUE)] = { NC_("tile", "plague"), NC_("tile search", "rats, pestilence"), N_("rats (D3)"),
                        N_("rats (D3, D15)"), IN (plague) },
  [EMBLEM (DROUGHT)] = { NC_("tile", "drought"), NC_("tile search", "dry lake, dried up"), N_("dried segment (D5)"), NULL,
                         IN (drought) },
};

const BstIoEmblemWords bst_io_sign_words[BST_N_SIGNS] = {
  [SIGN (VOLCANO)] = { NC_("tile", "volcano") },
  [SIGN (DRAGON)] = { NC_("tile", "dragon") },
  [SIGN (PORTAL)] = { NC_("tile", "magic portal") },
  [SIGN (FERRY)] = { NC_("tile", "lake with a ferry"), NC_("tile search", "ferry, lake, boat") },
  [SIGN (FLIER)] = { NC_("tile", "flying machine"), NC_("tile search", "aircraft, plane, flier") },
  [SIGN (GOLD)] = { NC_("tile", "gold mine"), NC_("tile search", "gold, ingots, mine") },
  [SIGN (CIRCLE_ROAD)] = { NC_("tile", "crop circle with a club"), NC_("tile search", "corn circle, crop circle, road, club") },
  [SIGN (CIRCLE_CITY)] = { NC_("tile", "crop circle with a shield"), NC_("tile search", "corn circle, crop circle, city, shield") },
  [SIGN (CIRCLE_FIELD)] = { NC_("tile", "crop circle with a fork"), NC_("tile search", "corn circle, crop circle, field, fork") },
  [SIGN (HILL)] = { NC_("tile", "hill"), NC_("tile search", "hills, mountain") },
  [SIGN (VINEYARD)] = { NC_("tile", "vineyard"), NC_("tile search", "vineyards, vines, grapes") },
  [SIGN (MAGIC)] = { NC_("tile", "magic sign"), NC_("tile search", "mage, witch, wizard, spell") },
};
