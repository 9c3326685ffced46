/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-edit-private.h"

#include <bst-feature.h>

#include <glib/gi18n.h>

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
  g_clear_pointer (&self->block, g_array_unref);
  g_clear_pointer (&self->block_figures, g_array_unref);

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
  self->last_tile = (BastideStamp) { .tool = BASTIDE_TOOL_TILE, .type = BST_NO_TILE };
  self->last_figure = (BastideStamp) { .tool = BASTIDE_TOOL_FIGURE, .player = BST_NO_PLAYER };
}

/* Tiles and players are others: what was armed or copied means nothing any more. */
static void
game_changed (BastideEdit *self)
{
  bastide_edit_init (self);
  self->stamp = (BastideStamp) { .tool = BASTIDE_TOOL_POINTER };
  self->selected = BASTIDE_SELECTED_NOTHING;
  self->refusal = NULL;
  g_clear_pointer (&self->block, g_array_unref);
  g_clear_pointer (&self->block_figures, g_array_unref);
  bastide_edit_emit_changed (self);
}

static void
record_changed (BastideEdit *self)
{
  bastide_edit_set_active (self, FALSE);
  game_changed (self);
}

static gboolean
has_figure (BastideEdit   *self,
            const BstSpot *figure)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  guint n_figures;

  bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      BstSpot spot;

      bst_position_get_figure_spot (position, i, &spot);
      if (bastide_edit_same_figure (&spot, figure))
        return TRUE;
    }

  return FALSE;
}

/* What was selected may be gone after undo, or at another node. */
static void
node_changed (BastideEdit *self)
{
  if ((self->selected == BASTIDE_SELECTED_FIGURE && !has_figure (self, &self->figure))
      || (self->selected == BASTIDE_SELECTED_TOKEN && !bastide_edit_has_token (self, &self->token)))
    bastide_edit_select_none (self);
}

static void
study_changed (BastideEdit        *self,
               BastideStudyChange  change)
{
  if (change & BASTIDE_STUDY_RECORD)
    record_changed (self);
  else if (change & BASTIDE_STUDY_GAME)
    game_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
}

BastideEdit *
bastide_edit_new (BastideStudy *study)
{
  BastideEdit *self = g_object_new (BASTIDE_TYPE_EDIT, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);

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
  self->selected = BASTIDE_SELECTED_NOTHING;
  self->stamp = (BastideStamp) { .tool = BASTIDE_TOOL_POINTER };
  /* A turn that was being tried is none any more. */
  if (active)
    bastide_study_take_trial (self->study, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  g_signal_emit (self, changed_signal, 0);
}

void
bastide_edit_emit_changed (BastideEdit *self)
{
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

/* --- Tools --- */

const BastideStamp *
bastide_edit_get_stamp (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), NULL);

  return &self->stamp;
}

void
bastide_edit_arm (BastideEdit        *self,
                  const BastideStamp *stamp)
{
  g_return_if_fail (BASTIDE_IS_EDIT (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_NOTHING;
  self->stamp = stamp != NULL ? *stamp : (BastideStamp) { .tool = BASTIDE_TOOL_POINTER };
  if (self->stamp.tool == BASTIDE_TOOL_TILE)
    self->last_tile = self->stamp;
  if (self->stamp.tool == BASTIDE_TOOL_FIGURE)
    self->last_figure = self->stamp;
  bastide_edit_emit_changed (self);
}

void
bastide_edit_arm_tool (BastideEdit *self,
                       BastideTool  tool)
{
  BastideStamp stamp = { .tool = tool };

  g_return_if_fail (BASTIDE_IS_EDIT (self));

  if (tool == BASTIDE_TOOL_TILE)
    {
      stamp = self->last_tile;
      stamp.type = MAX (stamp.type, 0);
    }
  if (tool == BASTIDE_TOOL_FIGURE)
    {
      stamp = self->last_figure;
      stamp.player = MAX (stamp.player, 0);
    }
  bastide_edit_arm (self, &stamp);
}

gboolean
bastide_edit_cancel (BastideEdit *self)
{
  g_return_val_if_fail (BASTIDE_IS_EDIT (self), FALSE);

  if (!self->active)
    return FALSE;
  if (self->selected != BASTIDE_SELECTED_NOTHING)
    bastide_edit_select_none (self);
  else if (self->stamp.tool != BASTIDE_TOOL_POINTER)
    bastide_edit_arm (self, NULL);
  else
    bastide_edit_set_active (self, FALSE);

  return TRUE;
}
