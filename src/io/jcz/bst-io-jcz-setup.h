/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of a .jcz that is chosen before the first tile: version, sets, elements, rules,
 * players (formats.md, 1.1 to 1.3). */

#pragma once

#include "bst-game.h"
#include "bst-io-jcz-names.h"
#include "bst-io-json.h"

G_BEGIN_DECLS

typedef enum
{
  BST_IO_JCZ_4,                 /* slots, expansions; a number as seed */
  BST_IO_JCZ_5_0,               /* sets; a text as seed */
  BST_IO_JCZ_5_7                /* sets; initialRandom; 6.x as well */
} BstIoJczGeneration;

typedef struct
{
  BstIoJczGeneration  generation;
  gboolean            second_edition;   /* basic:2 without gardens: some tiles have other ids all the same */
  GString            *sets;             /* ids of our tile sets, joined by '+' */
  gboolean            setup_only;       /* the file names no players; two stand in for them */
  BstIoJczLacking    *lacking;          /* owned: what the file asks for and is not known; @game is without it */
  BstGame            *game;
} BstIoJczSetup;

/* What is not known is left out, as far as the game can begin without it. */
gboolean bst_io_jcz_setup_read       (const BstIoJson      *root,
                                      BstIoJczSetup        *setup,
                                      GError              **error);
/* FALSE, and BST_IO_ERROR_UNSUPPORTED with all that was left out by name, if something was. */
gboolean bst_io_jcz_setup_is_whole   (const BstIoJson      *root,
                                      const BstIoJczSetup  *setup,
                                      GError              **error);
void     bst_io_jcz_setup_clear      (BstIoJczSetup        *setup);

/* The tile type that an id of any version names; a fault at @json if there is none. */
gboolean bst_io_jcz_setup_find_tile  (const BstIoJczSetup  *setup,
                                      const BstIoJson      *json,
                                      guint                *type,
                                      GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BstIoJczSetup, bst_io_jcz_setup_clear)

G_END_DECLS
