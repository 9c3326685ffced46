/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-file.h"

#include "bst-io-figure-words.h"
#include "bst-render-export.h"
#include "bst-sheet-overlays.h"
#include "bst-sheet-poster.h"

#include <glib/gi18n.h>
#include <gmodule.h>
#include <string.h>

/* "owners", "farms", "cities" or "roads"; 0 for any other name. */
static BstRenderShow
parse_overlay (const char *name)
{
  return bst_render_show_from_name (name, strlen (name)) & BST_RENDER_SHOW_MAP;
}

/* "farms,legal": flags by name; none if one of the names is no overlay's. */
static BstRenderShow
parse_show (const char *names)
{
  BstRenderShow show = 0;

  while (names != NULL && *names != '\0')
    {
      gsize length = strcspn (names, ",");
      BstRenderShow flag = bst_render_show_from_name (names, length);

      if (flag == 0)
        return 0;
      show |= flag;
      names += length + (names[length] == ',');
    }

  return show;
}

/* One overlay of empty cells at most: another would lie on it. */
static gboolean
has_several_of_cells (BstRenderShow show)
{
  BstRenderShow cells = show & BST_RENDER_SHOW_CELLS;

  return (cells & (cells - 1)) != 0;
}

/* Says what was wrong with the options, if anything was. */
static gboolean
check_options (const BstRenderPicture *picture,
               const char             *output,
               const char             *show,
               const char             *overlay,
               const char             *theme,
               int                     tile_size)
{
  if (output == NULL)
    g_printerr (_("render: the picture's name is missing: -o OUT\n"));
  else if (show != NULL && *show != '\0' && picture->show == 0)
    g_printerr (_("render: --show %s: a list of numbers, legal, any, holes, joins, coordinates, legend is needed\n"), show);
  else if (has_several_of_cells (picture->show))
    g_printerr (_("render: --show %s: one of legal, any, holes and joins at most\n"), show);
  else if (overlay != NULL && parse_overlay (overlay) == 0)
    g_printerr (_("render: --overlay %s: owners, farms, cities or roads is needed\n"), overlay);
  else if (picture->theme == NULL)
    g_printerr (_("render: --theme %s: day, night, print or winter is needed\n"), theme);
  else if (tile_size < BST_RENDER_PICTURE_MIN_TILE || tile_size > BST_RENDER_PICTURE_MAX_TILE)
    g_printerr (_("render: --tile-size %d: a number from %d to %d is needed\n"), tile_size,
                BST_RENDER_PICTURE_MIN_TILE, BST_RENDER_PICTURE_MAX_TILE);
  else
    return TRUE;

  return FALSE;
}

/* What cli-render-module.c looks for. */
CliStatus cli_render_in_module (int argc, char **argv);

/* (transfer full) */
static BstRenderJoins *
find_joins (const BstPosition *position)
{
  g_autoptr (BstFarmJoins) joins = bst_farm_joins_new (position);

  while (bst_farm_joins_step (joins, G_MAXUINT))
    ;

  return bst_sheet_new_joins (joins);
}

static CliStatus
write_picture (const CliFile    *file,
               BstRenderPicture *picture,
               const char       *path)
{
  g_autoptr (GError) error = NULL;
  BstRenderArt *art = bst_render_art_new_for_game (bst_position_get_game (file->position));
  BstRenderLegendText legend = {
    .owner = _("pattern and colour: the owner"),
    .tie = _("bands of two colours: a tie"),
    .unclaimed = _("outline only: nobody's"),
    .worth = _("points at the end → when completed"),
    .farm = _("farm with its number"),
    .feeds_complete = _("feeds a completed city"),
    .feeds_unfinished = _("touches an unfinished city"),
    .legal = _("legal cell, a tick for each rotation"),
    .any = _("cell that some tile fits"),
    .joins = _("one tile joins the farms: for whom, how many such tiles are left"),
    .coordinates = _("column, row"),
    /* Translators: of the colours of empty cells. */
    .holes = _("tiles that fit: up to 2, 5, 10, more"),
    .dead = _("nothing fits"),
    .one_kind = _("one kind alone fits"),
    /* Translators: an empty cell beside an unfinished feature on which somebody stands. */
    .matters = _("at an occupied, unfinished feature"),
  };
  g_autoptr (BstRenderHoles) holes = NULL;
  g_autoptr (BstRenderJoins) joins = NULL;
  gboolean done;

  for (guint kind = 0; kind < BST_N_NEUTRAL_KINDS; kind++)
    legend.neutrals[kind] = bst_io_words_neutral_word (kind);
  if (picture->show & (BST_RENDER_SHOW_HOLES | BST_RENDER_SHOW_ANY))
    picture->holes = holes = bst_sheet_new_holes (file->position);
  if (picture->show & BST_RENDER_SHOW_JOINS)
    picture->joins = joins = find_joins (file->position);
  picture->legend = &legend;
  picture->marks = file->node;
  done = bst_render_export (file->position, art, picture, path, &error);
  bst_render_art_unref (art);
  if (done)
    return CLI_OK;

  g_printerr ("%s\n", error->message);

  return g_error_matches (error, BST_RENDER_EXPORT_ERROR, BST_RENDER_EXPORT_ERROR_FORMAT)
         ? CLI_USAGE : CLI_FAULTS;
}

/* Pixels a point of a poster as PNG: 144 an inch. */
#define POSTER_SCALE 2

/* The whole game as one picture. */
static CliStatus
write_poster (const CliFile        *file,
              const BstRenderTheme *theme,
              BstSheetPosterPaper   paper,
              const char           *path)
{
  g_autoptr (BstSheetPoster) poster = bst_sheet_poster_new (file->position, &file->events,
                                                            bst_record_get_header (file->record, BST_HEADER_DATE), theme);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  BstRenderExportFormat format;

  if (!bst_render_export_find_format (path, &format, &error))
    {
      g_printerr ("%s\n", error->message);
      return CLI_USAGE;
    }
  bytes = bst_sheet_poster_to_bytes (poster, paper, POSTER_SCALE, format, &error);
  if (bytes != NULL
      && g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error))
    return CLI_OK;
  g_printerr ("%s\n", error->message);

  return CLI_FAULTS;
}

G_MODULE_EXPORT CliStatus
cli_render_in_module (int    argc,
                      char **argv)
{
  CliWhere where = CLI_WHERE_INIT;
  g_autofree char *output = NULL;
  g_autofree char *show = NULL;
  g_autofree char *overlay = NULL;
  g_autofree char *theme = NULL;
  g_autofree char *poster = NULL;
  BstSheetPosterPaper paper = BST_SHEET_POSTER_A3;
  gboolean contrast = FALSE;
  int tile_size = 96;
  GOptionEntry entries[] = {
    CLI_WHERE_ENTRIES (where),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_("The picture; its ending chooses PNG, SVG or PDF"), N_("OUT") },
    { "tile-size", 0, 0, G_OPTION_ARG_INT, &tile_size, N_("Pixels a tile, 8 to 640"), "PX" },
    { "overlay", 0, 0, G_OPTION_ARG_STRING, &overlay,
      N_("Whose what is: owners (of all), farms, cities or roads"), N_("OVERLAY") },
    { "show", 0, 0, G_OPTION_ARG_STRING, &show,
      N_("Also: numbers (of the farms), legal, any, holes, joins, coordinates, legend"), N_("LIST") },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &theme, N_("day, night, print or winter"), "ID" },
    { "poster", 0, 0, G_OPTION_ARG_STRING, &poster,
      N_("The game as a poster on paper of this size: a3 or a2"), N_("PAPER") },
    { "contrast", 0, 0, G_OPTION_ARG_NONE, &contrast, N_("Overlays with high contrast"), NULL },
    { NULL }
  };
  g_auto (CliFile) file;
  BstRenderPicture picture = { BST_RENDER_PICTURE_INIT };
  CliStatus status = cli_file_open (&file, argc, argv, entries, &where);

  if (status != CLI_OK)
    return status;

  /* Snow lies in pictures, too, where the Winter Edition is played. */
  picture.theme = theme != NULL ? bst_render_theme_find (theme)
                  : bst_render_theme_for_set (bst_game_get_tile_set (bst_position_get_game (file.position)), FALSE);
  picture.tile_size = (guint) tile_size;
  picture.show = parse_show (show);
  if (!check_options (&picture, output, show, overlay, theme, tile_size))
    return CLI_USAGE;
  if (poster != NULL && !bst_sheet_poster_find_paper (poster, &paper))
    {
      g_printerr (_("render: --poster %s: a3 or a2 is needed\n"), poster);
      return CLI_USAGE;
    }
  if (poster != NULL)
    return write_poster (&file, picture.theme, paper, output);
  picture.theme = bst_render_theme_with_contrast (picture.theme, contrast);
  if (overlay != NULL)
    picture.show |= parse_overlay (overlay);

  return write_picture (&file, &picture, output);
}
