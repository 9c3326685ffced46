/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-projector.h"
#include "bastide-board-services.h"
#include "bastide-key-layout.h"
#include "bastide-key-table.h"
#include "bastide-pointing.h"
#include "bastide-texture.h"
#include "bastide-tile-cache.h"

#include <adwaita.h>

#include <glib/gi18n.h>

/* How far an arrow moves the pointer: a part of the screen. */
#define ARROW_STEP 0.03

/* Of the tile that is to be laid. */
#define TILE_SIZE 120

struct _BastideProjector
{
  GtkWindow                     parent_instance;

  /* Owned */
  BastideKeys                  *keys;

  GtkWidget                    *page;     /* weak */
  BastideBoard                 *origin;   /* weak: the board of the page */
  const BastideProjectorSource *source;

  BastideBoardTool             *light_tool; /* owned */
  BastidePointer               *pointer;    /* owned */

  BastideBoard                 *board;
  GtkPicture                   *tile;
  GtkLabel                     *sentence;
  GtkLabel                     *help;
};

G_DEFINE_FINAL_TYPE (BastideProjector, bastide_projector, GTK_TYPE_WINDOW)

/* Drawn once for each tile that comes up: nobody waits for it. */
static void
update_tile (BastideProjector *self)
{
  int type = self->source->get_tile != NULL ? self->source->get_tile (self->page) : BST_NO_TILE;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  BastideShown *shown = bastide_study_get_shown (bastide_board_get_study (self->origin));
  g_autoptr (BastideTileCache) tiles = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->tile), type != BST_NO_TILE);
  if (type == BST_NO_TILE)
    return;
  tiles = bastide_tile_cache_new (bastide_shown_get_art (shown), bastide_shown_get_theme (shown, dark),
                                  TILE_SIZE * scale);
  gtk_picture_set_paintable (self->tile, GDK_PAINTABLE (bastide_texture_of_tile (tiles, (guint) type, 0, 0)));
}

/* What the board of the page shows, with the same feature lit. */
static void
update (BastideProjector *self)
{
  g_autofree char *sentence = NULL;

  if (self->page == NULL || self->origin == NULL)
    return;
  sentence = self->source->dup_sentence (self->page);
  gtk_label_set_text (self->sentence, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), sentence != NULL && *sentence != '\0');
  bastide_board_set_target (self->board, bastide_board_get_target (self->origin));
  if (self->source->light != NULL)
    self->source->light (self->page, BASTIDE_LIGHT_TOOL (self->light_tool));
  update_tile (self);
}

/* --- Keys --- */

static void
step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideProjector *self = BASTIDE_PROJECTOR (widget);

  if (self->page == NULL)
    return;
  self->source->step (self->page, g_str_equal (name, "projector.previous"));
  bastide_pointer_clear (self->pointer);
  update (self);
  bastide_board_fit (self->board);
}

static void
put_disc (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_pointer_put_disc (BASTIDE_PROJECTOR (widget)->pointer);
}

static void
take_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_pointer_take_back (BASTIDE_PROJECTOR (widget)->pointer);
}

static void
toggle_spotlight (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_pointer_toggle_light (BASTIDE_PROJECTOR (widget)->pointer);
}

static void
toggle_black (GtkWidget *widget, const char *name, GVariant *parameter)
{
  bastide_pointer_toggle_black (BASTIDE_PROJECTOR (widget)->pointer);
}

static void
leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_destroy (GTK_WINDOW (widget));
}

static gboolean
move_pointer (BastideProjector *self,
              guint             key)
{
  switch (key)
    {
    case GDK_KEY_Left:
      bastide_pointer_move (self->pointer, -ARROW_STEP, 0);
      return TRUE;
    case GDK_KEY_Right:
      bastide_pointer_move (self->pointer, ARROW_STEP, 0);
      return TRUE;
    case GDK_KEY_Up:
      bastide_pointer_move (self->pointer, 0, -ARROW_STEP);
      return TRUE;
    case GDK_KEY_Down:
      bastide_pointer_move (self->pointer, 0, ARROW_STEP);
      return TRUE;
    default:
      return FALSE;
    }
}

/* What can be done, each with its key, until the next one is pressed. */
static void
show_help (BastideProjector *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_keys;
  const BastideKey *table = bastide_key_table_get (&n_keys);

  for (guint i = 0; i < n_keys; i++)
    if (table[i].scope == BASTIDE_KEY_IN_PROJECTOR)
      {
        g_autofree char *keys = bastide_keys_dup_label (self->keys, &table[i]);

        /* Translators: what a key does, and the key. */
        g_string_append_printf (text, _("%s: %s"), _(table[i].title), keys);
        g_string_append_c (text, '\n');
      }
  g_string_append (text, _("These keys again: F1"));
  gtk_label_set_text (self->help, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->help), TRUE);
}

/* F1 shows them, and takes them away. */
static void
toggle_help (BastideProjector *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->help)))
    gtk_widget_set_visible (GTK_WIDGET (self->help), FALSE);
  else
    show_help (self);
}

static gboolean
press (BastideProjector *self,
       guint             key,
       GdkModifierType   modifiers)
{
  return bastide_keys_press (self->keys, BASTIDE_KEY_IN_PROJECTOR, GTK_WIDGET (self), key, modifiers)
         || (modifiers == 0 && move_pointer (self, key));
}

static gboolean
key_pressed (BastideProjector      *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers,
             GtkEventControllerKey *controller)
{
  guint latin;

  modifiers &= GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK;
  if (modifiers == 0 && key == GDK_KEY_F1)
    {
      toggle_help (self);
      return TRUE;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->help), FALSE);
  if (press (self, key, modifiers))
    return TRUE;
  latin = bastide_key_layout_find_latin (GTK_WIDGET (self), key, code);

  return latin != GDK_KEY_VoidSymbol && press (self, latin, modifiers);
}

/* --- Class --- */

static void
bastide_projector_dispose (GObject *object)
{
  BastideProjector *self = BASTIDE_PROJECTOR (object);

  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->origin);
  if (self->board != NULL)
    bastide_board_set_study (self->board, NULL);
  self->board = NULL;
  g_clear_object (&self->light_tool);
  g_clear_object (&self->pointer);
  g_clear_object (&self->keys);

  G_OBJECT_CLASS (bastide_projector_parent_class)->dispose (object);
}

static void
bastide_projector_class_init (BastideProjectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_projector_dispose;

  gtk_widget_class_install_action (widget_class, "projector.next", NULL, step);
  gtk_widget_class_install_action (widget_class, "projector.previous", NULL, step);
  gtk_widget_class_install_action (widget_class, "projector.disc", NULL, put_disc);
  gtk_widget_class_install_action (widget_class, "projector.take-back", NULL, take_back);
  gtk_widget_class_install_action (widget_class, "projector.spotlight", NULL, toggle_spotlight);
  gtk_widget_class_install_action (widget_class, "projector.black", NULL, toggle_black);
  gtk_widget_class_install_action (widget_class, "projector.leave", NULL, leave);
}

static GtkWidget *
new_body (BastideProjector *self,
          BastidePointing  *pointing)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->board = g_object_new (BASTIDE_TYPE_BOARD, "hexpand", TRUE, "vexpand", TRUE, "can-focus", FALSE, NULL);
  bastide_board_set_fit_max (self->board, BASTIDE_BOARD_FIT_WALL);
  self->sentence = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                                            "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 60,
                                            /* Else it is as narrow as the height of the tile lets it be. */
                                            "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->sentence), "projected");
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->board));
  /* The sentence names it; this is what the class looks at. */
  self->tile = GTK_PICTURE (g_object_new (GTK_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                          "can-shrink", FALSE, "valign", GTK_ALIGN_CENTER, "margin-top", 12,
                                          "margin-bottom", 12, "width-request", TILE_SIZE, "height-request", TILE_SIZE, NULL));
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->tile));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (body), line);
  bastide_pointing_set_kept (pointing, line);

  return body;
}

static void
bastide_projector_init (BastideProjector *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkEventController *controller = gtk_event_controller_key_new ();
  GtkWidget *pointing;

  self->pointer = bastide_pointer_new ();
  pointing = bastide_pointing_new (self->pointer);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), new_body (self, BASTIDE_POINTING (pointing)));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), pointing);
  self->help = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START, "can-target", FALSE,
                                        "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "xalign", 0.0, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->help), "projector-keys");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->help));
  gtk_window_set_child (GTK_WINDOW (self), overlay);
  gtk_window_set_title (GTK_WINDOW (self), _("Projector View"));
  gtk_window_set_decorated (GTK_WINDOW (self), FALSE);

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
bastide_projector_open (GtkWidget                    *page,
                        BastideBoard                 *board,
                        BastideKeys                  *keys,
                        const BastideProjectorSource *source)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (page));
  BastideProjector *self = g_object_new (BASTIDE_TYPE_PROJECTOR, "transient-for", parent, "modal", TRUE,
                                         "destroy-with-parent", TRUE, NULL);
  g_autoptr (BastideStudy) study = NULL;

  g_set_weak_pointer (&self->page, page);
  g_set_weak_pointer (&self->origin, board);
  self->keys = g_object_ref (keys);
  self->source = source;
  if (source->light != NULL)
    {
      self->light_tool = bastide_light_tool_new ();
      bastide_board_set_tool (self->board, self->light_tool);
    }
  g_object_get (board, "study", &study, NULL);
  bastide_board_set_study (self->board, study);
  g_object_bind_property (board, "show", self->board, "show", G_BINDING_SYNC_CREATE);
  g_object_bind_property (board, "lit", self->board, "lit", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (study, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update (self);
  show_help (self);
  gtk_window_set_default_size (GTK_WINDOW (self), gtk_widget_get_width (GTK_WIDGET (parent)),
                               gtk_widget_get_height (GTK_WIDGET (parent)));
  gtk_window_fullscreen (GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (self));
}
