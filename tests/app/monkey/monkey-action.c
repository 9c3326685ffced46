/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey-action.h"
#include "monkey-pointer.h"
#include "inside.h"
#include "bastide-key-table.h"

#include <bst-io-open.h>
#include <bst-io-position-text.h>

/* --- Making one up --- */

/* What the pointer goes to. The board most often: it is what everything is about. */
static const char * const classes[] = {
  "BastideBoard", "BastideBoard", "BastideBoard", "BastideBoard", "BastideBagTile", "BastideBrushButton", "BastideHeldTiles",
  "BastideMoveRow", "BastideScoreRow", "BastideFeatureRow", "BastideTurnCell", "BastideTimeline", "BastideScoreChart",
  "BastidePlayerCell", "BastideRecentCard", "BastidePuzzleRow", "GtkButton", "GtkToggleButton", "GtkListBoxRow", "GtkText",
  "GtkSpinButton", "GtkMenuButton", "GtkModelButton", "GtkCheckButton", "GtkSwitch", "AdwComboRow", "AdwExpanderRow",
  "BastideTypedRow", "BastideNumber", "GtkTextView",
};

static const char * const texts[] = {
  "abc", "W", "12", "300", "-1", "D@1,0 r0", "A B C", "Red", "Łódź", "U0,", "farm", "x y z",
};

/* Some of which no key leads to. */
static const char * const actions[] = {
  "page.reload", "page.open-offered", "page.set-apart-offered", "page.take-back", "page.keep-mine", "page.edit",
  "page.exam", "win.page::study", "win.page::start", "win.page::puzzles", "win.page::learn", "app.new-game", "page.first",
  "page.last", "page.undo", "page.redo", "page.draw", "page.delete", "page.make-puzzle", "page.make-lesson",
};

/* What would end the program, or ask a printer. */
static gboolean
is_kept_off (const BastideKey *key)
{
  static const char * const none[] = { "app.quit", "win.print", "window.close", "win.fullscreen", NULL };

  return key->action != NULL && g_strv_contains (none, key->action);
}

static char *
make_key (GRand *random)
{
  static const char * const plain[] = {
    "Tab", "<Shift>Tab", "Return", "Escape", "Left", "Right", "Up", "Down", "Home", "End", "F6", "space", "Delete", "Menu",
    "Page_Up", "Page_Down", "BackSpace", "<Alt>Left", "<Control>z", "<Control>e", "End", "Escape",
  };
  guint n_keys;
  const BastideKey *keys = bastide_key_table_get (&n_keys);
  const BastideKey *key;
  g_auto (GStrv) names = NULL;

  if (g_rand_boolean (random))
    return g_strdup_printf ("key %s", plain[g_rand_int_range (random, 0, G_N_ELEMENTS (plain))]);
  do
    key = &keys[g_rand_int_range (random, 0, (gint32) n_keys)];
  while (is_kept_off (key));
  names = g_strsplit (key->keys, " ", 2);

  return g_strdup_printf ("key %s", names[0]);
}

static char *
make_pointing (GRand      *random,
               const char *verb)
{
  const char *class = classes[g_rand_int_range (random, 0, G_N_ELEMENTS (classes))];
  gint32 n = g_rand_int_range (random, 0, 40);
  gint32 at_x = g_rand_int_range (random, 0, 1000), at_y = g_rand_int_range (random, 0, 1000);

  if (g_str_equal (verb, "drag"))
    return g_strdup_printf ("drag %s %d %d %d %d %d", class, n, at_x, at_y, g_rand_int_range (random, 0, 1000),
                            g_rand_int_range (random, 0, 1000));
  if (g_str_equal (verb, "click"))
    return g_strdup_printf ("click %s %d %d %d %d", class, n, at_x, at_y, g_rand_int_range (random, 0, 6) == 0 ? 3 : 1);

  return g_strdup_printf ("point %s %d %d %d", class, n, at_x, at_y);
}

static const char *
choose_file (GRand *random,
             GStrv  files)
{
  return files[g_rand_int_range (random, 0, (gint32) g_strv_length (files))];
}

char *
monkey_action_new (GRand *random,
                   GStrv  files)
{
  static const int widths[] = { 1280, 1100, 860, 560, 400, 360 };
  gint32 dice = g_rand_int_range (random, 0, 100);

  if (dice < 8)
    return g_strdup_printf ("open %s", choose_file (random, files));
  if (dice < 16)
    return g_strdup_printf ("paste %s %d", choose_file (random, files), g_rand_int_range (random, 0, 100));
  if (dice < 46)
    return make_key (random);
  if (dice < 52)
    return g_strdup_printf ("type %s", texts[g_rand_int_range (random, 0, G_N_ELEMENTS (texts))]);
  if (dice < 66)
    return make_pointing (random, "point");
  if (dice < 84)
    return make_pointing (random, "click");
  if (dice < 88)
    return make_pointing (random, "drag");
  if (dice < 90)
    return g_strdup_printf ("size %d %d", widths[g_rand_int_range (random, 0, G_N_ELEMENTS (widths))],
                            g_rand_int_range (random, 400, 800));
  if (dice < 96)
    return g_strdup_printf ("do %s", actions[g_rand_int_range (random, 0, G_N_ELEMENTS (actions))]);

  return g_strdup_printf ("wait %d", g_rand_int_range (random, 0, 400));
}

/* --- Doing it --- */

/* The one in front, else any. Another program's dialog is none. */
static GtkWindow *
get_window (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();
  GtkWindow *window = NULL;

  for (GList *at = all; at != NULL; at = at->next)
    if (gtk_widget_get_mapped (at->data) && (window == NULL || gtk_window_get_modal (at->data)))
      window = at->data;

  return window != NULL ? window : GTK_WINDOW (inside_open ());
}

static BastideWindow *
get_main_window (void)
{
  GtkWindow *window = inside_find_window (BASTIDE_TYPE_WINDOW);

  return window != NULL ? BASTIDE_WINDOW (window) : inside_open ();
}

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* (nullable): there is none. */
static GtkWidget *
find_widget (const char *class,
             guint       n)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  GType type = g_type_from_name (class);

  if (type != G_TYPE_INVALID)
    collect (GTK_WIDGET (get_window ()), type, found);

  return found->len > 0 ? found->pdata[n % found->len] : NULL;
}

static void
move_to (GtkWidget  *widget,
         const char *thousandth_x,
         const char *thousandth_y)
{
  monkey_pointer_move (widget, gtk_widget_get_width (widget) * atoi (thousandth_x) / 1000.0,
                       gtk_widget_get_height (widget) * atoi (thousandth_y) / 1000.0);
}

/* @words: CLASS N X Y and what the verb has besides. */
static void
point (const char *verb,
       GStrv       words)
{
  GtkWidget *widget = find_widget (words[0], (guint) atoi (words[1]));
  guint button = 1;

  if (widget == NULL)
    return;
  move_to (widget, words[2], words[3]);
  if (g_str_equal (verb, "point"))
    return;
  inside_settle ();
  if (g_str_equal (verb, "click"))
    button = (guint) atoi (words[4]);
  monkey_pointer_press (button, TRUE);
  if (g_str_equal (verb, "drag"))
    for (guint i = 0; i < 2; i++)
      {
        inside_settle ();
        /* What was pressed may be gone. */
        widget = find_widget (words[0], (guint) atoi (words[1]));
        if (widget != NULL)
          move_to (widget, words[4], words[5]);
      }
  monkey_pointer_press (button, FALSE);
}

static void
paste (const char *path,
       int         n_moves)
{
  GdkClipboard *clipboard = gdk_display_get_clipboard (gdk_display_get_default ());
  g_autoptr (BstRecord) record = bst_io_open (path, NULL, NULL);
  g_autoptr (BstPosition) position = NULL;
  g_autofree char *text = NULL;
  BstNode *node;

  if (record == NULL)
    return;
  node = bst_record_get_root (record);
  for (int i = 0; i < n_moves && bst_node_get_next (node) != NULL; i++)
    node = bst_node_get_next (node);
  position = bst_record_dup_position (record, node, NULL, NULL);
  if (position == NULL)
    return;
  text = bst_io_position_to_text (position, NULL);
  gdk_clipboard_set_text (clipboard, text);
  gtk_widget_activate_action (GTK_WIDGET (get_main_window ()), "page.paste-position", NULL);
}

static void
type (const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (get_window ());

  if (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    g_signal_emit_by_name (focus, "insert-at-cursor", text);
}

/* What GTK's dialog of files does with keys is its own affair: it criticizes itself when it has no focus. */
static void
press_key (const char *accelerator)
{
  GtkWindow *window = get_window ();

  if (GTK_IS_FILE_CHOOSER_DIALOG (window))
    gtk_window_close (window);
  else
    monkey_press_key (window, accelerator);
}

static void
activate (const char *detailed)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (g_action_parse_detailed_name (detailed, &name, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (get_main_window ()), name, target);
}

static gboolean
note_over (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;

  return G_SOURCE_REMOVE;
}

/* What timers bring. Nothing is decided by how much of that comes. */
static void
let_time_pass (guint milliseconds)
{
  gboolean is_over = FALSE;

  g_timeout_add (milliseconds, note_over, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

void
monkey_action_perform (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *rest = strchr (line, ' ');

  if (g_str_equal (words[0], "open"))
    {
      g_autoptr (GFile) file = g_file_new_for_path (words[1]);

      bastide_window_open (get_main_window (), file);
    }
  else if (g_str_equal (words[0], "paste"))
    paste (words[1], atoi (words[2]));
  else if (g_str_equal (words[0], "key"))
    press_key (words[1]);
  else if (g_str_equal (words[0], "type"))
    type (rest + 1);
  else if (g_str_equal (words[0], "size"))
    gtk_window_set_default_size (GTK_WINDOW (get_main_window ()), atoi (words[1]), atoi (words[2]));
  else if (g_str_equal (words[0], "do"))
    activate (rest + 1);
  else if (g_str_equal (words[0], "wait"))
    let_time_pass ((guint) atoi (words[1]));
  else
    point (words[0], words + 1);
  inside_settle ();
}
