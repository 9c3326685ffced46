/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-quiz-chart.h"
#include "bastide-accessible.h"
#include "bastide-template.h"

#include <bst-io-quiz.h>

#include <glib/gi18n.h>

/* Of the bars of one kind, in pixels. */
#define BAR_WIDTH  10
#define BAR_GAP    4
#define BAR_HEIGHT 28

struct _BastideQuizChart
{
  GtkWidget     parent_instance;

  BstQuizTally  tally;

  /* Template */
  GtkGrid      *rows;
  GtkGrid      *table;
};

G_DEFINE_FINAL_TYPE (BastideQuizChart, bastide_quiz_chart, GTK_TYPE_WIDGET)

/* --- Bars --- */

static BstQuizKind
get_kind (GtkWidget *bars)
{
  return (BstQuizKind) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (bars), "kind"));
}

/* A week without questions has a line at the bottom alone. */
static void
draw_bars (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        user_data)
{
  BastideQuizChart *self = BASTIDE_QUIZ_CHART (user_data);
  BstQuizKind kind = get_kind (GTK_WIDGET (area));
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  for (guint week = 0; week < BST_QUIZ_WEEKS; week++)
    {
      guint n_tried = self->tally.n_tried[kind][week], n_right = self->tally.n_right[kind][week];
      double x = (is_mirrored ? BST_QUIZ_WEEKS - 1 - week : week) * (BAR_WIDTH + BAR_GAP);
      double bar = n_tried > 0 ? (height - 1.0) * n_right / n_tried : 0;

      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.15);
      if (n_tried > 0)
        cairo_rectangle (cr, x, 0, BAR_WIDTH, height - 1 - bar);
      cairo_fill (cr);
      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.8);
      cairo_rectangle (cr, x, height - 1 - bar, BAR_WIDTH, bar);
      cairo_rectangle (cr, x, height - 1, BAR_WIDTH, 1);
      cairo_fill (cr);
    }
}

static GtkWidget *
new_label (const char *text,
           float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);

  return label;
}

/* As narrow as its longest word, so that the table has room for all kinds. */
static GtkWidget *
new_wrapped_label (const char *text,
                   float       xalign)
{
  GtkWidget *label = new_label (text, xalign);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), xalign > 0 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_widget_set_valign (label, GTK_ALIGN_END);

  return label;
}

static char *
dup_share (guint n_right,
           guint n_tried)
{
  /* Translators: so many right answers, of how many, in a small table. */
  return n_tried > 0 ? g_strdup_printf (_("%u of %u"), n_right, n_tried) : g_strdup ("–");
}

static void
add_row (BastideQuizChart *self,
         BstQuizKind       kind)
{
  GtkWidget *name = new_label (bst_io_quiz_kind_words (kind), 0);
  GtkWidget *bars = gtk_drawing_area_new ();
  g_autofree char *share = NULL, *said = NULL;
  guint n_right, n_tried;

  bst_quiz_tally_sum (&self->tally, kind, &n_right, &n_tried);
  share = dup_share (n_right, n_tried);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  g_object_set_data (G_OBJECT (bars), "kind", GUINT_TO_POINTER (kind));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (bars),
                                      (BAR_WIDTH + BAR_GAP) * BST_QUIZ_WEEKS - BAR_GAP);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (bars), BAR_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bars), draw_bars, self, NULL);
  /* Translators: the kind of questions, and "7 of 9". */
  said = g_strdup_printf (_("%s: %s right in eight weeks"), bst_io_quiz_kind_words (kind), share);
  bastide_accessible_set_label (bars, said);
  gtk_grid_attach (self->rows, name, 0, (int) kind, 1, 1);
  gtk_grid_attach (self->rows, bars, 1, (int) kind, 1, 1);
  gtk_grid_attach (self->rows, new_label (share, 1), 2, (int) kind, 1, 1);
}

/* --- The table --- */

static void
add_week (BastideQuizChart *self,
          guint             week)
{
  guint age = BST_QUIZ_WEEKS - 1 - week;
  /* Translators: a row of a table: the seven days that end today, and those before. */
  g_autofree char *text = age == 0 ? g_strdup (_("This week"))
                          : g_strdup_printf (ngettext ("%u week ago", "%u weeks ago", age), age);

  gtk_grid_attach (self->table, new_wrapped_label (text, 0), 0, (int) age + 1, 1, 1);
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      g_autofree char *share = dup_share (self->tally.n_right[kind][week], self->tally.n_tried[kind][week]);

      gtk_grid_attach (self->table, new_label (share, 1), (int) kind + 1, (int) age + 1, 1, 1);
    }
}

static void
clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))))
    gtk_grid_remove (grid, child);
}

static void
fill_table (BastideQuizChart *self)
{
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    {
      GtkWidget *head = new_wrapped_label (bst_io_quiz_kind_words (kind), 1);

      gtk_widget_add_css_class (head, "heading");
      gtk_grid_attach (self->table, head, (int) kind + 1, 0, 1, 1);
    }
  for (guint week = BST_QUIZ_WEEKS; week-- > 0;)
    add_week (self, week);
}

void
bastide_quiz_chart_set_tally (BastideQuizChart   *self,
                              const BstQuizTally *tally)
{
  g_return_if_fail (BASTIDE_IS_QUIZ_CHART (self));

  self->tally = *tally;
  clear (self->rows);
  clear (self->table);
  for (BstQuizKind kind = 0; kind < BST_N_QUIZ_KINDS; kind++)
    add_row (self, kind);
  fill_table (self);
}

/* --- Class --- */

static void
bastide_quiz_chart_dispose (GObject *object)
{
  bastide_template_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bastide_quiz_chart_parent_class)->dispose (object);
}

static void
bastide_quiz_chart_class_init (BastideQuizChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_quiz_chart_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-quiz-chart.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bastide_template_children (widget_class, BastideQuizChart, rows, table);
}

static void
bastide_quiz_chart_init (BastideQuizChart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
