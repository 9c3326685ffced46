/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-contents-pane.h"
#include "bastide-list-rows.h"
#include "bastide-list-scroll.h"
#include "bastide-puzzle-row.h"
#include "bastide-sectioned-list.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideContentsPane
{
  GtkWidget           parent_instance;

  /* Owned */
  BastidePuzzleSession *session;
  GPtrArray            *items;            /* (element-type BastidePuzzleItem), in their order */
  BastideSectionedList *sections;         /* the first one: what is due */
  GtkSingleSelection   *selection;

  /* Template */
  GtkListView        *view;
  GtkLabel           *count;
};

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideContentsPane, bastide_contents_pane, GTK_TYPE_WIDGET)

/* --- What is in the list --- */

static void
update_count (BastideContentsPane *self)
{
  g_autofree char *text = NULL;
  guint n_solved = 0;

  for (guint i = 0; i < self->items->len; i++)
    n_solved += bastide_puzzle_item_get_practice (g_ptr_array_index (self->items, i))
                == BST_PRACTICE_SOLVED;
  /* Translators: how many puzzles of how many are solved. */
  text = g_strdup_printf (ngettext ("%u of %u solved", "%u of %u solved", self->items->len),
                          n_solved, self->items->len);
  gtk_label_set_label (self->count, text);
}

static gboolean
is_same (GListModel *items,
         GPtrArray  *others)
{
  if (g_list_model_get_n_items (items) != others->len)
    return FALSE;
  for (guint i = 0; i < others->len; i++)
    {
      g_autoptr (BastidePuzzleItem) item = g_list_model_get_item (items, i);

      if (bastide_puzzle_item_get_index (item)
          != bastide_puzzle_item_get_index (g_ptr_array_index (others, i)))
        return FALSE;
    }

  return TRUE;
}

/* Those that come back today stand in their chapter too: there by another item, since a list has
 * each once. */
static void
update_due (BastideContentsPane *self)
{
  g_autoptr (GPtrArray) due = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *old = bastide_sectioned_list_get_items (self->sections, 0);

  for (guint i = 0; i < self->items->len; i++)
    if (bastide_puzzle_item_get_practice (g_ptr_array_index (self->items, i)) == BST_PRACTICE_DUE)
      g_ptr_array_add (due, bastide_puzzle_item_new (self->session, i));
  if (!is_same (old, due))
    bastide_sectioned_list_splice (self->sections, 0, 0, g_list_model_get_n_items (old), due);
}

/* Returns where the open puzzle is. The pointer over the list selects too: this brings it back. */
static guint
select_open (BastideContentsPane *self)
{
  GListModel *model = G_LIST_MODEL (self->selection);
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      if (BASTIDE_IS_PUZZLE_ITEM (item)
          && bastide_puzzle_item_get_index (BASTIDE_PUZZLE_ITEM (item))
             == bastide_puzzle_session_get_index (self->session))
        selected = i;
    }
  gtk_single_selection_set_selected (self->selection, selected);

  return selected;
}

static void
puzzle_changed (BastideContentsPane *self)
{
  guint selected = select_open (self);

  if (selected != GTK_INVALID_LIST_POSITION)
    bastide_list_scroll_to (self->view, selected);
}

static void
leave (BastideContentsPane *self)
{
  if (self->session != NULL)
    select_open (self);
}

static void
add_chapter (BastideContentsPane *self,
             const BstChapter    *chapter,
             guint                first)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  guint section = bastide_sectioned_list_add (self->sections,
                                              chapter->title != NULL ? chapter->title : _("Puzzles"));

  for (guint i = 0; i < chapter->puzzles->len; i++)
    {
      BastidePuzzleItem *item = bastide_puzzle_item_new (self->session, first + i);

      g_ptr_array_add (self->items, item);
      g_ptr_array_add (items, item);
    }
  if (items->len > 0)
    bastide_sectioned_list_splice (self->sections, section, 0, 0, items);
}

static void
booklet_changed (BastideContentsPane *self)
{
  const BstBooklet *booklet = bastide_puzzle_session_get_booklet (self->session);
  guint first = 0;

  g_ptr_array_set_size (self->items, 0);
  g_clear_object (&self->sections);
  self->sections = bastide_sectioned_list_new (BASTIDE_TYPE_PUZZLE_ITEM);
  /* Translators: puzzles that come back today. */
  bastide_sectioned_list_add (self->sections, C_("puzzles", "Due"));
  for (guint i = 0; booklet != NULL && i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);

      add_chapter (self, chapter, first);
      first += chapter->puzzles->len;
    }
  update_due (self);
  gtk_single_selection_set_model (self->selection, bastide_sectioned_list_get_model (self->sections));
  update_count (self);
}

static void
results_changed (BastideContentsPane *self)
{
  /* Another window may solve puzzles where this one has never had any. */
  if (self->sections == NULL)
    return;
  for (guint i = 0; i < self->items->len; i++)
    bastide_puzzle_item_update (g_ptr_array_index (self->items, i));
  update_due (self);
  update_count (self);
  select_open (self);
}

/* Arrows go through the list; Enter or a click opens. */
static void
activated (BastideContentsPane *self,
           guint                position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (!BASTIDE_IS_PUZZLE_ITEM (item))
    return;
  bastide_puzzle_session_open (self->session, bastide_puzzle_item_get_index (BASTIDE_PUZZLE_ITEM (item)));
  g_signal_emit (self, signals[OPENED], 0);
}

/* --- Class --- */

void
bastide_contents_pane_set_solve (BastideContentsPane  *self,
                                 BastidePuzzleSession *session)
{
  g_return_if_fail (BASTIDE_IS_CONTENTS_PANE (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (booklet_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "puzzle-changed", G_CALLBACK (puzzle_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "results-changed", G_CALLBACK (results_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
bastide_contents_pane_dispose (GObject *object)
{
  BastideContentsPane *self = BASTIDE_CONTENTS_PANE (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->sections);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (bastide_contents_pane_parent_class)->dispose (object);
}

static void
bastide_contents_pane_class_init (BastideContentsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_contents_pane_dispose;

  signals[OPENED] = g_signal_new ("opened", BASTIDE_TYPE_CONTENTS_PANE, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-contents-pane.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideContentsPane, view, count);
  bastide_template_callbacks (widget_class, activated, leave);
}

static void
bastide_contents_pane_init (BastideContentsPane *self)
{
  static const BastideListRows rows = {
    G_CALLBACK (bastide_puzzle_row_new), G_CALLBACK (bastide_puzzle_row_bind),
    G_CALLBACK (bastide_puzzle_row_bind_heading), G_CALLBACK (bastide_puzzle_row_unbind)
  };

  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));

  self->selection = bastide_list_rows_set (self->view, NULL, &rows, self);
}
