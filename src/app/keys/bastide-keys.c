/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-keys.h"

#include <glib/gi18n.h>

#define SETTING "keys"

struct _BastideKeys
{
  GObject     parent_instance;

  GSettings  *settings;
  char     ***accels;           /* of each entry of the table */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (BastideKeys, bastide_keys, G_TYPE_OBJECT)

static guint
get_n_keys (void)
{
  guint n_keys;

  bastide_key_table_get (&n_keys);

  return n_keys;
}

static const BastideKey *
get_nth (guint n)
{
  guint n_keys;

  return bastide_key_table_get (&n_keys) + n;
}

/* --- Accelerators --- */

typedef struct
{
  guint            keyval;
  GdkModifierType  modifiers;
} Accel;

static gboolean
parse (const char *accelerator,
       Accel      *accel)
{
  return gtk_accelerator_parse (accelerator, &accel->keyval, &accel->modifiers) && accel->keyval != 0;
}

static gboolean
are_same (const char *a,
          const char *b)
{
  Accel left, right;

  return parse (a, &left) && parse (b, &right) && left.keyval == right.keyval
         && left.modifiers == right.modifiers;
}

/* Does it come to the page, and not to the program? */
static gboolean
is_late (const BastideKey *key,
         const Accel      *accel)
{
  gboolean is_function = accel->keyval >= GDK_KEY_F1 && accel->keyval <= GDK_KEY_F35;

  return key->is_late || (!is_function && (accel->modifiers & ~GDK_SHIFT_MASK) == 0);
}

/* Does a tool of the board hear it, and nobody else? */
static gboolean
is_tools (const BastideKey *key)
{
  return key->action != NULL && g_str_has_prefix (key->action, "tool.");
}

/* The key of the same meaning outside of the keypad. */
static guint
leave_keypad (guint keyval)
{
  static const guint pairs[][2] = {
    { GDK_KEY_KP_Left, GDK_KEY_Left }, { GDK_KEY_KP_Right, GDK_KEY_Right },
    { GDK_KEY_KP_Up, GDK_KEY_Up }, { GDK_KEY_KP_Down, GDK_KEY_Down },
    { GDK_KEY_KP_Home, GDK_KEY_Home }, { GDK_KEY_KP_End, GDK_KEY_End },
    { GDK_KEY_KP_Page_Up, GDK_KEY_Page_Up }, { GDK_KEY_KP_Page_Down, GDK_KEY_Page_Down },
    { GDK_KEY_KP_Enter, GDK_KEY_Return }, { GDK_KEY_KP_Delete, GDK_KEY_Delete },
    { GDK_KEY_KP_Add, GDK_KEY_plus }, { GDK_KEY_KP_Subtract, GDK_KEY_minus },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (pairs[i][0] == keyval)
      return pairs[i][1];
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_0 + GDK_KEY_0;

  return gdk_keyval_to_lower (keyval);
}

/* A sign may need Shift where it is on the keyboard; a letter with it is another key. */
static gboolean
is_sign (guint keyval)
{
  gunichar sign = gdk_keyval_to_unicode (keyval);

  return g_unichar_isgraph (sign) && !g_unichar_isalpha (sign);
}

static gboolean
fits (const Accel     *accel,
      guint            keyval,
      GdkModifierType  modifiers)
{
  return accel->keyval == keyval
         && (accel->modifiers == modifiers
             || (is_sign (keyval) && (accel->modifiers | GDK_SHIFT_MASK) == modifiers));
}

char *
bastide_keys_dup_accelerator (guint           keyval,
                              GdkModifierType modifiers)
{
  modifiers &= GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK;
  if (!gtk_accelerator_valid (keyval, modifiers) || keyval == GDK_KEY_ISO_Level3_Shift)
    return NULL;
  if (is_sign (keyval))
    modifiers &= ~(guint) GDK_SHIFT_MASK;

  return gtk_accelerator_name (leave_keypad (keyval), modifiers);
}

/* --- What is chosen --- */

const char * const *
bastide_keys_get (BastideKeys      *self,
                  const BastideKey *key)
{
  g_return_val_if_fail (BASTIDE_IS_KEYS (self), NULL);

  return (const char * const *) self->accels[key - get_nth (0)];
}

char *
bastide_keys_dup_label (BastideKeys      *self,
                        const BastideKey *key)
{
  const char * const *accels = bastide_keys_get (self, key);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; accels[i] != NULL; i++)
    {
      g_autofree char *label = NULL;
      Accel accel;

      if (!parse (accels[i], &accel))
        continue;
      label = gtk_accelerator_get_label (accel.keyval, accel.modifiers);
      if (text->len > 0)
        g_string_append (text, C_("list separator", ", "));
      g_string_append (text, label);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bastide_keys_dup_tooltip (BastideKeys *self,
                          const char  *action,
                          const char  *name)
{
  const BastideKey *key = bastide_key_table_find (action);
  const char *first;
  g_autofree char *label = NULL;
  Accel accel;

  g_return_val_if_fail (key != NULL, NULL);

  first = bastide_keys_get (self, key)[0];
  if (first == NULL || !parse (first, &accel))
    return g_strdup (name);
  label = gtk_accelerator_get_label (accel.keyval, accel.modifiers);

  /* Translators: what a button does, and the key that does it too. */
  return g_strdup_printf (_("%s (%s)"), name, label);
}

#define TOOLTIP "bastide-tooltip"       /* as the template has it */

void
bastide_keys_set_tooltips (BastideKeys *self,
                           GtkWidget   *widget)
{
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  const char *name = gtk_widget_get_tooltip_text (widget);

  g_return_if_fail (BASTIDE_IS_KEYS (self));

  if (action == NULL)
    action = gtk_widget_get_name (widget);
  if (name != NULL && bastide_key_table_find (action) != NULL)
    {
      g_autofree char *tooltip = NULL;

      if (g_object_get_data (G_OBJECT (widget), TOOLTIP) == NULL)
        g_object_set_data_full (G_OBJECT (widget), TOOLTIP, g_strdup (name), g_free);
      tooltip = bastide_keys_dup_tooltip (self, action, g_object_get_data (G_OBJECT (widget), TOOLTIP));
      gtk_widget_set_tooltip_text (widget, tooltip);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bastide_keys_set_tooltips (self, child);
}

static void
tell_keys (GtkWidget   *widget,
           BastideKeys *self)
{
  bastide_keys_set_tooltips (self, widget);
}

void
bastide_keys_keep_tooltips (BastideKeys *self,
                            GtkWidget   *widget)
{
  g_return_if_fail (BASTIDE_IS_KEYS (self));

  g_signal_connect_object (self, "changed", G_CALLBACK (tell_keys), widget, G_CONNECT_SWAPPED);
  tell_keys (widget, self);
}

const BastideKey *
bastide_keys_find_owner (BastideKeys      *self,
                         const BastideKey *key,
                         const char       *accelerator)
{
  g_return_val_if_fail (BASTIDE_IS_KEYS (self), NULL);

  for (guint i = 0; i < get_n_keys (); i++)
    if (get_nth (i) != key && (get_nth (i)->scope & key->scope) != 0)
      for (guint k = 0; self->accels[i][k] != NULL; k++)
        if (are_same (self->accels[i][k], accelerator))
          return get_nth (i);

  return NULL;
}

gboolean
bastide_keys_is_changed (BastideKeys      *self,
                         const BastideKey *key)
{
  g_auto (GStrv) first = g_strsplit (key->keys, " ", -1);

  return !g_strv_equal ((const char * const *) first, bastide_keys_get (self, key));
}

/* What is chosen for other keys than @without. (transfer full) */
static GVariantBuilder *
list_chosen (BastideKeys      *self,
             const BastideKey *without)
{
  GVariantBuilder *builder = g_variant_builder_new (G_VARIANT_TYPE ("a{sas}"));

  for (guint i = 0; i < get_n_keys (); i++)
    if (get_nth (i) != without && bastide_keys_is_changed (self, get_nth (i)))
      g_variant_builder_add (builder, "{s^as}", get_nth (i)->action, self->accels[i]);

  return builder;
}

void
bastide_keys_set (BastideKeys      *self,
                  const BastideKey *key,
                  const char       *accelerator)
{
  g_autoptr (GVariantBuilder) chosen = NULL;

  g_return_if_fail (BASTIDE_IS_KEYS (self));
  g_return_if_fail (key->action != NULL);

  chosen = list_chosen (self, key);
  if (accelerator != NULL)
    g_variant_builder_add (chosen, "{s^as}", key->action, (const char *[]) { accelerator, NULL });
  g_settings_set_value (self->settings, SETTING, g_variant_builder_end (chosen));
}

/* Those of the table if nothing was chosen, or what nobody can press. (transfer full) */
static char **
dup_accels (const BastideKey *key,
            GVariant         *chosen)
{
  g_auto (GStrv) own = NULL;
  Accel accel;

  if (key->action != NULL && g_variant_lookup (chosen, key->action, "^as", &own)
      && own[0] != NULL && parse (own[0], &accel))
    return g_steal_pointer (&own);

  return g_strsplit (key->keys, " ", -1);
}

static void
read_chosen (BastideKeys *self)
{
  g_autoptr (GVariant) chosen = g_settings_get_value (self->settings, SETTING);

  for (guint i = 0; i < get_n_keys (); i++)
    {
      g_strfreev (self->accels[i]);
      self->accels[i] = dup_accels (get_nth (i), chosen);
    }
  g_signal_emit (self, changed_signal, 0);
}

/* --- What is pressed --- */

void
bastide_keys_set_accels (BastideKeys    *self,
                         GtkApplication *application)
{
  g_return_if_fail (BASTIDE_IS_KEYS (self));

  for (guint i = 0; i < get_n_keys (); i++)
    {
      g_autoptr (GPtrArray) early = g_ptr_array_new ();
      Accel accel;

      for (guint k = 0; self->accels[i][k] != NULL; k++)
        if (parse (self->accels[i][k], &accel) && !is_late (get_nth (i), &accel))
          g_ptr_array_add (early, self->accels[i][k]);
      g_ptr_array_add (early, NULL);
      if (get_nth (i)->action != NULL && !is_tools (get_nth (i)))
        gtk_application_set_accels_for_action (application, get_nth (i)->action,
                                               (const char * const *) early->pdata);
    }
}

/* (nullable) */
static const BastideKey *
find (BastideKeys     *self,
      BastideKeyScope  scope,
      guint            keyval,
      GdkModifierType  modifiers,
      gboolean         late)
{
  guint lower = leave_keypad (keyval);

  for (guint i = 0; i < get_n_keys (); i++)
    {
      const BastideKey *key = get_nth (i);
      Accel accel;

      if (key->action == NULL || is_tools (key) || !(key->scope & scope))
        continue;
      for (guint k = 0; self->accels[i][k] != NULL; k++)
        if (parse (self->accels[i][k], &accel) && is_late (key, &accel) == late && fits (&accel, lower, modifiers))
          return key;
    }

  return NULL;
}

const BastideKey *
bastide_keys_find (BastideKeys     *self,
                   BastideKeyScope  scope,
                   guint            keyval,
                   GdkModifierType  modifiers)
{
  g_return_val_if_fail (BASTIDE_IS_KEYS (self), NULL);

  return find (self, scope, keyval, modifiers, TRUE);
}

static gboolean
is_among (const char * const *accels,
          guint               keyval,
          GdkModifierType     modifiers)
{
  Accel accel;

  for (guint i = 0; accels[i] != NULL; i++)
    if (parse (accels[i], &accel) && fits (&accel, keyval, modifiers))
      return TRUE;

  return FALSE;
}

void
bastide_keys_translate (BastideKeys     *self,
                        BastideKeyScope  scope,
                        guint           *keyval,
                        GdkModifierType *modifiers)
{
  guint pressed = leave_keypad (*keyval);
  GdkModifierType with = *modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK | GDK_SUPER_MASK);
  gboolean is_left = FALSE;

  g_return_if_fail (BASTIDE_IS_KEYS (self));

  for (guint i = 0; i < get_n_keys (); i++)
    {
      const BastideKey *key = get_nth (i);
      g_auto (GStrv) usual = g_strsplit (key->keys, " ", -1);
      Accel accel;

      if (!is_tools (key) || !(key->scope & scope))
        continue;
      if (!is_among (bastide_keys_get (self, key), pressed, with))
        is_left |= is_among ((const char * const *) usual, pressed, with);
      else if (!bastide_keys_is_changed (self, key) || !parse (usual[0], &accel))
        return;
      else
        {
          *keyval = accel.keyval;
          *modifiers = accel.modifiers;
          return;
        }
    }
  if (is_left)
    *keyval = GDK_KEY_VoidSymbol;
}

static gboolean
activate (const BastideKey *key,
          GtkWidget        *widget)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (key == NULL || !g_action_parse_detailed_name (key->action, &name, &target, NULL))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action_variant (widget, name, target);

  return GDK_EVENT_STOP;
}

gboolean
bastide_keys_press (BastideKeys     *self,
                    BastideKeyScope  scope,
                    GtkWidget       *widget,
                    guint            keyval,
                    GdkModifierType  modifiers)
{
  return activate (bastide_keys_find (self, scope, keyval, modifiers), widget);
}

gboolean
bastide_keys_press_early (BastideKeys     *self,
                          BastideKeyScope  scope,
                          GtkWidget       *widget,
                          guint            keyval,
                          GdkModifierType  modifiers)
{
  g_return_val_if_fail (BASTIDE_IS_KEYS (self), FALSE);

  return activate (find (self, scope, keyval, modifiers, FALSE), widget);
}

/* --- Class --- */

static void
bastide_keys_finalize (GObject *object)
{
  BastideKeys *self = BASTIDE_KEYS (object);

  for (guint i = 0; i < get_n_keys (); i++)
    g_strfreev (self->accels[i]);
  g_free (self->accels);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bastide_keys_parent_class)->finalize (object);
}

static void
bastide_keys_class_init (BastideKeysClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_keys_finalize;

  changed_signal = g_signal_new ("changed", BASTIDE_TYPE_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
bastide_keys_init (BastideKeys *self)
{
  self->accels = g_new0 (char **, get_n_keys ());
}

BastideKeys *
bastide_keys_new (GSettings *settings)
{
  BastideKeys *self = g_object_new (BASTIDE_TYPE_KEYS, NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::" SETTING, G_CALLBACK (read_chosen), self, G_CONNECT_SWAPPED);
  read_chosen (self);

  return self;
}

BastideKeys *
bastide_keys_get_shared (BastideUserState *user_state)
{
  static const char key[] = "bastide-keys";
  BastideKeys *keys = g_object_get_data (G_OBJECT (user_state), key);

  if (keys == NULL)
    {
      keys = bastide_keys_new (bastide_user_state_get_settings (user_state));
      g_object_set_data_full (G_OBJECT (user_state), key, keys, g_object_unref);
    }

  return keys;
}
