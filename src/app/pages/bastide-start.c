/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-start.h"
#include "bastide-accessible.h"
#include "bastide-calls.h"
#include "bastide-mistakes.h"
#include "bastide-page.h"
#include "bastide-recent.h"
#include "bastide-recent-card.h"
#include "bastide-template.h"
#include "bastide-thumbnail.h"

#include <bst-io-open.h>

#include <glib/gi18n.h>

/* Games that were open last, and where they are fewer, the sample. */
#define MAX_CARDS 3
/* Of a text that is told, in letters. */
#define MAX_TOLD 40
/* The scene: in widget units, and a tile of it. */
#define SCENE_WIDTH  720
#define SCENE_HEIGHT 160
#define SCENE_TILE   48

struct _BastideStart
{
  AdwBin            parent_instance;

  /* Owned */
  BastideUserState   *user_state;
  GSimpleActionGroup *actions;
  gboolean            has_cards;
  GtkWidget          *mistakes;     /* borrowed: the door to them */

  /* Template */
  GtkWidget          *all;
  AdwBin             *scene;
  AdwBin             *first_door;
  GtkFlowBox         *doors;
  GtkLabel           *cards_title;
  GtkFlowBox         *cards;
};

static void bastide_start_page_init (BastidePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideStart, bastide_start, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (BASTIDE_TYPE_PAGE, bastide_start_page_init))

typedef struct
{
  const char *icon;
  const char *title;
  const char *line;
  const char *action;           /* detailed (nullable) */
} Door;

/* What can be done from here, in reading order: the first one is as wide as two others. */
static const Door doors[] = {
  { "user-bookmarks-symbolic", NC_("start", "Learn the Game"), N_("Forty minutes from the first tile to the score sheet"),
    "win.page::learn" },
  { "document-open-symbolic", NC_("start", "Open a Game…"), N_("From Board Game Arena, JCloisterZone or Bastide"), "win.open" },
  { "document-edit-symbolic", NC_("start", "Set Up a Position"), N_("Lay tiles and figures as they stand on your table"),
    "win.set-up::" },
  { "media-playback-start-symbolic", NC_("start", "Play…"), N_("Choose players, expansions and rules"), "app.new-game" },
  { "starred-symbolic", NC_("start", "Solve Puzzles"), N_("Find the best move, from easy to hard"), "win.puzzles" },
};

/* Where exercises are that were made of games. */
static const Door mistakes_door = {
  "edit-redo-symbolic", NC_("start", "My Mistakes"), N_("Turns of your games that lost points, as exercises"), NULL
};

/* --- What is to be seen --- */

static void
show_panorama (BastideStart *self,
               BastideShown *shown)
{
  bastide_thumbnail_set_sample (BASTIDE_THUMBNAIL (adw_bin_get_child (self->scene)), shown, SCENE_TILE, 0);
}

/* The sample, until the game that was open last is read. */
static void
show_scene (BastideStart *self)
{
  g_autoptr (BstRecord) sample = bst_io_open_sample ();
  g_autoptr (BastideStudy) study = bastide_study_new ();

  adw_bin_set_child (self->scene, bastide_thumbnail_new (SCENE_WIDTH, SCENE_HEIGHT));
  if (!bastide_study_set_record (study, sample, NULL, NULL))
    g_return_if_reached ();
  show_panorama (self, bastide_study_get_shown (study));
}

static void
last_seen (BastideStart      *self,
           BastideRecentCard *card)
{
  show_panorama (self, bastide_recent_card_get_shown (card));
}

static void
clear_cards (BastideStart *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
  self->has_cards = FALSE;
}

/* The card is what is in focus, and has a name. */
static GtkWidget *
new_child (GtkWidget *card)
{
  return g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", card, "focusable", FALSE,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

static GtkWidget *
new_line (const char *text,
          const char *style)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "width-chars", 12,
                       "max-width-chars", 26,
                       "css-classes", (const char *[]) { style, NULL }, NULL);
}

static GtkWidget *
new_door (const Door *door)
{
  const char *title = g_dpgettext2 (NULL, "start", door->title), *line = _(door->line);
  GtkWidget *image = gtk_image_new_from_icon_name (door->icon);
  GtkWidget *lines = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign",
                                   GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *button = gtk_button_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (image), 24);
  gtk_box_append (GTK_BOX (lines), new_line (title, "heading"));
  gtk_box_append (GTK_BOX (lines), new_line (line, "secondary"));
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "door");
  bastide_accessible_set_label (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line, -1);
  if (door->action != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), door->action);

  return button;
}

/* Leads to the booklet, wherever that is. */
static GtkWidget *
new_mistakes_door (void)
{
  g_autoptr (GFile) file = bastide_mistakes_dup_file ();
  g_autofree char *uri = g_file_get_uri (file);
  GtkWidget *door = new_door (&mistakes_door);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (door), "win.solve-puzzle");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (door), "(ss)", uri, "");

  return door;
}

/* It is there when something is behind it. */
static void
show_mistakes_door (BastideStart *self)
{
  g_autoptr (GFile) file = bastide_mistakes_dup_file ();

  gtk_widget_set_visible (self->mistakes, g_file_query_exists (file, NULL));
}

static void
show_cards (BastideStart *self)
{
  g_autoptr (GListStore) files = bastide_recent_dup_files (MAX_CARDS);
  guint n_files = g_list_model_get_n_items (G_LIST_MODEL (files));

  clear_cards (self);
  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (G_LIST_MODEL (files), i);
      GtkWidget *card = bastide_recent_card_new (file, self->user_state);

      if (i == 0)
        g_signal_connect_object (card, "seen", G_CALLBACK (last_seen), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (self->cards, new_child (card));
    }
  if (n_files < MAX_CARDS)
    gtk_flow_box_append (self->cards, new_child (bastide_recent_card_new_sample ()));
  gtk_label_set_label (self->cards_title, n_files > 0 ? _("Continue") : _("Begin with a Game That Was Played"));
  self->has_cards = TRUE;
}

/* Files are read only where they are to be seen. */
static void
bastide_start_map (GtkWidget *widget)
{
  BastideStart *self = BASTIDE_START (widget);

  if (adw_bin_get_child (self->scene) == NULL)
    show_scene (self);
  if (!self->has_cards)
    show_cards (self);
  show_mistakes_door (self);

  GTK_WIDGET_CLASS (bastide_start_parent_class)->map (widget);
}

static void
recent_changed (BastideStart *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_cards (self);
  else
    clear_cards (self);
}

/* --- The clipboard --- */

/* The beginning of a text, on one line. (transfer full) */
static char *
dup_beginning (const char *text)
{
  g_autofree char *line = g_strdelimit (g_strstrip (g_utf8_make_valid (text, -1)), "\n\r\t", ' ');
  g_autofree char *beginning = NULL;

  if (g_utf8_strlen (line, -1) <= MAX_TOLD)
    return g_steal_pointer (&line);
  beginning = g_utf8_substring (line, 0, MAX_TOLD);

  return g_strconcat (beginning, "…", NULL);
}

/* The text of a position has parts (bst_position_to_text()). */
static void
text_read (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (BastideStart) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *beginning = NULL;
  g_autofree char *told = NULL;

  if (text == NULL || *g_strchug (text) == '\0')
    {
      bastide_page_tell (BASTIDE_PAGE (self), _("There is no text on the clipboard."));
      return;
    }
  if (strchr (text, '|') != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.set-up", "s", text);
      return;
    }
  beginning = dup_beginning (text);
  /* Translators: %s is the beginning of a text that somebody wanted to paste. */
  told = g_strdup_printf (_("The text on the clipboard is no position: “%s”"), beginning);
  bastide_page_tell (BASTIDE_PAGE (self), told);
}

static void
files_read (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (BastideStart) self = user_data;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, NULL);
  GSList *files = value != NULL ? g_value_get_boxed (value) : NULL;
  g_autofree char *uri = files != NULL ? g_file_get_uri (files->data) : NULL;

  if (uri != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-recent", "s", uri);
}

static void
paste (BastideStart *self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self));
  GdkContentFormats *formats = gdk_clipboard_get_formats (clipboard);

  if (gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST))
    gdk_clipboard_read_value_async (clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL, files_read,
                                    g_object_ref (self));
  else if (gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE))
    bastide_page_tell (BASTIDE_PAGE (self),
                       _("There is a picture on the clipboard, which cannot be opened as a game."));
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_read, g_object_ref (self));
}

/* --- As a page --- */

static GActionGroup *
get_actions (BastidePage *page)
{
  return G_ACTION_GROUP (BASTIDE_START (page)->actions);
}

static gboolean
is_empty (BastidePage *page)
{
  return FALSE;
}

static gboolean
press_key (BastidePage     *page,
           guint            key,
           GdkModifierType  modifiers,
           guint32          time)
{
  if (key != GDK_KEY_Escape || modifiers != 0)
    return GDK_EVENT_PROPAGATE;

  return gtk_widget_activate_action (GTK_WIDGET (page), "win.back", NULL);
}

static GtkWidget *
get_nth_pane (BastidePage *page,
              guint        n)
{
  return n == 0 ? BASTIDE_START (page)->all : NULL;
}

static void
bastide_start_page_init (BastidePageInterface *iface)
{
  iface->name = "start";
  iface->label = NC_("page", "S_tart");
  iface->help = N_("Open a game, set up a position, play, solve puzzles or learn the game here. A file may be dropped anywhere on "
                   "the window, and a position that was copied as text is pasted.");
  iface->get_actions = get_actions;
  iface->is_empty = is_empty;
  iface->key_scope = BASTIDE_KEY_IN_START;
  iface->press_key = press_key;
  iface->get_nth_pane = get_nth_pane;
}

/* --- Class --- */

static void
bastide_start_dispose (GObject *object)
{
  BastideStart *self = BASTIDE_START (object);

  g_clear_object (&self->user_state);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (bastide_start_parent_class)->dispose (object);
}

static void
bastide_start_class_init (BastideStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_start_dispose;
  widget_class->map = bastide_start_map;
  bastide_page_install_properties (G_OBJECT_CLASS (klass));
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-start.ui");
  bastide_template_children (widget_class, BastideStart, all, scene, first_door, doors, cards_title, cards);
}

static void
bastide_start_init (BastideStart *self)
{
  static const BastideCall calls[] = {
    { "paste", G_CALLBACK (paste) },
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  bastide_calls_add (G_ACTION_MAP (self->actions), calls, G_N_ELEMENTS (calls), self);
  /* Who comes for the first time learns. */
  adw_bin_set_child (self->first_door, new_door (&doors[0]));
  gtk_widget_add_css_class (adw_bin_get_child (self->first_door), "first");
  for (guint i = 1; i < G_N_ELEMENTS (doors); i++)
    gtk_flow_box_append (self->doors, new_child (new_door (&doors[i])));
  self->mistakes = new_child (new_mistakes_door ());
  gtk_flow_box_append (self->doors, self->mistakes);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (recent_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_start_new (BastideUserState *user_state)
{
  BastideStart *self = g_object_new (BASTIDE_TYPE_START, NULL);

  self->user_state = g_object_ref (user_state);

  return GTK_WIDGET (self);
}
