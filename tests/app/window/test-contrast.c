/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every word on every page can be read: as it is drawn, letters differ from their ground by 4.5 to 1 at least. What cannot be
 * used now is left out, as WCAG 2.1 leaves it out. */

#include "config.h"

#include "bastide-new-game.h"
#include "bastide-quiz-view.h"
#include "bastide-verdict-row.h"
#include "inside-pixels.h"
#include "inside.h"

#include <adwaita.h>

#define LEAST 4.5

/* Pixels a unit. */
#define SCALE 3

/* So much of a text has to be in sight to be measured. */
#define LEAST_WIDTH  8
#define LEAST_HEIGHT 8

typedef struct
{
  GtkWidget       *root;
  cairo_surface_t *picture;
  const char      *where;       /* page and style */
  guint            n_measured;
  guint            n_faint;
} Reading;

static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_INSCRIPTION (widget))
    return gtk_inscription_get_text (GTK_INSCRIPTION (widget));
  if (GTK_IS_TEXT (widget))
    return gtk_editable_get_text (GTK_EDITABLE (widget));

  return NULL;
}

/* What of it nothing around it cuts off. */
static gboolean
find_visible (GtkWidget       *widget,
              GtkWidget       *root,
              graphene_rect_t *area)
{
  if (!gtk_widget_compute_bounds (widget, root, area))
    return FALSE;
  for (GtkWidget *outer = gtk_widget_get_parent (widget); outer != NULL; outer = gtk_widget_get_parent (outer))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (outer, root, &bounds) || !graphene_rect_intersection (area, &bounds, area))
        return FALSE;
      if (outer == root)
        break;
    }

  return area->size.width >= LEAST_WIDTH && area->size.height >= LEAST_HEIGHT;
}

static gboolean
is_blank (const char *text)
{
  return text == NULL || strspn (text, " ·…") == strlen (text);
}

static void
measure (Reading    *reading,
         GtkWidget  *widget,
         const char *text)
{
  graphene_rect_t area;
  double contrast;

  if (is_blank (text) || !find_visible (widget, reading->root, &area))
    return;
  contrast = pixels_get_contrast (reading->picture, &area);
  reading->n_measured++;
  if (contrast >= LEAST)
    return;
  reading->n_faint++;
  g_test_message ("%s: \"%.60s\" (%s) has %.2f to 1", reading->where, text, gtk_widget_get_css_name (widget), contrast);
}

static void
read_below (Reading   *reading,
            GtkWidget *widget)
{
  /* The card comes when the pointer rests on something. */
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget)
      || (gtk_widget_has_css_class (widget, "hover-card") && !gtk_widget_has_css_class (widget, "shown")))
    return;
  measure (reading, widget, get_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      read_below (reading, child);
}

static guint
read_root (GtkWidget  *root,
           const char *where)
{
  Reading reading = { root, NULL, where };

  inside_settle ();
  reading.picture = pixels_draw (root, SCALE);
  read_below (&reading, root);
  cairo_surface_destroy (reading.picture);
  g_assert_cmpuint (reading.n_measured, >, 0);

  return reading.n_faint;
}

/* --- The pages --- */

/* Numbers are grey while others are being counted. */
static gboolean
is_counted (gpointer tabs)
{
  GtkWidget *table = inside_find (tabs, GTK_TYPE_COLUMN_VIEW, gtk_widget_get_mapped);

  return table == NULL || gtk_widget_get_opacity (table) == 1;
}

static guint
read_show (BastideWindow *window)
{
  GtkMenuButton *button = inside_header (window, "show_button");
  guint n_faint;

  gtk_menu_button_popup (button);
  inside_settle ();
  /* The ground is that of what holds the child. */
  n_faint = read_root (gtk_widget_get_parent (gtk_popover_get_child (gtk_menu_button_get_popover (button))), "show");
  gtk_menu_button_popdown (button);

  return n_faint;
}

static guint
read_study (BastideWindow *window)
{
  static const char * const tabs[] = { "moves", "scores", "features", "turns" };
  static const char * const start_tabs[] = { "bag", "odds" };
  BastideStudyPage *page = inside_study (window);
  guint n_faint = 0;

  inside_open_sample (window);
  bastide_study_set_index (page->study, 40);
  for (guint i = 0; i < G_N_ELEMENTS (start_tabs); i++)
    {
      gtk_stack_set_visible_child_name (page->start_tabs, start_tabs[i]);
      n_faint += read_root (GTK_WIDGET (window), start_tabs[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      gtk_stack_set_visible_child_name (page->tabs, tabs[i]);
      inside_settle ();
      inside_wait (is_counted, page->tabs);
      n_faint += read_root (GTK_WIDGET (window), tabs[i]);
    }
  n_faint += read_show (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "page.on-tiles", "s", "show-owners");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.edit", NULL);
  n_faint += read_root (GTK_WIDGET (window), "edit");
  gtk_widget_activate_action (GTK_WIDGET (window), "page.edit", NULL);

  return n_faint;
}

static guint
read_page (BastideWindow *window,
           const char    *name)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", name);

  return read_root (GTK_WIDGET (window), name);
}

static gboolean
is_asked (gpointer window)
{
  BastideQuizView *quiz = inside_child (inside_page (window, "learn"), "quiz");

  return bastide_quiz_get_state (bastide_quiz_view_get_quiz (quiz)) == BASTIDE_QUIZ_ASKING;
}

static guint
read_learn (BastideWindow *window)
{
  guint n_faint = read_page (window, "learn");
  GtkStack *tabs = inside_child (inside_page (window, "learn"), "tabs");

  gtk_stack_set_visible_child_name (tabs, "rules");
  n_faint += read_root (GTK_WIDGET (window), "rules");
  gtk_stack_set_visible_child_name (tabs, "quiz");
  inside_wait (is_asked, window);

  return n_faint + read_root (GTK_WIDGET (window), "quiz");
}

static guint
read_window (GtkWidget  *window,
             const char *name)
{
  guint n_faint;

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  n_faint = read_root (window, name);
  gtk_window_destroy (GTK_WINDOW (window));

  return n_faint;
}

/* The row in which all verdicts are said: on its own ground. */
static guint
read_verdicts (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (BastideVerdict i = 0; i < BASTIDE_N_VERDICTS; i++)
    {
      GtkWidget *row = g_object_new (BASTIDE_TYPE_VERDICT_ROW, NULL);

      bastide_verdict_row_say (BASTIDE_VERDICT_ROW (row), i, "Not quite.");
      gtk_box_append (GTK_BOX (box), row);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);

  return read_window (window, "verdicts");
}

static void
read_pages (AdwColorScheme scheme)
{
  g_autoptr (GSettings) settings = g_settings_new (BASTIDE_APPLICATION_ID);
  BastideWindow *window;
  guint n_faint;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  window = inside_open ();
  inside_resize (GTK_WINDOW (window), 1280, 790);
  n_faint = read_root (GTK_WIDGET (window), "start");
  n_faint += read_study (window);
  n_faint += read_learn (window);
  n_faint += read_page (window, "puzzles");
  n_faint += read_window (bastide_new_game_new (GTK_WINDOW (window), settings), "new game");
  n_faint += read_verdicts ();
  g_assert_cmpuint (n_faint, ==, 0);
  inside_close (window);
}

static void
test_light (void)
{
  read_pages (ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
test_dark (void)
{
  read_pages (ADW_COLOR_SCHEME_FORCE_DARK);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);

  g_test_add_func ("/contrast/light", test_light);
  g_test_add_func ("/contrast/dark", test_dark);

  return inside_run ();
}
