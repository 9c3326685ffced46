/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-add-puzzle.h"
#include "bastide-compat.h"
#include "bastide-explain.h"
#include "bastide-file-filters.h"
#include "bastide-template.h"

#include <glib/gi18n.h>

struct _BastideAddPuzzle
{
  AdwWindow     parent_instance;

  /* Owned */
  BastideBookletKind kind;
  gpointer      item;           /* of that kind */
  GFile        *file;           /* of the booklet that is there already (nullable) */

  /* Template */
  AdwActionRow *booklet_row;
  GtkWidget    *renew;
  GtkEditable  *name;
  AdwComboRow  *chapter;
  GtkEditable  *chapter_name;
};

enum
{
  ADDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideAddPuzzle, bastide_add_puzzle, ADW_TYPE_WINDOW)

static void
tell (BastideAddPuzzle *self,
      const GError     *error)
{
  bastide_compat_alert (GTK_WINDOW (self), self->kind == BASTIDE_BOOKLET_LESSONS ? _("The Lesson Was Not Added") : _("The Puzzle Was Not Added"),
                        error->message);
}

/* --- Which booklet --- */

/* The last choice is a chapter that is not there yet. */
static gboolean
is_new_chapter (BastideAddPuzzle *self)
{
  GListModel *model = adw_combo_row_get_model (self->chapter);

  return self->file == NULL || model == NULL
         || adw_combo_row_get_selected (self->chapter) + 1 >= g_list_model_get_n_items (model);
}

static void
update (BastideAddPuzzle *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->name), self->file == NULL);
  gtk_widget_set_visible (self->renew, self->file != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->chapter), self->file != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->chapter_name), is_new_chapter (self));
}

static void
list_chapters (BastideAddPuzzle *self,
               const BstBooklet *booklet)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < booklet->chapters->len; i++)
    {
      const BstChapter *chapter = g_ptr_array_index (booklet->chapters, i);
      /* Translators: a chapter without a title, by its number. */
      g_autofree char *number = g_strdup_printf (_("Chapter %u"), i + 1);

      gtk_string_list_append (names, chapter->title != NULL ? chapter->title : number);
    }
  gtk_string_list_append (names, _("A new chapter"));
  adw_combo_row_set_model (self->chapter, G_LIST_MODEL (names));
  /* What is added to the end of the last one is the usual case. */
  if (booklet->chapters->len > 0)
    adw_combo_row_set_selected (self->chapter, booklet->chapters->len - 1);
}

static void
set_file (BastideAddPuzzle *self,
          GFile            *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = file != NULL ? bastide_booklet_file_open (file, &error) : NULL;
  g_autofree char *name = booklet != NULL ? g_file_get_parse_name (file) : NULL;

  if (error != NULL)
    {
      bastide_compat_alert (GTK_WINDOW (self), _("This File Cannot Be Opened"), error->message);
      return;
    }
  g_set_object (&self->file, file);
  if (booklet != NULL)
    list_chapters (self, booklet);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->booklet_row),
                                 booklet == NULL ? _("A new booklet")
                                 : booklet->title != NULL ? booklet->title : _("Puzzles"));
  adw_action_row_set_subtitle (self->booklet_row, name != NULL ? name : "");
  update (self);
}

static void
file_chosen (GListModel *files,
             gpointer    user_data)
{
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);

  if (file != NULL)
    set_file (BASTIDE_ADD_PUZZLE (user_data), file);
}

static void
open_booklet (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Booklets"), "*.bastide");

  bastide_compat_open_files (GTK_WINDOW (widget), _("Open Booklet"), NULL, filters, file_chosen,
                             G_OBJECT (widget));
}

static void
new_booklet (GtkWidget *widget, const char *name, GVariant *parameter)
{
  set_file (BASTIDE_ADD_PUZZLE (widget), NULL);
}

/* --- Writing --- */

/* What comes in, where, and the id that it has got there. */
typedef struct
{
  BastideBookletKind kind;
  gpointer   item;              /* of that kind */
  guint      chapter;
  char      *title;
  GFile     *file;
  char      *id;
} Addition;

static void
addition_free (gpointer data)
{
  Addition *addition = data;

  bastide_booklet_file_free_item (addition->item, addition->kind);
  g_free (addition->title);
  g_object_unref (addition->file);
  g_free (addition->id);
  g_free (addition);
}

static gboolean
put_in (BstBooklet *booklet,
        gpointer    data)
{
  Addition *addition = data;
  const char *title = *addition->title != '\0' ? addition->title : NULL;
  gpointer item = bastide_booklet_file_copy_item (addition->item, addition->kind);

  bastide_booklet_file_insert (booklet, addition->kind, addition->chapter, title, G_MAXUINT, item);
  addition->id = g_strdup (bastide_booklet_file_get_id (item, addition->kind));

  return TRUE;
}

static void
put_in_done (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (BastideAddPuzzle) self = user_data;
  const Addition *addition = bastide_booklet_file_change_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (BstBooklet) booklet = bastide_booklet_file_change_finish (result, &error);

  gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
  if (booklet == NULL)
    {
      tell (self, error);
      return;
    }
  g_signal_emit (self, signals[ADDED], 0, addition->file, addition->id);
  gtk_window_close (GTK_WINDOW (self));
}

/* To what the file holds by then, or to a booklet that is @fresh. */
static void
add_to (BastideAddPuzzle *self,
        BstBooklet       *fresh,
        GFile            *file)
{
  Addition *addition = g_new0 (Addition, 1);

  addition->kind = self->kind;
  addition->item = bastide_booklet_file_copy_item (self->item, self->kind);
  addition->chapter = is_new_chapter (self) ? G_MAXUINT : adw_combo_row_get_selected (self->chapter);
  addition->title = g_strdup (gtk_editable_get_text (self->chapter_name));
  addition->file = g_object_ref (file);
  /* Once is enough. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
  bastide_booklet_file_change_async (file, fresh, put_in, addition, addition_free, put_in_done,
                                     g_object_ref (self));
}

static void
place_chosen (GListModel *files,
              gpointer    user_data)
{
  BastideAddPuzzle *self = BASTIDE_ADD_PUZZLE (user_data);
  g_autoptr (GFile) file = g_list_model_get_item (files, 0);
  const char *name = gtk_editable_get_text (self->name);

  if (file != NULL)
    add_to (self, bastide_booklet_file_new (*name != '\0' ? name : NULL), file);
}

static void
ask_for_place (BastideAddPuzzle *self)
{
  g_autoptr (GListModel) filters = bastide_file_filters_new (_("Booklets"), "*.bastide");
  const char *name = gtk_editable_get_text (self->name);
  g_autofree char *proposal = g_strconcat (*name != '\0' ? name : self->kind == BASTIDE_BOOKLET_LESSONS ? _("Lessons")
                                                                                        : _("Puzzles"), ".bastide", NULL);

  g_strdelimit (proposal, "/\\", '-');
  bastide_compat_save_file (GTK_WINDOW (self), _("Save Booklet"), proposal, NULL, filters,
                            place_chosen, G_OBJECT (self));
}

static void
add (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideAddPuzzle *self = BASTIDE_ADD_PUZZLE (widget);

  if (self->file == NULL)
    ask_for_place (self);
  else
    add_to (self, NULL, self->file);
}

/* --- Class --- */

static void
bastide_add_puzzle_finalize (GObject *object)
{
  BastideAddPuzzle *self = BASTIDE_ADD_PUZZLE (object);

  bastide_booklet_file_free_item (self->item, self->kind);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (bastide_add_puzzle_parent_class)->finalize (object);
}

static void
bastide_add_puzzle_class_init (BastideAddPuzzleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_add_puzzle_finalize;

  signals[ADDED] = g_signal_new ("added", BASTIDE_TYPE_ADD_PUZZLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_FILE, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-add-puzzle.ui");
  bastide_template_children (widget_class, BastideAddPuzzle, booklet_row, renew, name, chapter, chapter_name);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "add.open", NULL, open_booklet);
  gtk_widget_class_install_action (widget_class, "add.new", NULL, new_booklet);
  gtk_widget_class_install_action (widget_class, "add.add", NULL, add);
}

static void
bastide_add_puzzle_init (BastideAddPuzzle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_explain (GTK_WIDGET (self),
                   _("A puzzle or lesson goes into a chapter of a booklet, which is a file of its own. "
                     "Take one that you have, or begin a new one."));
}

GtkWidget *
bastide_add_puzzle_new (GtkWindow          *parent,
                        BastideBookletKind  kind,
                        gpointer            item,
                        GFile              *file)
{
  BastideAddPuzzle *self = g_object_new (BASTIDE_TYPE_ADD_PUZZLE, "transient-for", parent, NULL);

  self->kind = kind;
  self->item = item;
  set_file (self, file != NULL && g_file_query_exists (file, NULL) ? file : NULL);
  gtk_widget_grab_focus (self->file != NULL ? GTK_WIDGET (self->chapter) : GTK_WIDGET (self->name));

  return GTK_WIDGET (self);
}
