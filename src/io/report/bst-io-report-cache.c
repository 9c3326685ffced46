/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-report-cache.h"

#include "bst-engine-data.h"
#include "bst-io-data.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD "bastide-finding 1\n"

char *
bst_io_report_cache_dup_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "bastide", "engine", NULL);
}

/* --- What it depends on --- */

/* Sets of the user have names that say nothing of what is on their tiles. */
static void
add_tiles (GChecksum        *checksum,
           const BstTileSet *set)
{
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    {
      const BstTileType *tile = bst_tile_set_get_type (set, type);
      g_autoptr (GString) text = g_string_new (tile->id);

      g_string_append_printf (text, " %u %u %u", tile->count, tile->emblems, (guint) tile->group);
      for (guint i = 0; i < tile->n_segments; i++)
        {
          const BstSegment *segment = &tile->segments[i];

          g_string_append_printf (text, " %u %u %u %u %u", (guint) segment->kind, (guint) segment->sides, segment->pennants,
                                  segment->cities, segment->emblems);
        }
      g_string_append_c (text, '\n');
      g_checksum_update (checksum, (const guchar *) text->str, (gssize) text->len);
    }
}

char *
bst_io_report_cache_dup_name (const BstEngineReport *report,
                              guint                  turn)
{
  const BstPosition *before = bst_engine_report_get_before (report, turn);
  const BstReportSettings *settings = bst_engine_report_get_settings (report);
  const BstGame *game;
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *head = NULL, *position = NULL, *move = NULL;

  if (before == NULL)
    return NULL;
  game = bst_position_get_game (before);
  head = g_strdup_printf ("%d %d %" G_GUINT64_FORMAT " %u\n", BST_ENGINE_VERSION, BST_REPORT_VERSION, settings->seed,
                          settings->n_simulations);
  position = bst_position_to_text (before);
  move = bst_move_to_text (game, &bst_engine_report_get (report, turn)->node->move);
  g_checksum_update (checksum, (const guchar *) head, -1);
  g_checksum_update (checksum, (const guchar *) position, -1);
  g_checksum_update (checksum, (const guchar *) "\n", 1);
  g_checksum_update (checksum, (const guchar *) move, -1);
  g_checksum_update (checksum, (const guchar *) "\n", 1);
  g_checksum_update (checksum, (const guchar *) bst_engine_report_get_net (report, turn), sizeof (BstEngineNet));
  add_tiles (checksum, bst_game_get_tile_set (game));

  return g_strdup (g_checksum_get_string (checksum));
}

/* --- The text of a file --- */

/* A number of a turn, by its word. */
typedef struct
{
  const char *word;
  gsize       offset;
} Number;

static const Number numbers[] = {
  { "margin", G_STRUCT_OFFSET (BstReportTurn, margin) },
  { "margin-error", G_STRUCT_OFFSET (BstReportTurn, margin_error) },
  { "win", G_STRUCT_OFFSET (BstReportTurn, win) },
  { "chance-error", G_STRUCT_OFFSET (BstReportTurn, chance_error) },
  { "luck", G_STRUCT_OFFSET (BstReportTurn, luck) },
  { "luck-error", G_STRUCT_OFFSET (BstReportTurn, luck_error) },
  { "luck-win", G_STRUCT_OFFSET (BstReportTurn, luck_win) },
  { "luck-win-error", G_STRUCT_OFFSET (BstReportTurn, luck_win_error) },
  { "loss", G_STRUCT_OFFSET (BstReportTurn, loss) },
  { "error", G_STRUCT_OFFSET (BstReportTurn, error) },
  { "loss-win", G_STRUCT_OFFSET (BstReportTurn, loss_win) },
  { "win-error", G_STRUCT_OFFSET (BstReportTurn, win_error) },
};

static char *
dup_text (const BstGame       *game,
          const BstReportTurn *turn)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autofree char *move = bst_move_to_text (game, &turn->best);

  g_string_append_printf (text, "turns %u\nrank %u\nexact %d\n", turn->n_turns, turn->rank, turn->is_exact);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_dtostr (number, sizeof number, G_STRUCT_MEMBER (double, turn, numbers[i].offset));
      g_string_append_printf (text, "%s %s\n", numbers[i].word, number);
    }
  g_string_append_printf (text, "best %s\n", move);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What follows "WORD " in the next line, which is taken; NULL if it is another. */
static const char *
take_line (char       **text,
           const char  *word)
{
  gsize length = strlen (word);
  char *line = *text, *end = strchr (line, '\n');

  if (end == NULL || strncmp (line, word, length) != 0 || line[length] != ' ')
    return NULL;
  *end = '\0';
  *text = end + 1;

  return line + length + 1;
}

static gboolean
take_count (char       **text,
            const char  *word,
            guint        most,
            guint       *count)
{
  const char *line = take_line (text, word);
  guint64 number;

  if (line == NULL || !g_ascii_string_to_unsigned (line, 10, 0, most, &number, NULL))
    return FALSE;
  *count = (guint) number;

  return TRUE;
}

static gboolean
take_number (char       **text,
             const char  *word,
             double      *number)
{
  const char *line = take_line (text, word);
  char *end;

  if (line == NULL || *line == '\0' || g_ascii_isspace (*line))
    return FALSE;
  *number = g_ascii_strtod (line, &end);

  return *end == '\0';
}

/* @text is taken apart. Whether its numbers can be is the report's to say. */
static gboolean
read_text (char          *text,
           const BstGame *game,
           BstReportTurn *turn)
{
  const char *best;
  guint is_exact;

  if (!g_str_has_prefix (text, HEAD))
    return FALSE;
  text += strlen (HEAD);
  if (!take_count (&text, "turns", G_MAXUINT16, &turn->n_turns) || !take_count (&text, "rank", G_MAXUINT16, &turn->rank)
      || !take_count (&text, "exact", 1, &is_exact))
    return FALSE;
  turn->is_exact = is_exact != 0;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!take_number (&text, numbers[i].word, &G_STRUCT_MEMBER (double, turn, numbers[i].offset)))
      return FALSE;
  best = take_line (&text, "best");

  return best != NULL && *text == '\0' && bst_move_parse (game, best, &turn->best, NULL);
}

/* --- Files --- */

gboolean
bst_io_report_cache_load (const char      *folder,
                          BstEngineReport *report,
                          guint            turn)
{
  g_autofree char *name = bst_io_report_cache_dup_name (report, turn), *path = NULL, *text = NULL;
  BstReportTurn found = { 0 };
  GStatBuf status;
  gsize length;

  if (name == NULL)
    return FALSE;
  path = g_build_filename (folder, name, NULL);
  /* No link, pipe or device. */
  if (g_lstat (path, &status) != 0 || !S_ISREG (status.st_mode) || status.st_size > BST_IO_MAX_FINDING_SIZE
      || !g_file_get_contents (path, &text, &length, NULL) || length > BST_IO_MAX_FINDING_SIZE || strlen (text) != length)
    return FALSE;

  return read_text (text, bst_position_get_game (bst_engine_report_get_before (report, turn)), &found)
         && bst_engine_report_take (report, turn, &found);
}

/* (transfer full) */
static char *
read_back (const char    *text,
           const char    *name G_GNUC_UNUSED,
           gconstpointer  data,
           GError       **error)
{
  g_autofree char *copy = g_strdup (text);
  BstReportTurn turn = { 0 };

  if (read_text (copy, data, &turn))
    return dup_text (data, &turn);
  g_set_error_literal (error, BST_IO_ERROR, BST_IO_ERROR_DATA, "a finding that cannot be read");

  return NULL;
}

gboolean
bst_io_report_cache_save (const char             *folder,
                          const BstEngineReport  *report,
                          guint                   turn,
                          GError                **error)
{
  const BstReportTurn *found = bst_engine_report_get (report, turn);
  g_autofree char *name = bst_io_report_cache_dup_name (report, turn), *path = NULL, *text = NULL;
  const BstGame *game;

  if (name == NULL || !found->is_known)
    return TRUE;
  game = bst_position_get_game (bst_engine_report_get_before (report, turn));
  path = g_build_filename (folder, name, NULL);
  text = dup_text (game, found);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error (error, BST_IO_ERROR, BST_IO_ERROR_WRITE, "%s: %s", folder, g_strerror (errno));
      return FALSE;
    }

  return bst_io_data_write (path, text, read_back, game, error);
}

/* --- Too many of them --- */

typedef struct
{
  char   *path;         /* Owned */
  gint64  time;
} File;

static void
clear_file (gpointer data)
{
  File *file = data;

  g_free (file->path);
}

static int
compare_files (gconstpointer a,
               gconstpointer b)
{
  const File *one = a, *other = b;

  return one->time != other->time ? (one->time < other->time ? -1 : 1) : strcmp (one->path, other->path);
}

static gboolean
is_name (const char *name)
{
  return strlen (name) == 64 && strspn (name, "0123456789abcdef") == 64;
}

void
bst_io_report_cache_trim (const char *folder,
                          guint       most)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (File));
  const char *name;

  g_array_set_clear_func (files, clear_file);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      File file = { .path = g_build_filename (folder, name, NULL) };
      GStatBuf status;

      if (is_name (name) && g_lstat (file.path, &status) == 0 && S_ISREG (status.st_mode))
        {
          file.time = (gint64) status.st_mtime;
          g_array_append_val (files, file);
        }
      else
        {
          g_free (file.path);
        }
    }
  if (files->len <= most)
    return;
  g_array_sort (files, compare_files);
  for (guint i = 0; i < files->len - most / 4 * 3; i++)
    g_remove (g_array_index (files, File, i).path);
}
