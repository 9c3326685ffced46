/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-key-row.h"
#include "bastide-accessible.h"
#include "bastide-key-layout.h"

#include <glib/gi18n.h>

struct _BastideKeyRow
{
  AdwActionRow        parent_instance;

  BastideKeys        *keys;
  const BastideKey   *key;
  GtkEventController *listener;     /* of the window; NULL unless a key is waited for */
  GtkWidget          *button;
  GtkWidget          *reset;
};

G_DEFINE_FINAL_TYPE (BastideKeyRow, bastide_key_row, ADW_TYPE_ACTION_ROW)

static void
update (BastideKeyRow *self)
{
  g_autofree char *label = bastide_keys_dup_label (self->keys, self->key);
  /* Translators: what is done by a key, and the key: for who cannot see them side by side. */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), _(self->key->title), label);

  gtk_button_set_label (GTK_BUTTON (self->button), label);
  /* Keys with long names are on several lines where letters are large. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->button))), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->button))), PANGO_WRAP_WORD_CHAR);
  bastide_accessible_set_label (self->button, name);
  gtk_widget_set_visible (self->reset, bastide_keys_is_changed (self->keys, self->key));
}

static void
say (BastideKeyRow *self,
     const char    *text)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
stop_listening (BastideKeyRow *self)
{
  GtkEventController *listener = g_steal_pointer (&self->listener);

  if (listener == NULL)
    return;
  gtk_widget_remove_controller (gtk_event_controller_get_widget (listener), listener);
  update (self);
}

/* A key that is taken stays where it is. */
static void
choose (BastideKeyRow *self,
        const char    *accelerator)
{
  const BastideKey *owner = bastide_keys_find_owner (self->keys, self->key, accelerator);
  g_autofree char *taken = NULL;

  if (owner == NULL)
    {
      bastide_keys_set (self->keys, self->key, accelerator);
      return;
    }
  /* Translators: a key was pressed that means something by now; %s is what. */
  taken = g_strdup_printf (_("Taken by %s"), _(owner->title));
  say (self, taken);
}

/* Nothing else hears the key. */
static gboolean
key_pressed (BastideKeyRow   *self,
             guint            keyval,
             guint            keycode,
             GdkModifierType  modifiers)
{
  guint latin = bastide_key_layout_find_latin (GTK_WIDGET (self), keyval, keycode);
  g_autofree char *accelerator = bastide_keys_dup_accelerator (latin != GDK_KEY_VoidSymbol ? latin : keyval, modifiers);
  gboolean is_cancelled = keyval == GDK_KEY_Escape;

  /* Ctrl, and more will follow. */
  if (accelerator == NULL)
    return GDK_EVENT_STOP;
  stop_listening (self);
  say (self, "");
  if (!is_cancelled)
    choose (self, accelerator);

  return GDK_EVENT_STOP;
}

/* The window hears keys before the program does. */
static void
listen (BastideKeyRow *self)
{
  if (self->listener != NULL)
    {
      stop_listening (self);
      return;
    }
  self->listener = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->listener, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->listener, "key-pressed", G_CALLBACK (key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), self->listener);
  say (self, "");
  gtk_button_set_label (GTK_BUTTON (self->button), _("Press a key…"));
}

static void
reset (BastideKeyRow *self)
{
  g_auto (GStrv) usual = g_strsplit (self->key->keys, " ", -1);
  const BastideKey *owner = NULL;

  say (self, "");
  for (guint i = 0; usual[i] != NULL && owner == NULL; i++)
    owner = bastide_keys_find_owner (self->keys, self->key, usual[i]);
  if (owner != NULL)
    choose (self, usual[0]);
  else
    bastide_keys_set (self->keys, self->key, NULL);
}

static void
bastide_key_row_unroot (GtkWidget *widget)
{
  stop_listening (BASTIDE_KEY_ROW (widget));

  GTK_WIDGET_CLASS (bastide_key_row_parent_class)->unroot (widget);
}

static void
bastide_key_row_finalize (GObject *object)
{
  g_clear_object (&BASTIDE_KEY_ROW (object)->keys);

  G_OBJECT_CLASS (bastide_key_row_parent_class)->finalize (object);
}

static void
bastide_key_row_class_init (BastideKeyRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_key_row_finalize;
  GTK_WIDGET_CLASS (klass)->unroot = bastide_key_row_unroot;
}

static GtkWidget *
add_button (BastideKeyRow *self,
            GtkWidget     *button,
            GCallback      clicked)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  /* Who goes elsewhere wants no other key. */
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (stop_listening), self);
  gtk_widget_add_controller (button, focus);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);

  return button;
}

static void
bastide_key_row_init (BastideKeyRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  self->reset = add_button (self, gtk_button_new_from_icon_name ("edit-undo-symbolic"), G_CALLBACK (reset));
  gtk_widget_set_tooltip_text (self->reset, _("Reset"));
  bastide_accessible_set_label (self->reset, _("Reset"));
  self->button = add_button (self, gtk_button_new_with_label (""), G_CALLBACK (listen));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->button);
}

GtkWidget *
bastide_key_row_new (BastideKeys      *keys,
                     const BastideKey *key)
{
  BastideKeyRow *self = g_object_new (BASTIDE_TYPE_KEY_ROW, "title", _(key->title), NULL);

  self->keys = g_object_ref (keys);
  self->key = key;
  g_signal_connect_object (keys, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
