/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-cell-menu.h"

#include <bst-feature.h>
#include <bst-fit-map.h>
#include <bst-render-palette.h>

#include <glib/gi18n.h>

static const char * const colours[BST_RENDER_N_MARK_COLOURS] = {
  NC_("drawing", "Teal"),
  NC_("drawing", "Orange"),
  NC_("drawing", "Dark"),
  NC_("drawing", "Light"),
};

const char *
bastide_cell_menu_name_colour (guint colour)
{
  return g_dpgettext2 (NULL, "drawing", colours[colour % BST_RENDER_N_MARK_COLOURS]);
}

/* --- Drawings --- */

void
bastide_cell_menu_find_letter (const BastideCellMenu *self,
                               BastideShown          *shown,
                               char                   letter[2])
{
  GArray *marks = bastide_shown_get_node (shown)->marks;
  guint used = 0;

  letter[1] = '\0';
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      const BstMark *mark = &g_array_index (marks, BstMark, i);

      if (mark->kind != BST_MARK_LETTER || mark->text == NULL || !g_ascii_isupper (mark->text[0])
          || mark->text[1] != '\0')
        continue;
      if (mark->x == self->x && mark->y == self->y)
        {
          letter[0] = mark->text[0];
          return;
        }
      used |= 1u << (mark->text[0] - 'A');
    }
  for (letter[0] = 'A'; letter[0] < 'Z' && (used & (1u << (letter[0] - 'A'))); letter[0]++)
    ;
}

/* The place of a part on its tile, in the words of the notation. (transfer full) */
static char *
dup_spot (const BstPosition *position,
          guint              part)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BstSpot spot = { 0 };

  bst_position_name_spot (position, part, &spot);
  bst_spot_print (&spot, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
bastide_cell_menu_mark (const BastideCellMenu *self,
                        BastideStudy          *study,
                        BstMarkKind            kind,
                        guint                  colour)
{
  BastideShown *shown = bastide_study_get_shown (study);
  BstMark mark = { .kind = kind, .x = (gint16) self->x, .y = (gint16) self->y, .colour = (guint8) colour };
  g_autofree char *spot_text = NULL;
  char letter[2];

  if (kind == BST_MARK_LETTER)
    {
      bastide_cell_menu_find_letter (self, shown, letter);
      mark.text = letter;
    }
  if (kind == BST_MARK_FEATURE)
    {
      if (self->part == BST_NO_PART)
        return;
      spot_text = dup_spot (bastide_shown_get_position (shown), self->part);
      mark.text = spot_text;
    }
  bastide_study_toggle_mark (study, &mark);
}

/* --- The menu --- */

/* The arrow that was begun on another cell ends here. */
static void
append_arrow_ends (GMenu *menu)
{
  g_autoptr (GMenu) submenu = g_menu_new ();

  for (guint i = 0; i < BST_RENDER_N_MARK_COLOURS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (bastide_cell_menu_name_colour (i), NULL);

      g_menu_item_set_action_and_target (item, "board.end-arrow", "u", i);
      g_menu_append_item (submenu, item);
    }
  g_menu_append_submenu (menu, _("_End Arrow Here"), G_MENU_MODEL (submenu));
}

/* Takes @label. */
static void
append_way (GMenu      *menu,
            char       *label,
            const char *action,
            GVariant   *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
  g_free (label);
}

/* The place in the line of the move that laid the tile on a cell, as far as the game has come; 0: none did. */
static guint
find_laid (const BastideCellMenu *self,
           BastideShown          *shown)
{
  for (guint i = bastide_shown_get_index (shown); i > 0; i--)
    {
      const BstNode *node = bastide_shown_get_line_node (shown, i);

      if (bst_node_is_move (node) && node->move.kind == BST_MOVE_PLACE && node->move.x == self->x
          && node->move.y == self->y)
        return i;
    }

  return 0;
}

/* What fits on an empty cell beside tiles, and why the tile that is to be laid does not. */
static void
append_fits (const BastideCellMenu *self,
             GMenu                 *menu,
             const BstPosition     *position,
             int                    tile)
{
  gboolean is_beside = FALSE;

  for (guint d = 0; d < BST_N_DIRECTIONS; d++)
    is_beside = is_beside
                || bst_position_find_tile (position, self->x + bst_step_x[d], self->y + bst_step_y[d]) >= 0;
  if (!is_beside)
    return;
  append_way (menu, g_strdup (_("_What Fits Here")), "page.what-fits", g_variant_new ("(ii)", self->x, self->y));
  if (tile != BST_NO_TILE && bst_fit_rotations (position, (guint) tile, self->x, self->y) == 0)
    append_way (menu, g_strdup (_("Why _Not")), "page.why-not-at", g_variant_new ("(ii)", self->x, self->y));
}

void
bastide_cell_menu_append_ways (const BastideCellMenu *self,
                               GMenu                 *menu,
                               BastideShown          *shown,
                               gboolean               is_exam,
                               int                    tile)
{
  const BstPosition *position = bastide_shown_get_position (shown);
  g_autoptr (GMenu) section = g_menu_new ();
  guint laid = find_laid (self, shown);

  if (laid > 0)
    append_way (section,
                /* Translators: the move that laid the tile which was clicked; %u is its number. */
                g_strdup_printf (_("_Go to Move %u (Laid Here)"),
                                 bst_node_get_number (bastide_shown_get_line_node (shown, laid))),
                "board.go-to", g_variant_new_uint32 (laid));
  if (!is_exam && bst_position_find_tile (position, self->x, self->y) < 0)
    append_fits (self, section, position, tile);
  if (!is_exam && self->part != BST_NO_PART)
    append_way (section, g_strdup (_("In F_eatures")), "page.show-feature", g_variant_new_uint32 (self->part));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

void
bastide_cell_menu_append_rule (const BastideCellMenu *self,
                               GMenu                 *menu,
                               const BstPosition     *position)
{
  const char *number = self->part != BST_NO_PART ? bst_position_get_feature_rule (position, self->part) : NULL;
  g_autoptr (GMenuItem) item = NULL;
  g_autofree char *label = NULL;

  if (number == NULL)
    return;
  /* Translators: shows the rule by which a feature is paid; %s is its number, "C2". */
  label = g_strdup_printf (_("_Rule %s"), number);
  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, "rule.show", "s", number);
  g_menu_append_item (menu, item);
}

void
bastide_cell_menu_append_marks (const BastideCellMenu *self,
                                GMenu                 *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) grid = g_menu_item_new (NULL, NULL);

  g_menu_item_set_attribute (grid, "custom", "s", "marks");
  g_menu_append_item (section, grid);
  g_menu_append (section, _("_Begin Arrow Here"), "board.begin-arrow");
  if (self->has_arrow && (self->arrow_x != self->x || self->arrow_y != self->y))
    append_arrow_ends (section);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}
