/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-key-layout.h"

/* What one key of the hardware gives. */
typedef struct
{
  GdkKeymapKey *keys;           /* owned */
  guint        *keyvals;        /* owned */
  int           n;
} Entries;

static void
clear (Entries *entries)
{
  g_free (entries->keys);
  g_free (entries->keyvals);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Entries, clear)

static gboolean
look_up (GtkWidget *widget,
         guint      code,
         Entries   *entries)
{
  return code != 0 && gdk_display_map_keycode (gtk_widget_get_display (widget), code, &entries->keys, &entries->keyvals,
                                               &entries->n);
}

static gboolean
is_ascii (guint keyval)
{
  return keyval > GDK_KEY_space && keyval <= GDK_KEY_asciitilde;
}

static gboolean
is_digit (guint keyval)
{
  return keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9;
}

/* (nullable) */
static const GdkKeymapKey *
find_own (const Entries *entries,
          guint          keyval)
{
  for (int i = 0; i < entries->n; i++)
    if (entries->keyvals[i] == keyval)
      return &entries->keys[i];

  return NULL;
}

/* With the same modifiers. */
static guint
find_in_other_layout (const Entries      *entries,
                      const GdkKeymapKey *own)
{
  for (int i = 0; i < entries->n; i++)
    if (entries->keys[i].group != own->group && entries->keys[i].level == own->level && is_ascii (entries->keyvals[i]))
      return entries->keyvals[i];

  return GDK_KEY_VoidSymbol;
}

static guint
find_digit_above (const Entries      *entries,
                  const GdkKeymapKey *own)
{
  for (int i = 0; i < entries->n; i++)
    if (entries->keys[i].group == own->group && entries->keys[i].level > own->level && is_digit (entries->keyvals[i]))
      return entries->keyvals[i];

  return GDK_KEY_VoidSymbol;
}

guint
bastide_key_layout_find_digit (GtkWidget *widget,
                               guint      keyval,
                               guint      code)
{
  g_auto (Entries) entries = { NULL };
  const GdkKeymapKey *own;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), GDK_KEY_VoidSymbol);

  own = look_up (widget, code, &entries) ? find_own (&entries, keyval) : NULL;

  return own != NULL ? find_digit_above (&entries, own) : GDK_KEY_VoidSymbol;
}

guint
bastide_key_layout_find_latin (GtkWidget *widget,
                               guint      keyval,
                               guint      code)
{
  g_auto (Entries) entries = { NULL };
  const GdkKeymapKey *own;
  guint latin = GDK_KEY_VoidSymbol;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), GDK_KEY_VoidSymbol);

  own = look_up (widget, code, &entries) ? find_own (&entries, keyval) : NULL;
  if (own == NULL)
    return GDK_KEY_VoidSymbol;
  if (!is_ascii (keyval) && gdk_keyval_to_unicode (keyval) > ' ')
    latin = find_in_other_layout (&entries, own);

  return latin != GDK_KEY_VoidSymbol ? latin : find_digit_above (&entries, own);
}
