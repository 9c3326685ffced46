/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet-writer.h"

#include "bst-io-booklet.h"
#include "bst-io-keep.h"

static void
write_tiles (GString         *out,
             const BstPuzzle *puzzle)
{
  const BstTileSet *set = bst_game_get_tile_set (bst_position_get_game (puzzle->position));
  g_autoptr (GString) names = g_string_new (NULL);

  if (puzzle->n_tiles == 0)
    return;

  for (guint i = 0; i < puzzle->n_tiles; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            bst_tile_set_get_name (set, (guint) puzzle->tiles[i]));
  if (puzzle->tiles_from != BST_PUZZLE_TILES_KNOWN)
    bst_io_booklet_attribute (out, "tiles-from", bst_io_puzzle_tiles_name (puzzle->tiles_from));
  bst_io_booklet_attribute (out, "tiles", names->str);
}

static void
write_answer (GString               *out,
              guint                  depth,
              const BstPuzzleAnswer *answer)
{
  g_autofree char *reply = g_strstrip (g_strdup (answer->reply != NULL ? answer->reply : ""));
  g_autoptr (GString) attributes = g_string_new (NULL);

  bst_io_booklet_attribute (attributes, "text", answer->text);
  g_string_append_printf (attributes, " marks=\"%u\"", answer->marks);
  bst_io_booklet_indent (out, depth);
  if (*reply == '\0' && answer->extra == NULL)
    g_string_append_printf (out, "<answer%s/>", attributes->str);
  else
    bst_io_keep_append (out, "answer", attributes->str, reply, answer->extra);
  g_string_append_c (out, '\n');
}

void
bst_io_puzzle_append_move (GString        *out,
                           guint           depth,
                           const char     *name,
                           const char     *text,
                           const BstExtra *extra)
{
  g_autofree char *place = g_strconcat (name, " ", text, NULL);
  const char *kept = bst_extra_get (extra, place);

  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "<%s", name);
  bst_io_booklet_attribute (out, "text", text);
  g_string_append (out, bst_io_keep_get_attributes (extra, place));
  if (kept != NULL)
    g_string_append_printf (out, ">%s</%s>\n", kept, name);
  else
    g_string_append (out, "/>\n");
}

static void
write_solution (GString         *out,
                guint            depth,
                const BstPuzzle *puzzle)
{
  const char *attributes = bst_io_keep_get_attributes (puzzle->extra, "solution");
  const char *kept = bst_extra_get (puzzle->extra, "solution");

  if (puzzle->solution->len == 0 && *attributes == '\0' && kept == NULL)
    return;

  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "<solution%s>\n", attributes);
  for (guint i = 0; i < puzzle->solution->len; i++)
    bst_io_puzzle_append_move (out, depth + 1, "move", g_ptr_array_index (puzzle->solution, i),
                               puzzle->extra);
  bst_io_booklet_append_extra (out, depth + 1, kept);
  bst_io_booklet_indent (out, depth);
  g_string_append (out, "</solution>\n");
}

static void
write_editions (GString         *out,
                const BstPuzzle *puzzle)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < puzzle->editions->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            ((BstEdition *) g_ptr_array_index (puzzle->editions, i))->rule_set);
  bst_io_booklet_attribute (out, "editions", names->str);
}

/* What the task is told. */
static void
write_needs (GString         *out,
             const BstPuzzle *puzzle)
{
  BstTaskNeeds needs = bst_task_get_needs (puzzle->task);
  g_autofree char *target = bst_io_puzzle_dup_target (puzzle);
  g_autofree char *other = bst_io_puzzle_dup_spot (&puzzle->other);

  bst_io_booklet_attribute (out, "task", bst_task_name (puzzle->task));
  if (needs & BST_TASK_NEEDS_WORTH)
    bst_io_booklet_attribute (out, "worth", bst_worth_name (puzzle->worth));
  if (target != NULL)
    bst_io_booklet_attribute (out, "target", target);
  if (needs & BST_TASK_NEEDS_OTHER)
    bst_io_booklet_attribute (out, "other", other);
  if (needs & BST_TASK_NEEDS_PLAYER)
    bst_io_booklet_attribute (out, "player",
                              bst_colour_name (bst_game_get_player (
                                bst_position_get_game (puzzle->position),
                                (guint) puzzle->player)->colour));
  if (needs & BST_TASK_NEEDS_KIND)
    bst_io_booklet_attribute (out, "kind", bst_feature_kind_get (puzzle->kind)->name);
  if (needs & BST_TASK_NEEDS_GOAL)
    g_string_append_printf (out, " points=\"%d\"", puzzle->goal);
  if (needs & BST_TASK_NEEDS_EDITIONS)
    write_editions (out, puzzle);
  if (needs & BST_TASK_NEEDS_RULES)
    bst_io_booklet_append_rules (out, puzzle->rules);
  write_tiles (out, puzzle);
}

static void
write_claim (GString         *out,
             guint            depth,
             const BstPuzzle *puzzle)
{
  const BstPuzzleAnswer *answer = g_ptr_array_index (puzzle->claim->answers, 0);
  const char *kept = bst_extra_get (puzzle->extra, "claim");

  bst_io_booklet_indent (out, depth);
  g_string_append (out, "<claim");
  write_needs (out, puzzle->claim);
  bst_io_booklet_attribute (out, "answer", answer->text);
  g_string_append (out, bst_io_keep_get_attributes (puzzle->extra, "claim"));
  if (kept != NULL)
    g_string_append_printf (out, ">%s</claim>\n", kept);
  else
    g_string_append (out, "/>\n");
}

static void
write_texts (GString         *out,
             guint            depth,
             const BstPuzzle *puzzle)
{
  bst_io_booklet_text_element (out, depth, "question", puzzle->question, puzzle->extra);
  if (puzzle->claim != NULL)
    write_claim (out, depth, puzzle);
  for (guint i = 0; i < puzzle->choices->len; i++)
    bst_io_booklet_text_element (out, depth, "choice", g_ptr_array_index (puzzle->choices, i),
                                 puzzle->extra);
  for (guint i = 0; i < puzzle->hints->len; i++)
    bst_io_booklet_text_element (out, depth, "hint", g_ptr_array_index (puzzle->hints, i),
                                 puzzle->extra);
  for (guint i = 0; i < puzzle->answers->len; i++)
    write_answer (out, depth, g_ptr_array_index (puzzle->answers, i));
}

void
bst_io_puzzle_append (GString             *out,
                      guint                depth,
                      const BstPuzzle     *puzzle,
                      const BstLessonStep *step)
{
  const char *name = step != NULL ? "ask" : "puzzle";

  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "<%s", name);
  if (puzzle->id != NULL)
    bst_io_booklet_attribute (out, "id", puzzle->id);
  if (step == NULL || puzzle->level != 1)
    g_string_append_printf (out, " level=\"%u\"", puzzle->level);
  write_needs (out, puzzle);
  g_string_append_printf (out, "%s>\n", bst_io_keep_get_attributes (puzzle->extra, ""));

  bst_io_booklet_text_element (out, depth + 1, "title", puzzle->title, puzzle->extra);
  if (step == NULL || !step->is_continued)
    bst_io_booklet_append_position (out, depth + 1, puzzle->before != NULL ? puzzle->before
                                                                           : puzzle->position);
  for (guint i = 0; i < puzzle->played->len; i++)
    bst_io_puzzle_append_move (out, depth + 1, "played", g_ptr_array_index (puzzle->played, i),
                               puzzle->extra);
  write_texts (out, depth + 1, puzzle);
  write_solution (out, depth + 1, puzzle);
  if (step != NULL)
    bst_io_booklet_append_marks (out, depth + 1, step);
  bst_io_booklet_append_extra (out, depth + 1, bst_extra_get (puzzle->extra, ""));
  bst_io_booklet_indent (out, depth);
  g_string_append_printf (out, "</%s>\n", name);
}
