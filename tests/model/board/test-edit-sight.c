/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant and offered on a board that is set up, without one. */

#include "config.h"

#include "bastide-edit-menu.h"
#include "bastide-edit-sight.h"

#include <bst-io-open.h>
#include <bst-render-board.h>

typedef struct
{
  BastideStudy          *study;
  BastidePositionEditor *editor;
  BstRenderViewport      view;
  BastideEditSight       sight;
} Fixture;

/* The sample game at move 20, in edit mode, with its middle in view. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BstRecord) record = bst_io_open_sample ();
  BastideShown *shown;

  fixture->study = bastide_study_new ();
  g_assert_true (bastide_study_set_record (fixture->study, record, NULL, NULL));
  bastide_study_set_index (fixture->study, 20);
  fixture->editor = bastide_position_editor_new (fixture->study);
  bastide_position_editor_set_active (fixture->editor, TRUE);
  fixture->view = (BstRenderViewport) { .scale = 60, .width = 900, .height = 900, .origin_x = -7, .origin_y = -7 };
  shown = bastide_study_get_shown (fixture->study);
  fixture->sight = (BastideEditSight) {
    .editor = fixture->editor,
    .position = bastide_shown_get_position (shown),
    .art = bastide_shown_get_art (shown),
    .view = &fixture->view,
  };
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->editor);
  g_object_unref (fixture->study);
}

/* Who points at a figure means it, and the segment under it. */
static void
test_figure (Fixture       *fixture,
             gconstpointer  data)
{
  const BstPosition *position = fixture->sight.position;
  guint n_figures;
  const BstFigure *figures = bst_position_get_figures (position, &n_figures);

  g_assert_cmpuint (n_figures, >, 0);
  for (guint i = 0; i < n_figures; i++)
    {
      BastideTarget target, at_cursor;
      BstSpot spot;
      double x, y;

      bst_render_board_get_figure_spot (position, fixture->sight.art, i, &x, &y);
      bst_render_viewport_to_view (&fixture->view, x, y, &x, &y);
      bastide_edit_sight_find_at (&fixture->sight, x, y, &target);
      bst_position_get_figure_spot (position, i, &spot);
      g_assert_true (target.has_figure && target.has_spot);
      g_assert_cmpint (target.figure.player, ==, spot.player);
      g_assert_cmpint (target.figure.x, ==, spot.x);
      bastide_edit_sight_find_in_cell (&fixture->sight, spot.x, spot.y, 0, figures[i].part, &at_cursor);
      g_assert_true (at_cursor.has_figure && at_cursor.has_spot);
      g_assert_cmpint (at_cursor.figure.feature, ==, spot.feature);
    }
}

/* A barn stands on the corner that is nearest, on tiles or beside them. */
static void
test_barn (Fixture       *fixture,
           gconstpointer  data)
{
  BastideBrush barn = { .tool = BASTIDE_TOOL_FIGURE, .player = 0, .figure = BST_FIGURE_BARN };
  BastideTarget target;
  double x, y;

  g_assert_false (bastide_edit_sight_has_barn (&fixture->sight));
  bastide_position_editor_arm (fixture->editor, &barn);
  g_assert_true (bastide_edit_sight_has_barn (&fixture->sight));
  bst_render_viewport_to_view (&fixture->view, 0.8, 0.9, &x, &y);
  bastide_edit_sight_find_at (&fixture->sight, x, y, &target);
  g_assert_true (target.has_spot);
  g_assert_cmpint (target.x, ==, 0);
  g_assert_cmpint (target.spot.side, ==, BST_SIDE_CORNER + 2);
  bastide_edit_sight_find_in_cell (&fixture->sight, 30, 30, 3, BST_NO_PART, &target);
  g_assert_cmpint (target.spot.side, ==, BST_SIDE_CORNER + 3);
}

static gboolean
has_item (GMenuModel *menu,
          const char *label)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *text = NULL;

      if (section != NULL && has_item (section, label))
        return TRUE;
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &text) && g_str_equal (text, label))
        return TRUE;
    }

  return FALSE;
}

/* The cell that the menu is for is selected, and what it offers is done to that. */
static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (BastideEditMenu) offers = bastide_edit_menu_new (fixture->editor);
  g_autoptr (GMenu) on_tile = g_menu_new ();
  g_autoptr (GMenu) on_table = g_menu_new ();
  g_autoptr (GMenuModel) figures = bastide_edit_menu_new_figures (offers, 0, 0);
  g_autoptr (GMenuModel) nobody = bastide_edit_menu_new_figures (offers, 30, 30);
  const BstPosition *position;

  g_assert_nonnull (figures);
  g_assert_null (nobody);
  bastide_edit_menu_append (offers, on_table, 30, 30, NULL);
  g_assert_false (has_item (G_MENU_MODEL (on_table), "R_emove Tiles"));
  g_assert_true (has_item (G_MENU_MODEL (on_table), "Select _All"));
  bastide_edit_menu_append (offers, on_tile, 0, 0, NULL);
  g_assert_true (has_item (G_MENU_MODEL (on_tile), "R_emove Tiles"));
  g_assert_true (bastide_position_editor_is_selected (fixture->editor, 0, 0));
  g_action_group_activate_action (bastide_edit_menu_get_actions (offers), "remove", NULL);
  position = bastide_study_get_position (fixture->study);
  g_assert_cmpint (bst_position_find_tile (position, 0, 0), <, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/edit-sight/figure", Fixture, NULL, set_up, test_figure, tear_down);
  g_test_add ("/edit-sight/barn", Fixture, NULL, set_up, test_barn, tear_down);
  g_test_add ("/edit-sight/menu", Fixture, NULL, set_up, test_menu, tear_down);

  return g_test_run ();
}
