/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-show-popover.h"
#include "bastide-accessible.h"
#include "bastide-thumbnail.h"

#include <glib/gi18n.h>

/* In widget units: of all of it, of a picture, of a tile in one, between rows. */
#define WIDTH   300
#define PICTURE_WIDTH  56
#define PICTURE_HEIGHT 40
#define TILE    12
#define SPACING 4

#define MAX_CHOICES 5

/* One of a row of pictures: at most one overlay lies on the tiles, and one on the cells. */
typedef struct
{
  const char    *name;
  const char    *target;
  BstRenderShow  show;
} Choice;

typedef struct
{
  const char *title;
  const char *action;
  Choice      choices[MAX_CHOICES];
} Layer;

static const Layer layers[] = {
  { N_("On Tiles"), "on-tiles", {
      { N_("Nothing"), "none", 0 },
      { N_("Owners of All"), "show-owners", BST_RENDER_SHOW_OWNERS },
      { N_("Owners of Farms"), "show-farms", BST_RENDER_SHOW_FARMS },
      { N_("Owners of Cities"), "show-cities", BST_RENDER_SHOW_CITIES },
      { N_("Owners of Roads"), "show-roads", BST_RENDER_SHOW_ROADS },
    } },
  { N_("On Cells"), "on-cells", {
      { N_("Nothing"), "none", 0 },
      { N_("Legal Cells"), "show-legal", BST_RENDER_SHOW_LEGAL },
      { N_("Legal Cells of Any Tile"), "show-any", BST_RENDER_SHOW_ANY },
      /* Translators: empty cells of the board, and what still fits there. */
      { N_("Holes"), "show-holes", BST_RENDER_SHOW_HOLES },
      /* Translators: farms that one tile could join into one. */
      { N_("Farm Joins"), "show-joins", BST_RENDER_SHOW_JOINS },
    } },
};

/* What is on or off by itself, with a mnemonic. */
typedef struct
{
  const char *label;
  const char *action;   /* of the page */
} Switch;

static const Switch on_tiles[] = {
  { N_("N_umber the Farms"), "show-numbers" },
};

static const Switch others[] = {
  { N_("_Worth of Draws"), "show-draws" },
  { N_("_Points Expected"), "show-expected" },
  { N_("E_ngine"), "show-engine" },
  { N_("B_efore and After"), "compare" },
  { N_("_Coordinates"), "show-coordinates" },
  { N_("Le_gend"), "legend" },
};

static const Switch exam[] = {
  { N_("E_xam Mode"), "exam" },
};

/* The panes, and other views of it, as one row. */
static const struct
{
  const char *label;
  const char *icon;
  const char *action;
} views[] = {
  /* Translators: beside the board; what is in it depends on the page. */
  { N_("Left Pane"), "sidebar-show-symbolic", "page.sidebar" },
  { N_("Right Pane"), "sidebar-show-right-symbolic", "page.pane" },
  { N_("Fullscreen"), "view-fullscreen-symbolic", "win.fullscreen" },
  { N_("Projector View"), "video-display-symbolic", "page.project" },
};

/* What makes one. */
typedef struct
{
  BastideKeys  *keys;
  GActionGroup *actions;        /* of the page */
  BastideShown *shown;          /* (nullable) */
  GtkBox       *box;
} Making;

/* With the key of @action, if it has one. (transfer full) */
static char *
dup_tooltip (const Making *making,
             const char   *action,
             const char   *name)
{
  if (bastide_key_table_find (action) == NULL)
    return g_strdup (name);

  return bastide_keys_dup_tooltip (making->keys, action, name);
}

/* --- Pictures --- */

static GtkWidget *
make_choice (const Making *making,
             const Layer  *layer,
             const Choice *choice)
{
  g_autofree char *action = g_strconcat ("page.", layer->action, NULL);
  g_autofree char *alone = g_strconcat ("page.", choice->target, NULL);
  g_autofree char *tooltip = dup_tooltip (making, alone, _(choice->name));
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *picture = bastide_thumbnail_new (PICTURE_WIDTH, PICTURE_HEIGHT);

  if (making->shown != NULL)
    bastide_thumbnail_set_sample (BASTIDE_THUMBNAIL (picture), making->shown, TILE, choice->show);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", choice->target);
  gtk_widget_set_tooltip_text (button, tooltip);
  bastide_accessible_set_label (button, _(choice->name));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "picture-choice");

  return button;
}

static void
append_layer (const Making *making,
              const Layer  *layer)
{
  GtkWidget *title, *row;

  if (!g_action_group_has_action (making->actions, layer->action))
    return;
  title = gtk_label_new (_(layer->title));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (making->box, title);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < MAX_CHOICES; i++)
    gtk_box_append (GTK_BOX (row), make_choice (making, layer, &layer->choices[i]));
  bastide_accessible_set_label (row, _(layer->title));
  gtk_box_append (making->box, row);
}

/* --- Switches --- */

static GtkWidget *
make_key (const Making *making,
          const char   *action)
{
  const BastideKey *key = bastide_key_table_find (action);
  g_autofree char *label = key != NULL ? bastide_keys_dup_label (making->keys, key) : NULL;
  GtkWidget *cap = gtk_label_new (label);

  gtk_widget_set_visible (cap, label != NULL && *label != '\0');
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cap, "key-cap");

  return cap;
}

/* The whole row is as good as its switch, which has clicks on itself. */
static void
add_click (GtkWidget *row,
           GtkWidget *button)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (gtk_widget_activate), button, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_css_class (row, "switch-row");
}

static void
append_switch (const Making *making,
               const Switch *item)
{
  g_autofree char *action = g_strconcat ("page.", item->action, NULL);
  GtkWidget *row, *label, *button;

  if (!g_action_group_has_action (making->actions, item->action))
    return;
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  label = gtk_label_new_with_mnemonic (_(item->label));
  button = gtk_switch_new ();
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bastide_accessible_set_label (button, gtk_label_get_text (GTK_LABEL (label)));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), make_key (making, action));
  gtk_box_append (GTK_BOX (row), button);
  add_click (row, button);
  gtk_box_append (making->box, row);
}

static void
append_switches (const Making *making,
                 const Switch *items,
                 guint         n_items)
{
  for (guint i = 0; i < n_items; i++)
    append_switch (making, &items[i]);
}

static gboolean
has_action (const Making *making,
            const char   *action)
{
  return !g_str_has_prefix (action, "page.") || g_action_group_has_action (making->actions, action + strlen ("page."));
}

static void
append_views (const Making *making)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *tooltip = dup_tooltip (making, views[i].action, _(views[i].label));
      gboolean is_state = strcmp (views[i].action, "page.sidebar") == 0 || strcmp (views[i].action, "page.pane") == 0;
      GtkWidget *button;

      if (!has_action (making, views[i].action))
        continue;
      button = is_state ? gtk_toggle_button_new () : gtk_button_new ();
      gtk_button_set_icon_name (GTK_BUTTON (button), views[i].icon);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), views[i].action);
      gtk_widget_set_tooltip_text (button, tooltip);
      bastide_accessible_set_label (button, _(views[i].label));
      gtk_box_append (GTK_BOX (row), button);
    }
  gtk_box_append (making->box, row);
}

/* --- All of it --- */

static void
append_separator (const Making *making)
{
  gtk_box_append (making->box, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
}

/* A held key is a glance. */
static void
append_word (const Making *making)
{
  GtkWidget *label = gtk_label_new (_("A key that is held shows it for as long."));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (making->box, label);
}

static void
fill (const Making *making)
{
  append_layer (making, &layers[0]);
  append_switches (making, on_tiles, G_N_ELEMENTS (on_tiles));
  append_layer (making, &layers[1]);
  if (g_action_group_has_action (making->actions, layers[0].action))
    append_separator (making);
  append_switches (making, others, G_N_ELEMENTS (others));
  append_views (making);
  if (!g_action_group_has_action (making->actions, exam[0].action))
    return;
  append_separator (making);
  append_switches (making, exam, G_N_ELEMENTS (exam));
  append_word (making);
}

GtkWidget *
bastide_show_popover_new (BastideKeys *keys,
                          BastidePage *page)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  const Making making = { keys, bastide_page_get_actions (page), bastide_page_get_shown (page), GTK_BOX (box) };

  fill (&making);
  gtk_widget_set_size_request (box, WIDTH, -1);
  g_object_set (window, "child", box, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE, "focusable",
                FALSE, NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), window);
  gtk_widget_add_css_class (popover, "show");

  return popover;
}
