/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit.h"

#include <glib/gi18n.h>

struct _BastideEdit
{
  GObject       parent_instance;

  BastideStudy *study;          /* Owned */
  gboolean      active;
  const char   *refusal;        /* static; NULL if nothing was refused */
};

enum
{
  PROP_0,
  PROP_ACTIVE,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (BastideEdit, bastide_edit, G_TYPE_OBJECT)

static void
bastide_edit_finalize (GObject *object)
{
  BastideEdit *self = BASTIDE_EDIT (object);

  g_clear_object (&self->study);

  G_OBJECT_CLASS (bastide_edit_parent_class)->finalize (object);
}

static void
bastide_edit_get_property (GObject    *object,
                           guint       property,
                           GValue     *value,
                           GParamSpec *spec)
{
  if (property == PROP_ACTIVE)
    g_value_set_boolean (value, BASTIDE_EDIT (object)->active);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
}

static void
bastide_edit_set_property (GObject      *object,
                           guint         property,
                           const GValue *value,
                           GParamSpec   *spec)
{
  if (property == PROP_ACTIVE)
    bastide_edit_set_active (BASTIDE_EDIT (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
}

static void
bastide_edit_class_init (BastideEditClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bastide_edit_finalize;
  object_class->get_property = bastide_edit_get_property;
  object_class->set_property = bastide_edit_set_property;

  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                  | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  changed_signal = g_signal_new ("changed", BASTIDE_TYPE_EDIT, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_edit_init (BastideEdit *self)
{
}

BastideEdit *
bastide_edit_new (BastideStudy *study)
{
  BastideEdit *self = g_object_new (BASTIDE_TYPE_EDIT, NULL);

  self->study = g_object_ref (study);

  return self;
}

BastideStudy *
bastide_edit_get_study (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), NULL);

  return self->study;
}

gboolean
bastide_edit_is_active (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), FALSE);

  return self->active;
}

void
bastide_edit_set_active (BastideEdit *self,
                         gboolean     active)
{
  g_return_if_fail (BASTIDE_IS_EDIT (self));

  active = active && bastide_study_get_record (self->study) != NULL;
  if (active == self->active)
    return;
  self->active = active;
  self->refusal = NULL;
  /* A turn that was being tried is none any more. */
  if (active)
    bastide_study_take_trial (self->study, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  g_signal_emit (self, changed_signal, 0);
}

static const char *
describe (BstSetupResult result)
{
  switch (result)
    {
    case BST_SETUP_TOO_WIDE:
      return _("The tiles would lie too far apart.");
    case BST_SETUP_TOO_MANY:
      return _("There can be no more of them.");
    case BST_SETUP_NO_PLACE:
      return _("There is no place for it here.");
    case BST_SETUP_NOT_IN_GAME:
      return _("A tile in use belongs to none of the sets.");
    case BST_SETUP_OK:
    case BST_SETUP_NOTHING:
    default:
      return NULL;
    }
}

gboolean
bastide_edit_commit (BastideEdit    *self,
                     BstSetup       *setup,
                     BstSetupResult  result,
                     BstChangeName   name)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), FALSE);

  self->refusal = describe (result);
  if (result == BST_SETUP_OK)
    bastide_study_set_up (self->study, setup, name);
  else
    bst_setup_free (setup);
  g_signal_emit (self, changed_signal, 0);

  return result == BST_SETUP_OK;
}

const char *
bastide_edit_get_refusal (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), NULL);

  return self->refusal;
}
