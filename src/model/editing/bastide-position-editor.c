/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-position-editor-private.h"

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

G_DEFINE_FINAL_TYPE (BastidePositionEditor, bastide_position_editor, G_TYPE_OBJECT)

static void
bastide_position_editor_finalize (GObject *object)
{
  BastidePositionEditor *self = BASTIDE_POSITION_EDITOR (object);

  g_clear_object (&self->study);
  g_clear_pointer (&self->block, g_array_unref);
  g_clear_pointer (&self->block_figures, g_array_unref);

  G_OBJECT_CLASS (bastide_position_editor_parent_class)->finalize (object);
}

static void
bastide_position_editor_get_property (GObject    *object,
                                      guint       property,
                                      GValue     *value,
                                      GParamSpec *spec)
{
  if (property == PROP_ACTIVE)
    g_value_set_boolean (value, BASTIDE_POSITION_EDITOR (object)->active);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
}

static void
bastide_position_editor_set_property (GObject      *object,
                                      guint         property,
                                      const GValue *value,
                                      GParamSpec   *spec)
{
  if (property == PROP_ACTIVE)
    bastide_position_editor_set_active (BASTIDE_POSITION_EDITOR (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
}

static void
bastide_position_editor_class_init (BastidePositionEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bastide_position_editor_finalize;
  object_class->get_property = bastide_position_editor_get_property;
  object_class->set_property = bastide_position_editor_set_property;

  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                  | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  changed_signal = g_signal_new ("changed", BASTIDE_TYPE_POSITION_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_position_editor_init (BastidePositionEditor *self)
{
  self->last_tile = (BastideBrush) { .tool = BASTIDE_TOOL_TILE, .type = BST_NO_TILE };
  self->last_figure = (BastideBrush) { .tool = BASTIDE_TOOL_FIGURE, .player = BST_NO_PLAYER };
}

/* Tiles and players are others: what was armed or copied means nothing any more. */
static void
study_reset (BastidePositionEditor *self)
{
  bastide_position_editor_init (self);
  self->brush = (BastideBrush) { .tool = BASTIDE_TOOL_POINTER };
  self->selected = BASTIDE_SELECTED_NOTHING;
  self->refusal = NULL;
  g_clear_pointer (&self->block, g_array_unref);
  g_clear_pointer (&self->block_figures, g_array_unref);
}

static gboolean
has_figure (BastidePositionEditor *self,
            const BstSpot         *figure)
{
  const BstPosition *position = bastide_study_get_position (self->study);
  guint n_figures;

  bst_position_get_figures (position, &n_figures);
  for (guint i = 0; i < n_figures; i++)
    {
      BstSpot spot;

      bst_position_get_figure_spot (position, i, &spot);
      if (bastide_position_editor_same_figure (&spot, figure))
        return TRUE;
    }

  return FALSE;
}

/* What was selected may be gone after undo, or at another node. */
static void
node_changed (BastidePositionEditor *self)
{
  if ((self->selected == BASTIDE_SELECTED_FIGURE && !has_figure (self, &self->figure))
      || (self->selected == BASTIDE_SELECTED_TOKEN && !bastide_position_editor_has_token (self, &self->token)))
    bastide_position_editor_select_none (self);
}

static void
study_changed (BastidePositionEditor  *self,
               BastideStudyChange      change)
{
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    bastide_position_editor_emit_changed (self);
  if (change & BASTIDE_STUDY_POSITION)
    node_changed (self);
}

static void
study_settled (BastidePositionEditor *self,
               BastideStudyChange     change)
{
  if (change & BASTIDE_STUDY_RECORD)
    bastide_position_editor_set_active (self, FALSE);
}

BastidePositionEditor *
bastide_position_editor_new (BastideStudy *study)
{
  BastidePositionEditor *self = g_object_new (BASTIDE_TYPE_POSITION_EDITOR, NULL);

  self->study = g_object_ref (study);
  g_signal_connect_object (study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "settled", G_CALLBACK (study_settled), self, G_CONNECT_SWAPPED);

  return self;
}

BastideStudy *
bastide_position_editor_get_study (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), NULL);

  return self->study;
}

gboolean
bastide_position_editor_is_active (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  return self->active;
}

void
bastide_position_editor_set_active (BastidePositionEditor *self,
                                    gboolean               active)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  active = active && bastide_study_get_record (self->study) != NULL;
  if (active == self->active)
    return;
  self->active = active;
  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_NOTHING;
  self->brush = (BastideBrush) { .tool = BASTIDE_TOOL_POINTER };
  /* A turn that was being tried is none any more. */
  if (active)
    bastide_study_take_partial_turn (self->study, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  g_signal_emit (self, changed_signal, 0);
}

void
bastide_position_editor_emit_changed (BastidePositionEditor *self)
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
bastide_position_editor_commit (BastidePositionEditor  *self,
                                BstSetup               *setup,
                                BstSetupResult          result,
                                BstChangeName           name)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  self->refusal = describe (result);
  if (result == BST_SETUP_OK)
    bastide_study_set_up (self->study, setup, name);
  else
    bst_setup_free (setup);
  g_signal_emit (self, changed_signal, 0);

  return result == BST_SETUP_OK;
}

const char *
bastide_position_editor_get_refusal (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), NULL);

  return self->refusal;
}

/* --- Tools --- */

const BastideBrush *
bastide_position_editor_get_brush (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), NULL);

  return &self->brush;
}

void
bastide_position_editor_arm (BastidePositionEditor *self,
                             const BastideBrush    *brush)
{
  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  self->refusal = NULL;
  self->selected = BASTIDE_SELECTED_NOTHING;
  self->brush = brush != NULL ? *brush : (BastideBrush) { .tool = BASTIDE_TOOL_POINTER };
  if (self->brush.tool == BASTIDE_TOOL_TILE)
    self->last_tile = self->brush;
  if (self->brush.tool == BASTIDE_TOOL_FIGURE)
    self->last_figure = self->brush;
  bastide_position_editor_emit_changed (self);
}

void
bastide_position_editor_arm_tool (BastidePositionEditor *self,
                                  BastideTool            tool)
{
  BastideBrush brush = { .tool = tool };

  g_return_if_fail (BASTIDE_IS_POSITION_EDITOR (self));

  if (tool == BASTIDE_TOOL_TILE)
    {
      brush = self->last_tile;
      brush.type = MAX (brush.type, 0);
    }
  if (tool == BASTIDE_TOOL_FIGURE)
    {
      brush = self->last_figure;
      brush.player = MAX (brush.player, 0);
    }
  bastide_position_editor_arm (self, &brush);
}

gboolean
bastide_position_editor_cancel (BastidePositionEditor *self)
{
  g_return_val_if_fail (BASTIDE_IS_POSITION_EDITOR (self), FALSE);

  if (!self->active)
    return FALSE;
  if (self->selected != BASTIDE_SELECTED_NOTHING)
    bastide_position_editor_select_none (self);
  else if (self->brush.tool != BASTIDE_TOOL_POINTER)
    bastide_position_editor_arm (self, NULL);
  else
    bastide_position_editor_set_active (self, FALSE);

  return TRUE;
}
