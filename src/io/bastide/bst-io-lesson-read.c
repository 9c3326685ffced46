/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-booklet-reader.h"

#include "bst-io-booklet.h"
#include "bst-io-limits.h"
#include "bst-io-mark.h"
#include "bst-io-rulebook.h"
#include "bst-small-game.h"

#include <glib/gi18n-lib.h>

static const char * const none[] = { NULL };

/* --- Steps --- */

static gboolean
read_part (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstLessonStep      *step)
{
  if (bst_io_xml_is (node, "text"))
    return bst_io_booklet_read_sentence (reader, node, none, &step->extra, &step->text);
  if (bst_io_xml_is (node, "mark"))
    return bst_io_booklet_read_mark (reader, node, step);
  if (bst_io_xml_is (node, "move") && step->kind == BST_LESSON_SHOW)
    return bst_io_puzzle_read_move (reader, node, step->moves, &step->extra);

  return bst_io_xml_is (node, "position")
         || bst_io_keep_child (&reader->base.keeper, node, &step->extra, "");
}

/* How long a game is played, and with which tiles. */
static gboolean
read_game (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstLessonStep      *step)
{
  int n_tiles, seed;

  if (!bst_io_xml_get_int (node, "tiles", 2, BST_MAX_SMALL_GAME, 20, &n_tiles, reader->base.name, reader->base.error)
      || !bst_io_xml_get_int (node, "seed", 0, G_MAXINT, 0, &seed, reader->base.name, reader->base.error))
    return FALSE;
  step->n_tiles = (guint) n_tiles;
  step->seed = (guint) seed;

  return TRUE;
}

/* Where a button leads. */
static gboolean
read_place (BstIoBookletReader *reader,
            const xmlNode      *node,
            BstLessonStep      *step)
{
  g_autofree char *name = bst_io_xml_get (node, "open");

  if (name == NULL)
    return TRUE;
  for (guint place = BST_LESSON_PLACE_START; place < BST_N_LESSON_PLACES; place++)
    if (g_str_equal (name, bst_lesson_place_name ((BstLessonPlace) place)))
      {
        step->place = (BstLessonPlace) place;
        return TRUE;
      }

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                          /* Translators: of a file: a place in the window that a button would open. */
                          _("there is no place “%s”"), name);
}

/* What is done there. */
static gboolean
read_deed (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstLessonStep      *step)
{
  g_autofree char *name = bst_io_xml_get (node, "do");

  if (name == NULL)
    return TRUE;
  for (guint deed = BST_LESSON_DEED_NEXT; deed < BST_N_LESSON_DEEDS && step->place == BST_LESSON_PLACE_STUDY; deed++)
    if (g_str_equal (name, bst_lesson_deed_name ((BstLessonDeed) deed)))
      {
        step->deed = (BstLessonDeed) deed;
        return TRUE;
      }

  return bst_io_xml_fail (reader->base.error, BST_IO_ERROR_DATA, reader->base.name, node,
                          /* Translators: of a file: what a learner would do in the place that a button opens. */
                          _("“%s” is nothing that can be done there"), name);
}

/* What is said, shown or played. */
static gboolean
read_telling (BstIoBookletReader *reader,
              const xmlNode      *node,
              const BstPosition  *before,
              BstLessonStep      *step)
{
  static const char * const of_game[] = { "open", "do", "tiles", "seed", NULL };
  static const char * const of_others[] = { "open", "do", NULL };
  gboolean is_game = step->kind == BST_LESSON_PLAY;

  if (!bst_io_booklet_check_once (reader, node)
      || !bst_io_keep_attributes (&reader->base.keeper, node, is_game ? of_game : of_others, &step->extra, "")
      || !read_place (reader, node, step) || !read_deed (reader, node, step) || (is_game && !read_game (reader, node, step)))
    return FALSE;
  step->position = bst_io_booklet_read_position (reader, node, before);
  if (step->position == NULL)
    return FALSE;
  for (const xmlNode *part = node->children; part != NULL; part = part->next)
    if (!read_part (reader, part, step))
      return FALSE;

  return TRUE;
}

/* NULL if it cannot be read. (transfer full) */
static BstLessonStep *
read_step (BstIoBookletReader *reader,
           const xmlNode      *node,
           BstLessonStepKind   kind,
           const BstPosition  *before)
{
  g_autoptr (BstLessonStep) step = bst_lesson_step_new (kind);

  step->is_continued = bst_io_booklet_find_child (node, "position") == NULL;
  if (kind == BST_LESSON_ASK)
    step->puzzle = bst_io_puzzle_read (reader, node, NULL, before, step);
  if (kind == BST_LESSON_ASK ? step->puzzle == NULL : !read_telling (reader, node, before, step))
    return NULL;

  return g_steal_pointer (&step);
}

/* The others can be read; this one stays as it is. (transfer full) */
static BstLessonStep *
keep_unread (BstIoBookletReader *reader,
             const xmlNode      *node,
             const GError       *error)
{
  BstLessonStep *step = bst_lesson_step_new (BST_LESSON_UNREAD);
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));

  step->text = bst_io_keep_dump (node);
  step->reason = g_strdup (bst_io_error_get_reason (error, reader->base.name));
  /* Translators: why a step of a lesson cannot be read. */
  bst_io_issues_add (reader->base.keeper.issues, "unread-step", place,
                     _("a step of a lesson cannot be read; it stays in the file as it is (%s)"),
                     step->reason);

  return step;
}

/* BST_LESSON_UNREAD if it is no step. */
static BstLessonStepKind
get_kind (const xmlNode *node)
{
  guint kind = BST_LESSON_SAY;

  while (kind < BST_LESSON_UNREAD && !bst_io_xml_is (node, bst_lesson_step_kind_name ((BstLessonStepKind) kind)))
    kind++;

  return (BstLessonStepKind) kind;
}

/* From @first on there are too many: they are one step, which cannot be read. */
static void
keep_rest (BstIoBookletReader *reader,
           const xmlNode      *first,
           BstLesson          *lesson)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  BstLessonStep *rest;

  bst_io_xml_fail (&reason, BST_IO_ERROR_LIMIT, reader->base.name, first, _("a lesson has at most %d steps"),
                   BST_IO_MAX_STEPS);
  rest = keep_unread (reader, first, reason);
  for (const xmlNode *node = first; node != NULL; node = node->next)
    if (get_kind (node) != BST_LESSON_UNREAD)
      {
        g_autofree char *step = bst_io_keep_dump (node);

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", step);
      }
  g_free (rest->text);
  rest->text = g_strdup (text->str);
  g_ptr_array_add (lesson->steps, rest);
}

static void
read_or_keep (BstIoBookletReader *reader,
              const xmlNode      *node,
              BstLessonStepKind   kind,
              BstLesson          *lesson)
{
  GError **error = reader->base.error;
  g_autoptr (GError) reason = NULL;
  g_autoptr (BstPosition) before = NULL;
  BstLessonStep *step;

  if (lesson->steps->len > 0)
    before = bst_lesson_step_dup_end (g_ptr_array_index (lesson->steps, lesson->steps->len - 1));

  reader->base.error = reader->base.keeper.error = &reason;
  step = read_step (reader, node, kind, before);
  if (step == NULL)
    step = keep_unread (reader, node, reason);
  reader->base.error = reader->base.keeper.error = error;
  g_ptr_array_add (lesson->steps, step);
}

/* --- The lesson --- */

/* They only say what it is about: it can be gone through without one that a newer Bastide may know. */
static void
tell_unknown_rules (BstIoBookletReader *reader,
                    const xmlNode      *node,
                    GPtrArray          *rules)
{
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));

  for (guint i = 0; i < rules->len; i++)
    if (bst_io_rulebook_find (g_ptr_array_index (rules, i)) == NULL)
      bst_io_issues_add (reader->base.keeper.issues, "unknown-rule", place,
                         /* Translators: %s is a number such as C2, which a lesson says that it teaches. */
                         _("there is no rule “%s”; the lesson keeps its number"),
                         (const char *) g_ptr_array_index (rules, i));
}

static gboolean
read_of_lesson (BstIoBookletReader *reader,
                const xmlNode      *node,
                BstLesson          *lesson)
{
  BstLessonStepKind kind = get_kind (node);

  if (kind != BST_LESSON_UNREAD)
    {
      if (lesson->steps->len < BST_IO_MAX_STEPS)
        read_or_keep (reader, node, kind, lesson);
      else if (lesson->steps->len == BST_IO_MAX_STEPS)
        keep_rest (reader, node, lesson);
      return TRUE;
    }
  if (bst_io_xml_is (node, "title"))
    return bst_io_booklet_read_sentence (reader, node, none, &lesson->extra, &lesson->title);
  if (bst_io_xml_is (node, "aim"))
    return bst_io_booklet_read_sentence (reader, node, none, &lesson->extra, &lesson->aim);

  return bst_io_keep_child (&reader->base.keeper, node, &lesson->extra, "");
}

BstLesson *
bst_io_lesson_read (BstIoBookletReader *reader,
                    const xmlNode      *node)
{
  static const char * const known[] = { "id", "rules", NULL };
  g_autofree char *id = bst_io_booklet_read_id (reader, node, reader->lesson_ids);
  g_autoptr (BstLesson) lesson = NULL;

  if (id == NULL || !bst_io_booklet_check_once (reader, node))
    return NULL;

  lesson = bst_lesson_new (id);
  if (!bst_io_keep_attributes (&reader->base.keeper, node, known, &lesson->extra, "")
      || !bst_io_booklet_read_rules (reader, node, lesson->rules))
    return NULL;
  tell_unknown_rules (reader, node, lesson->rules);
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (!read_of_lesson (reader, child, lesson))
      return NULL;

  return g_steal_pointer (&lesson);
}
