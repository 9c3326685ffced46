/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "corpus-events.h"

#include "bst-feature.h"

#include <json-glib/json-glib.h>
#include <string.h>

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* "turn player points name", as a sorted list: the order inside a turn is not defined. */
static char *
join_sorted (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* They number turns, also those in which an abbey is passed over in the last round. */
static guint
count_turns (const BstNode *last,
             guint          number)
{
  guint n_turns = number;

  for (const BstNode *node = last; node->parent != NULL; node = node->parent)
    if (bst_node_get_number (node) <= number)
      n_turns += node->passed;

  return n_turns;
}

static char *
list_ours (BstRecord *record)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_auto (BstEvents) events = { 0 };
  const BstNode *last = bst_node_get_last (bst_record_get_root (record));
  g_autoptr (BstPosition) position = bst_record_dup_position (record, last, &events, NULL);
  int points[BST_MAX_PLAYERS] = { 0 };

  bst_position_score_final (position, points, &events);
  for (guint i = 0; i < events.n_items; i++)
    for (guint player = 0; player < BST_MAX_PLAYERS; player++)
      {
        const BstEvent *event = &events.items[i];

        /* What was taken, ransoms and turns are not in their lists. */
        if (!(event->players & (1u << player))
            || (event->cause >= BST_EVENT_TOKENS && event->cause != BST_EVENT_TAKEN_BACK
                && event->cause < BST_EVENT_GOLD))
          continue;
        if (event->final)
          g_ptr_array_add (lines, g_strdup_printf ("final %u %d %s", player, event->points,
                                                   bst_event_get_name (event)));
        else
          g_ptr_array_add (lines, g_strdup_printf ("%u %u %d %s",
                                                   count_turns (last, event->turn),
                                                   player, event->points,
                                                   bst_event_get_name (event)));
      }

  return join_sorted (lines);
}

static char *
list_theirs (const char *path,
             guint      *n_events)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *list;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  list = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)),
                                       "points");
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonObject *event = json_array_get_object_element (list, i);
      JsonNode *turn = json_object_get_member (event, "turn");
      gboolean final = json_node_get_value_type (turn) == G_TYPE_STRING;
      g_autofree char *when = final ? g_strdup ("final")
                                    : g_strdup_printf ("%d", (int) json_node_get_int (turn));

      g_ptr_array_add (lines,
                       g_strdup_printf ("%s %d %d %s", when,
                                        (int) json_object_get_int_member (event, "player"),
                                        (int) json_object_get_int_member (event, "points"),
                                        json_object_get_string_member (event, "name")));
    }
  *n_events = lines->len;

  return join_sorted (lines);
}

guint
corpus_compare_events (BstRecord  *record,
                       const char *path)
{
  guint n_events;
  g_autofree char *theirs = list_theirs (path, &n_events);
  g_autofree char *ours = list_ours (record);

  if (strcmp (ours, theirs) != 0)
    g_test_message ("%s: ours\n%s\ntheirs\n%s", path, ours, theirs);
  g_assert_cmpstr (ours, ==, theirs);

  return n_events;
}
