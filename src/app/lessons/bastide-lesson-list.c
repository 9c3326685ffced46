/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-lesson-list.h"
#include "bastide-accessible.h"
#include "bastide-template.h"

#include <bst-io-booklet.h>

#include <glib/gi18n.h>

/* In which order courses are offered, the one for whoever does not know the game first. Others come after
 * them. */
static const char * const first_courses[] = {
  "first-game", "editions", "further-sets", "playing-well", "ten-minutes", NULL
};

struct _BastideLessonList
{
  GtkWidget             parent_instance;

  /* Owned */
  BastideLessonSession *session;
  GPtrArray            *courses;        /* (element-type utf8): their ids, or paths of files, in the order of the list */

  gboolean              is_filling;

  /* Template */
  GtkDropDown          *course;
  GtkLabel             *aim;
  GtkListBox           *lessons;
};

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastideLessonList, bastide_lesson_list, GTK_TYPE_WIDGET)

/* --- Courses --- */

/* @issues: (nullable). (transfer full) */
static BstBooklet *
load_course (const char   *id,
             BstIoIssues  *issues,
             GError      **error)
{
  return g_path_is_absolute (id) ? bst_io_booklet_open (id, issues, error) : bst_io_course_load (id, error);
}

static void
course_chosen (BastideLessonList *self)
{
  guint index = gtk_drop_down_get_selected (self->course);
  g_autoptr (GError) error = NULL;
  BstBooklet *course;

  if (self->is_filling || index >= self->courses->len)
    return;
  course = load_course (g_ptr_array_index (self->courses, index), NULL, &error);
  if (course == NULL)
    g_warning ("%s", error->message);
  else
    bastide_lesson_session_take_course (self->session, course);
}

/* By its title. */
static void
add_course (BastideLessonList *self,
            GtkStringList     *titles,
            const char        *id)
{
  g_autoptr (BstBooklet) course = bst_io_course_load (id, NULL);

  if (course == NULL)
    return;
  g_ptr_array_add (self->courses, g_strdup (id));
  gtk_string_list_append (titles, course->title != NULL ? course->title : id);
}

static void
list_courses (BastideLessonList *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_auto (GStrv) ids = bst_io_course_list ();

  for (guint i = 0; first_courses[i] != NULL; i++)
    add_course (self, titles, first_courses[i]);
  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_strv_contains (first_courses, ids[i]))
      add_course (self, titles, ids[i]);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->course, G_LIST_MODEL (titles));
  self->is_filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->course), self->courses->len > 1);
}

gboolean
bastide_lesson_list_open_file (BastideLessonList  *self,
                               const char         *path,
                               BstIoIssues        *issues,
                               GError            **error)
{
  BstBooklet *course;
  GtkStringList *titles;
  guint index;

  g_return_val_if_fail (BASTIDE_IS_LESSON_LIST (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  course = load_course (path, issues, error);
  if (course == NULL)
    return FALSE;
  titles = GTK_STRING_LIST (gtk_drop_down_get_model (self->course));
  self->is_filling = TRUE;
  if (!g_ptr_array_find_with_equal_func (self->courses, path, g_str_equal, &index))
    {
      g_autofree char *name = g_path_get_basename (path);

      index = self->courses->len;
      g_ptr_array_add (self->courses, g_strdup (path));
      gtk_string_list_append (titles, course->title != NULL ? course->title : name);
    }
  gtk_drop_down_set_selected (self->course, index);
  gtk_widget_set_visible (GTK_WIDGET (self->course), self->courses->len > 1);
  self->is_filling = FALSE;
  bastide_lesson_session_take_course (self->session, course);

  return TRUE;
}

GFile *
bastide_lesson_list_dup_file (BastideLessonList *self)
{
  guint index;
  const char *id;

  g_return_val_if_fail (BASTIDE_IS_LESSON_LIST (self), NULL);

  index = gtk_drop_down_get_selected (self->course);
  id = index < self->courses->len ? g_ptr_array_index (self->courses, index) : NULL;

  return id != NULL && g_path_is_absolute (id) ? g_file_new_for_path (id) : NULL;
}

gboolean
bastide_lesson_list_open_course (BastideLessonList *self,
                                 const char        *id)
{
  guint index;

  g_return_val_if_fail (BASTIDE_IS_LESSON_LIST (self), FALSE);

  if (!g_ptr_array_find_with_equal_func (self->courses, id, g_str_equal, &index))
    return FALSE;
  gtk_drop_down_set_selected (self->course, index);

  return TRUE;
}

char *
bastide_lesson_list_dup_next_course (BastideLessonList *self)
{
  guint index;
  GListModel *titles;

  g_return_val_if_fail (BASTIDE_IS_LESSON_LIST (self), NULL);

  index = gtk_drop_down_get_selected (self->course) + 1;
  titles = gtk_drop_down_get_model (self->course);

  return titles != NULL && index < g_list_model_get_n_items (titles)
         ? g_strdup (gtk_string_list_get_string (GTK_STRING_LIST (titles), index)) : NULL;
}

void
bastide_lesson_list_open_next_course (BastideLessonList *self)
{
  g_return_if_fail (BASTIDE_IS_LESSON_LIST (self));

  gtk_drop_down_set_selected (self->course, gtk_drop_down_get_selected (self->course) + 1);
}

/* --- Lessons --- */

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

/* How far the lesson is, in words; of one that is finished, how much of it was right at the first try. (transfer full) */
static char *
dup_state (const BastideLessonResult *result)
{
  if (bastide_lesson_result_is_finished (result))
    return result->n_asked == 0
           ? g_strdup (C_("lesson", "Finished"))
           /* Translators: of a lesson: how many of its questions were answered right at the first try. */
           : g_strdup_printf (ngettext ("Finished; right at the first try: %u of %u question",
                                        "Finished; right at the first try: %u of %u questions", result->n_asked),
                              result->n_right, result->n_asked);
  if (result->n_done == 0)
    return g_strdup_printf (ngettext ("%u step", "%u steps", result->n_steps), result->n_steps);

  /* Translators: how many steps of a lesson are done. */
  return g_strdup_printf (ngettext ("%u of %u step", "%u of %u steps", result->n_steps), result->n_done, result->n_steps);
}

static GtkWidget *
new_row (BastideLessonList *self,
         guint              index)
{
  const BstLesson *lesson = bastide_lesson_session_get_nth (self->session, index);
  const char *text = lesson->title != NULL ? lesson->title : lesson->id;
  g_autofree char *title = g_strdup_printf ("%u  %s", index + 1, text);
  g_autofree char *state = NULL;
  g_autofree char *name = NULL;
  BastideLessonResult result;
  GtkWidget *sign;
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *row = gtk_list_box_row_new ();

  bastide_lesson_session_count (self->session, index, &result);
  state = dup_state (&result);
  name = g_strdup_printf ("%s, %s", title, state);
  sign = gtk_image_new_from_icon_name (bastide_lesson_result_is_finished (&result) ? "object-select-symbolic" : NULL);
  gtk_box_append (GTK_BOX (lines), new_label (title, NULL));
  gtk_box_append (GTK_BOX (lines), new_label (state, "secondary"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_start (box, 4);
  gtk_widget_set_margin_end (box, 4);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  bastide_accessible_set_label (row, name);

  return row;
}

static void
select_lesson (BastideLessonList *self)
{
  guint index = bastide_lesson_session_get_index (self->session);

  gtk_list_box_select_row (self->lessons, gtk_list_box_get_row_at_index (self->lessons, (int) index));
}

static void
fill (BastideLessonList *self)
{
  const BstBooklet *course = bastide_lesson_session_get_course (self->session);
  const char *aim = course != NULL ? course->aim : NULL;
  guint n_lessons = bastide_lesson_session_get_n_lessons (self->session);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->lessons));
  int focused = focus != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) : -1;
  GtkListBoxRow *row;

  gtk_label_set_label (self->aim, aim != NULL ? aim : "");
  gtk_widget_set_visible (GTK_WIDGET (self->aim), aim != NULL);
  while ((row = gtk_list_box_get_row_at_index (self->lessons, 0)) != NULL)
    gtk_list_box_remove (self->lessons, GTK_WIDGET (row));
  for (guint i = 0; i < n_lessons; i++)
    gtk_list_box_append (self->lessons, new_row (self, i));
  select_lesson (self);
  if (focused >= 0 && (row = gtk_list_box_get_row_at_index (self->lessons, focused)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
lesson_chosen (BastideLessonList *self,
               GtkListBoxRow     *row)
{
  bastide_lesson_session_continue (self->session, (guint) gtk_list_box_row_get_index (row));
  g_signal_emit (self, signals[OPENED], 0);
}

void
bastide_lesson_list_set_session (BastideLessonList    *self,
                                 BastideLessonSession *session)
{
  g_return_if_fail (BASTIDE_IS_LESSON_LIST (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "results-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "step-changed", G_CALLBACK (select_lesson), self, G_CONNECT_SWAPPED);
  list_courses (self);
  course_chosen (self);
}

/* --- Class --- */

static void
bastide_lesson_list_dispose (GObject *object)
{
  BastideLessonList *self = BASTIDE_LESSON_LIST (object);

  bastide_template_clear (GTK_WIDGET (self));
  g_clear_object (&self->session);

  G_OBJECT_CLASS (bastide_lesson_list_parent_class)->dispose (object);
}

static void
bastide_lesson_list_finalize (GObject *object)
{
  g_ptr_array_unref (BASTIDE_LESSON_LIST (object)->courses);

  G_OBJECT_CLASS (bastide_lesson_list_parent_class)->finalize (object);
}

static void
bastide_lesson_list_class_init (BastideLessonListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_lesson_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_lesson_list_finalize;

  signals[OPENED] = g_signal_new ("opened", BASTIDE_TYPE_LESSON_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/bastide/Bastide/bastide-lesson-list.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideLessonList, course, aim, lessons);
  bastide_template_callbacks (widget_class, course_chosen, lesson_chosen);
}

static void
bastide_lesson_list_init (BastideLessonList *self)
{
  self->courses = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_accessible_set_drop_label (GTK_WIDGET (self->course), _("Course"));
}
