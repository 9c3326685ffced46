/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-power.h"

#include <gio/gio.h>

#define UPOWER      "org.freedesktop.UPower"
#define UPOWER_PATH "/org/freedesktop/UPower"

struct _BastidePower
{
  GObject               parent_instance;

  GPowerProfileMonitor *profile;        /* owned */
  GDBusProxy           *upower;         /* owned; NULL until it answered */
  GCancellable         *cancellable;    /* owned */
  gboolean              is_scarce;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BastidePower, bastide_power, G_TYPE_OBJECT)

static gboolean
is_on_battery (BastidePower *self)
{
  g_autoptr (GVariant) value = self->upower != NULL ? g_dbus_proxy_get_cached_property (self->upower, "OnBattery")
                                                    : NULL;

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value);
}

static void
update (BastidePower *self)
{
  gboolean is_scarce = g_power_profile_monitor_get_power_saver_enabled (self->profile) || is_on_battery (self);

  if (self->is_scarce == is_scarce)
    return;
  self->is_scarce = is_scarce;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Without it, or without a bus, nothing is known. */
static void
upower_ready (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  GDBusProxy *upower = g_dbus_proxy_new_for_bus_finish (result, NULL);
  BastidePower *self = user_data;

  /* If it was cancelled there is nobody to tell. */
  if (upower == NULL)
    return;
  self->upower = upower;
  g_signal_connect_object (upower, "g-properties-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

gboolean
bastide_power_is_scarce (BastidePower *self)
{
  g_return_val_if_fail (BASTIDE_IS_POWER (self), FALSE);

  return self->is_scarce;
}

static void
bastide_power_dispose (GObject *object)
{
  BastidePower *self = BASTIDE_POWER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->upower);
  g_clear_object (&self->profile);

  G_OBJECT_CLASS (bastide_power_parent_class)->dispose (object);
}

static void
bastide_power_class_init (BastidePowerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_power_dispose;

  signals[CHANGED] = g_signal_new ("changed", BASTIDE_TYPE_POWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
bastide_power_init (BastidePower *self)
{
  self->cancellable = g_cancellable_new ();
  self->profile = g_power_profile_monitor_dup_default ();
  self->is_scarce = g_power_profile_monitor_get_power_saver_enabled (self->profile);
  g_signal_connect_object (self->profile, "notify::power-saver-enabled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SYSTEM, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL, UPOWER, UPOWER_PATH, UPOWER,
                            self->cancellable, upower_ready, self);
}

BastidePower *
bastide_power_new (void)
{
  return g_object_new (BASTIDE_TYPE_POWER, NULL);
}
