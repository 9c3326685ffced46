/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey-pointer.h"
#include "inside.h"

#include <gdk/x11/gdkx.h>
#include <gmodule.h>

/* The functions of two libraries that are there wherever the window can be driven, and need not be where it is built. */
static struct
{
  gpointer (*open)      (const char *name);
  int      (*sync)      (gpointer display, int discard);
  guint8   (*find_code) (gpointer display, gulong symbol);
  int      (*set_focus) (gpointer display, gulong window, int revert, gulong time);
  int      (*motion)    (gpointer display, int screen, int x, int y, gulong delay);
  int      (*button)    (gpointer display, guint button, int is_down, gulong delay);
  int      (*key)       (gpointer display, guint code, int is_down, gulong delay);
} x;

static gpointer display;

static void
find (GModule    *module,
      const char *name,
      gpointer   *function)
{
  if (!g_module_symbol (module, name, function))
    g_error ("%s", g_module_error ());
}

static void
connect (void)
{
  GModule *x11 = g_module_open ("libX11.so.6", G_MODULE_BIND_LAZY);
  GModule *test = g_module_open ("libXtst.so.6", G_MODULE_BIND_LAZY);

  if (display != NULL)
    return;
  if (x11 == NULL || test == NULL)
    g_error ("%s", g_module_error ());
  find (x11, "XOpenDisplay", (gpointer *) &x.open);
  find (x11, "XSync", (gpointer *) &x.sync);
  find (x11, "XKeysymToKeycode", (gpointer *) &x.find_code);
  find (x11, "XSetInputFocus", (gpointer *) &x.set_focus);
  find (test, "XTestFakeMotionEvent", (gpointer *) &x.motion);
  find (test, "XTestFakeButtonEvent", (gpointer *) &x.button);
  find (test, "XTestFakeKeyEvent", (gpointer *) &x.key);
  display = x.open (NULL);
  if (display == NULL)
    g_error ("There is no X server");
}

void
monkey_pointer_move (GtkWidget *widget,
                     double     x_in_widget,
                     double     y_in_widget)
{
  int at_x, at_y;

  connect ();
  inside_find_pixel (widget, x_in_widget, y_in_widget, &at_x, &at_y);
  x.motion (display, -1, at_x, at_y, 0);
  x.sync (display, FALSE);
}

void
monkey_pointer_press (guint    button,
                      gboolean is_down)
{
  connect ();
  x.button (display, button, is_down, 0);
  x.sync (display, FALSE);
}

static void
press (gulong   symbol,
       gboolean is_down)
{
  guint8 code = x.find_code (display, symbol);

  if (code != 0)
    x.key (display, code, is_down, 0);
}

static void
press_modifiers (GdkModifierType modifiers,
                 gboolean        is_down)
{
  if (modifiers & GDK_CONTROL_MASK)
    press (GDK_KEY_Control_L, is_down);
  if (modifiers & GDK_SHIFT_MASK)
    press (GDK_KEY_Shift_L, is_down);
  if (modifiers & GDK_ALT_MASK)
    press (GDK_KEY_Alt_L, is_down);
}

/* There is no window manager that would give it the focus. */
void
monkey_press_key (GtkWindow  *window,
                  const char *accelerator)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkModifierType modifiers;
  guint symbol;

  connect ();
  if (!gtk_accelerator_parse (accelerator, &symbol, &modifiers))
    return;
  x.set_focus (display, gdk_x11_surface_get_xid (surface), 1, 0);
  press_modifiers (modifiers, TRUE);
  press (symbol, TRUE);
  press (symbol, FALSE);
  press_modifiers (modifiers, FALSE);
  x.sync (display, FALSE);
}
