/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is chosen before a game begins: players, tiles, rules. */

#pragma once

#include <gio/gio.h>

#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>
#include <bst-record.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SETUP (bastide_setup_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetup, bastide_setup, BASTIDE, SETUP, GObject)

#define BASTIDE_SETUP_MIN_PLAYERS 2

/* One tile set to choose. */
typedef struct
{
  char     *id;
  char     *title;
  char     *description;    /* what it brings (nullable) */
  char     *source;         /* the documents that state its tiles (nullable) */
  char     *note;           /* what is not sure about them (nullable) */
  guint     n_tiles;        /* that it adds to a game */
  BstIoCertainty certainty;
  gboolean  own;            /* added by the user */
  gboolean  chosen;
} BastideSetupSet;

/* Signal: "changed", after any of the changes below. */

/* Two players, the base tiles, the modern rules. */
BastideSetup          *bastide_setup_new             (void) G_GNUC_WARN_UNUSED_RESULT;

guint                  bastide_setup_get_n_players   (BastideSetup    *self);
const BstPlayer       *bastide_setup_get_player      (BastideSetup    *self,
                                                      guint            player);
void                   bastide_setup_add_player      (BastideSetup    *self);
void                   bastide_setup_remove_player   (BastideSetup    *self,
                                                      guint            player);
/* FALSE if there is nobody to change places with. */
gboolean               bastide_setup_move_player     (BastideSetup    *self,
                                                      guint            player,
                                                      int              direction);
void                   bastide_setup_set_name        (BastideSetup    *self,
                                                      guint            player,
                                                      const char      *name);
/* Whoever had the colour gets that of @player. */
void                   bastide_setup_set_colour      (BastideSetup    *self,
                                                      guint            player,
                                                      BstColour        colour);

guint                  bastide_setup_get_n_sets      (BastideSetup    *self);
const BastideSetupSet *bastide_setup_get_set         (BastideSetup    *self,
                                                      guint            set);
/* Also turns on the switches that are usual with the set, or puts them back as the rule set has
 * them. */
void                   bastide_setup_choose_set      (BastideSetup    *self,
                                                      guint            set,
                                                      gboolean         chosen);

/* A user's own set, which is chosen at once. */
gboolean               bastide_setup_add_file        (BastideSetup    *self,
                                                      GFile           *file,
                                                      GError         **error);

/* All tiles together (transfer none); NULL and @error if they make no game. */
BstTileSet            *bastide_setup_get_tiles       (BastideSetup    *self,
                                                      GError         **error);
/* Why they make none, a whole sentence; NULL if they do. (transfer full) */
char                  *bastide_setup_get_fault       (BastideSetup    *self) G_GNUC_WARN_UNUSED_RESULT;
/* Copies that are drawn, the start tile included; 0 if they make no game. */
guint                  bastide_setup_count_tiles     (BastideSetup    *self);

/* The rules as chosen, and the rule set that they started from. */
const BstRules        *bastide_setup_get_rules       (BastideSetup    *self);
const BstRules        *bastide_setup_get_rule_set    (BastideSetup    *self);
/* Starts from another rule set, with the tiles that it is meant for; the usual switches of the
 * chosen tiles are turned on again. */
void                   bastide_setup_choose_rule_set (BastideSetup    *self,
                                                      const BstIoRuleSet *rule_set);
/* @name and @value must exist. */
void                   bastide_setup_set_switch      (BastideSetup    *self,
                                                      const char      *name,
                                                      const char      *value);

/* The advice that the choice goes against: whole sentences. (transfer full) */
char                 **bastide_setup_get_hints       (BastideSetup    *self) G_GNUC_WARN_UNUSED_RESULT;

/* A record of the game at its start. (transfer full) */
BstRecord             *bastide_setup_create          (BastideSetup    *self,
                                                      GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
