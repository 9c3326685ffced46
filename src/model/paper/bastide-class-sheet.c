/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-class-sheet.h"

#include <bst-io-rule-set.h>
#include <bst-io-tile-set.h>
#include <bst-sheets.h>

#include <glib/gi18n.h>

#include <string.h>

#define OF_GAME "tiles-of-game"
#define TILES   "tiles:"
#define SCORING "scoring:"

/* --- The menu --- */

static void
append (GMenu      *menu,
        const char *label,
        const char *action,
        const char *name)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", name);
  g_menu_append_item (menu, item);
}

/* All that are in the game, or an expansion with the base game. */
static GMenuModel *
new_tiles_menu (const char *action)
{
  GMenu *menu = g_menu_new ();
  g_auto (GStrv) ids = bst_io_tile_set_list ();

  /* Translators: which tiles are printed: those of all sets of the game that is open. */
  append (menu, _("Tiles of the Open _Game"), action, OF_GAME);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *title = bst_io_tile_set_dup_title (ids[i]);
      g_autofree char *name = g_strconcat (TILES, strcmp (ids[i], "basic") != 0 ? "basic+" : "", ids[i], NULL);

      append (menu, title, action, name);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
new_scoring_menu (const char *action)
{
  GMenu *menu = g_menu_new ();
  g_auto (GStrv) ids = bst_io_rule_set_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BstIoRuleSet) rule_set = bst_io_rule_set_load (ids[i], NULL);
      g_autofree char *name = g_strconcat (SCORING, ids[i], NULL);

      append (menu, rule_set->title, action, name);
    }

  return G_MENU_MODEL (menu);
}

GMenuModel *
bastide_class_sheet_new_menu (const char *action)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuModel) tiles = new_tiles_menu (action);
  g_autoptr (GMenuModel) scoring = new_scoring_menu (action);

  /* Translators: what is printed: questions on a sheet, with a key. */
  append (menu, _("Questions of the _Lesson"), action, "lesson");
  append (menu, _("Questions of the _Course"), action, "course");
  append (menu, _("_Farm Sheet"), action, "farms");
  g_menu_append_submenu (menu, _("_Tiles"), tiles);
  g_menu_append_submenu (menu, _("_Scoring"), scoring);

  return G_MENU_MODEL (menu);
}

/* --- The sheets --- */

/* Takes the pages (nullable) over. */
static BastideSheet *
wrap (BstSheet *pages)
{
  BastideSheet *sheet;

  if (pages == NULL)
    return NULL;
  sheet = bastide_sheet_new_for_pages (pages);
  bst_sheet_unref (pages);

  return sheet;
}

static BastideSheet *
new_questions (BastideLessonSession *session,
               gboolean              is_whole)
{
  const BstLesson *lesson = bastide_lesson_session_get_lesson (session);

  if (lesson == NULL)
    return NULL;

  return bastide_sheet_new_questions (bastide_lesson_session_get_course (session), is_whole ? NULL : lesson->id);
}

static BastideSheet *
new_tiles (const char *id)
{
  BstTileSet *tiles = bst_io_tile_set_load (id, NULL);
  BastideSheet *sheet;

  if (tiles == NULL)
    return NULL;
  sheet = wrap (bst_sheet_new_tiles (tiles));
  bst_tile_set_unref (tiles);

  return sheet;
}

/* Without a game those of the base game. */
static BastideSheet *
new_tiles_of_game (BastideStudy *study)
{
  BstGame *game = study != NULL ? bastide_study_get_game (study) : NULL;

  return game != NULL ? wrap (bst_sheet_new_tiles (bst_game_get_tile_set (game))) : new_tiles ("basic");
}

static BastideSheet *
new_scoring (const char *id)
{
  g_autoptr (BstIoRuleSet) rule_set = bst_io_rule_set_load (id, NULL);

  return rule_set != NULL ? wrap (bst_sheet_new_scoring (&rule_set->rules, rule_set->title)) : NULL;
}

BastideSheet *
bastide_class_sheet_new (const char           *name,
                         BastideLessonSession *session,
                         BastideStudy         *study)
{
  if (strcmp (name, OF_GAME) == 0)
    return new_tiles_of_game (study);
  if (g_str_has_prefix (name, TILES))
    return new_tiles (name + strlen (TILES));
  if (g_str_has_prefix (name, SCORING))
    return new_scoring (name + strlen (SCORING));
  if (strcmp (name, "farms") == 0)
    return wrap (bst_sheet_new_farms (NULL));

  return new_questions (session, strcmp (name, "course") == 0);
}
