/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-bag.h"
#include "bastide-accessible.h"
#include "bastide-bag-tiles.h"
#include "bastide-counted-tile.h"
#include "bastide-drawn-tiles.h"
#include "bastide-held-tiles.h"
#include "bastide-key-layout.h"
#include "bastide-next-frame.h"
#include "bastide-placeholder.h"
#include "bastide-template.h"
#include "bastide-tiles-left.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Letters that follow each other in this time belong to one name, in microseconds. */
#define TYPING_TIME (1000 * 1000)

struct _BastideBag
{
  GtkWidget         parent_instance;

  /* Owned */
  BastideStudy     *study;
  BastideShown     *shown;      /* of the study, until the next is taken; NULL while there is none */
  BastideTileCache *tiles;
  BastideDrawMap   *draw_map;   /* NULL without a study */
  BastideNextFrame  next_frame; /* in which more tiles get their picture */
  BastideNextFrame  step_frame; /* in which it says what is left after a step: the board comes first */

  guint             n_tiles;    /* in the bag before the game */
  char             *filter;     /* NULL shows all */
  gboolean          only_left;
  gboolean          has_pictures; /* all tiles */
  gboolean          editing;
  GString          *typed;      /* name of a tile, so far */
  gint64            typed_at;   /* microseconds */

  /* Template */
  GtkLabel         *total;
  GtkWidget        *only_left_button;
  GtkLabel         *discarded;
  GtkFlowBox       *holding;        /* seen in edit mode: the strip tells of it */
  GtkLabel         *caption;        /* of what draws are worth */
  GtkWidget        *scroll;
  BastideBagTiles  *box;
  BastideDrawnTiles *drawn;         /* in place of the box, at the end of a game */
  BastidePlaceholder *nothing;      /* where the filter finds nothing */
};

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_LIT,
  PROP_ONLY_LEFT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BastideBag, bastide_bag, GTK_TYPE_WIDGET)

/* --- Hands --- */

static void
update_hands (BastideBag *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->holding), self->editing);
  if (!self->editing)
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->holding)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bastide_held_tiles_update (BASTIDE_HELD_TILES (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))),
                               bastide_shown_get_position (self->shown), self->tiles);
}

/* --- Who drew what --- */

/* Once nothing is left to be drawn. The pictures are those of the bag, which come first. */
static void
update_drawn (BastideBag *self)
{
  gboolean is_shown = bastide_shown_is_over (self->shown) && !self->editing && !bastide_study_is_exam (self->study)
                      && self->filter == NULL && bastide_shown_get_n_moves (self->shown) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->box), !is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->drawn), is_shown);
  is_shown = is_shown && self->has_pictures;
  bastide_drawn_tiles_set (self->drawn, is_shown ? self->shown : NULL, self->tiles);
}

/* --- Pictures --- */

static gboolean
draw_pictures (GtkWidget *widget)
{
  BastideBag *self = BASTIDE_BAG (widget);

  if (bastide_bag_tiles_draw (self->box))
    return G_SOURCE_CONTINUE;
  self->has_pictures = TRUE;
  if (self->shown != NULL)
    update_drawn (self);

  return G_SOURCE_REMOVE;
}

/* The board comes first. */
static void
update_pictures (BastideBag *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  int size = BASTIDE_COUNTED_TILE_SIZE * gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->shown == NULL)
    return;

  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  self->has_pictures = FALSE;
  self->tiles = bastide_tile_cache_new (bastide_shown_get_art (self->shown),
                                        bastide_shown_get_theme (self->shown, dark),
                                        size);
  bastide_bag_tiles_set_pictures (self->box, self->tiles);
  /* What is in hand is drawn by the same pictures. */
  update_hands (self);
  bastide_next_frame_call (&self->next_frame, GTK_WIDGET (self), draw_pictures);
}

/* --- All of it --- */

static void
update_filter (BastideBag *self)
{
  gboolean is_empty;

  bastide_bag_tiles_set_filter (self->box, self->filter, self->only_left);
  is_empty = bastide_bag_get_first (self) == BST_NO_TILE;
  bastide_placeholder_set_text (self->nothing, !is_empty ? NULL : self->filter != NULL ? _("No tile is called so.")
                                                                                       : _("No tile is left."));
  if (self->filter == NULL && self->only_left)
    bastide_placeholder_set_button (self->nothing, _("Show All Tiles"), "bag.show-all");
  else
    bastide_placeholder_set_button (self->nothing, NULL, NULL);
}

/* What is in hand is left, too: the same sum as that of the position that is edited. Made when it is asked for: a tooltip
 * that is set asks the screen where the pointer is. */
static gboolean
query_total (BastideBag *self,
             int         x,
             int         y,
             gboolean    by_keyboard,
             GtkTooltip *tooltip)
{
  g_autofree char *total = NULL;

  if (self->shown == NULL)
    return FALSE;
  total = bastide_tiles_left_dup_text (bastide_shown_get_position (self->shown), self->n_tiles);
  gtk_tooltip_set_text (tooltip, total);

  return TRUE;
}

static void
update_total (BastideBag        *self,
              const BstPosition *position)
{
  g_autofree char *total = bastide_tiles_left_dup_text (position, self->n_tiles);
  g_autofree char *numbers = bastide_tiles_left_dup_numbers (position, self->n_tiles);
  g_autofree char *discarded = NULL;
  guint n_discarded;

  gtk_label_set_label (self->total, numbers);
  bastide_accessible_set_label (GTK_WIDGET (self->total), total);

  bst_position_get_discards (position, &n_discarded);
  discarded = g_strdup_printf (ngettext ("%u tile put aside", "%u tiles put aside", n_discarded), n_discarded);
  gtk_label_set_label (self->discarded, discarded);
  gtk_widget_set_visible (GTK_WIDGET (self->discarded), n_discarded > 0);
}

void
bastide_bag_set_cell (BastideBag *self,
                      gboolean    has_cell,
                      int         x,
                      int         y)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  bastide_bag_tiles_set_cell (self->box, has_cell, x, y);
}

static void
update_draws (BastideBag *self)
{
  g_autofree char *caption = bastide_draw_map_dup_caption (self->draw_map);

  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);
  bastide_bag_tiles_set_draws (self->box, self->draw_map);
}

void
bastide_bag_set_shows_draws (BastideBag *self,
                             gboolean    shows_draws)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  bastide_draw_map_set_active (self->draw_map, shows_draws);
}

BastideDrawMap *
bastide_bag_get_draw_map (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), NULL);

  return self->draw_map;
}

void
bastide_bag_set_closing (BastideBag   *self,
                         const guint8 *closing)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  bastide_bag_tiles_set_closing (self->box, closing);
}

static void
node_changed (BastideBag *self,
              gboolean    at_once)
{
  const BstPosition *position = bastide_shown_get_position (self->shown);
  gboolean is_exam = bastide_study_is_exam (self->study);

  update_total (self, position);
  gtk_widget_set_visible (GTK_WIDGET (self->total), !is_exam);
  gtk_widget_set_visible (self->only_left_button, !is_exam);
  update_hands (self);
  bastide_bag_tiles_update (self->box, at_once);
  if (self->only_left)
    update_filter (self);
  update_drawn (self);
}

int
bastide_bag_get_lit (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  return bastide_bag_tiles_get_lit (self->box);
}

static void
add_hand (BastideBag *self,
          BstGame    *game,
          guint       player)
{
  GtkWidget *hand = bastide_held_tiles_new (game, player);

  gtk_flow_box_append (self->holding, hand);
  gtk_widget_set_focusable (gtk_widget_get_parent (hand), FALSE);
}

static void
record_changed (BastideBag *self)
{
  BstGame *game = bastide_shown_get_game (self->shown);
  g_autoptr (BstPosition) start = bst_position_new (game);
  GtkWidget *hand;

  self->n_tiles = bst_position_get_n_remaining (start);
  while ((hand = gtk_widget_get_first_child (GTK_WIDGET (self->holding))))
    gtk_flow_box_remove (self->holding, hand);
  for (guint p = 0; p < bst_game_get_n_players (game); p++)
    add_hand (self, game, p);
  bastide_bag_tiles_make (self->box);
  update_filter (self);
  update_pictures (self);
}

/* The tiles that are there are of a game that is gone. */
static void
study_reset (BastideBag *self)
{
  bastide_shown_set (&self->shown, NULL);
  bastide_bag_tiles_set_shown (self->box, NULL, FALSE);
}

static gboolean
node_changed_later (GtkWidget *widget)
{
  BastideBag *self = BASTIDE_BAG (widget);

  if (self->shown != NULL)
    node_changed (self, FALSE);

  return G_SOURCE_REMOVE;
}

static void
study_changed (BastideBag         *self,
               BastideStudyChange  change)
{
  bastide_shown_set (&self->shown, bastide_study_get_shown (self->study));
  bastide_bag_tiles_set_shown (self->box, self->shown, bastide_study_is_exam (self->study));
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME))
    record_changed (self);
  if (!(change & (BASTIDE_STUDY_POSITION | BASTIDE_STUDY_EXAM)) || self->shown == NULL)
    return;
  if (change & (BASTIDE_STUDY_RECORD | BASTIDE_STUDY_GAME | BASTIDE_STUDY_EXAM))
    node_changed (self, TRUE);
  else
    bastide_next_frame_call (&self->step_frame, GTK_WIDGET (self), node_changed_later);
}

void
bastide_bag_set_study (BastideBag   *self,
                       BastideStudy *study)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));
  g_return_if_fail (self->study == NULL);

  self->study = g_object_ref (study);
  bastide_shown_set (&self->shown, bastide_study_get_shown (study));
  bastide_bag_tiles_set_shown (self->box, self->shown, bastide_study_is_exam (study));
  g_signal_connect_object (study, "reset", G_CALLBACK (study_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (study_changed), self, G_CONNECT_SWAPPED);
  self->draw_map = bastide_draw_map_new (study);
  g_signal_connect_object (self->draw_map, "changed", G_CALLBACK (update_draws), self, G_CONNECT_SWAPPED);
}

int
bastide_bag_get_selected (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  return bastide_bag_tiles_get_selected (self->box);
}

void
bastide_bag_set_selected (BastideBag *self,
                          int         type)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  bastide_bag_tiles_set_selected (self->box, type);
}

/* "selected" and "lit" are those of the tiles. */
static void
notify_too (BastideBag *self,
            GParamSpec *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

/* --- Looking for a tile --- */

void
bastide_bag_set_filter (BastideBag *self,
                        const char *text)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  g_free (self->filter);
  self->filter = text != NULL && text[0] != '\0' ? g_strdup (text) : NULL;
  bastide_next_frame_finish (&self->step_frame, GTK_WIDGET (self));
  update_filter (self);
}

static void
set_only_left (BastideBag *self,
               gboolean    only_left)
{
  if (self->only_left == only_left)
    return;
  self->only_left = only_left;
  bastide_next_frame_finish (&self->step_frame, GTK_WIDGET (self));
  update_filter (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ONLY_LEFT]);
}

static void
show_all (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  set_only_left (BASTIDE_BAG (widget), FALSE);
}

int
bastide_bag_get_first (BastideBag *self)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  return bastide_bag_tiles_get_first (self->box);
}

int
bastide_bag_find_tile (BastideBag *self,
                       GtkWidget  *widget)
{
  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_TILE);

  return bastide_bag_tiles_find (self->box, widget);
}

/* --- Editing --- */

void
bastide_bag_set_editing (BastideBag *self,
                         gboolean    editing)
{
  g_return_if_fail (BASTIDE_IS_BAG (self));

  self->editing = editing;
  gtk_widget_set_visible (GTK_WIDGET (self->holding), editing);
  if (self->shown == NULL)
    return;
  update_hands (self);
  update_drawn (self);
}

int
bastide_bag_find_held_tiles (BastideBag *self,
                             GtkWidget  *widget)
{
  GtkWidget *hand;

  g_return_val_if_fail (BASTIDE_IS_BAG (self), BST_NO_PLAYER);

  hand = widget != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self->holding))
         ? gtk_widget_get_ancestor (widget, BASTIDE_TYPE_HELD_TILES) : NULL;

  return hand != NULL ? (int) bastide_held_tiles_get_player (BASTIDE_HELD_TILES (hand)) : BST_NO_PLAYER;
}

/* --- Typing the name of a tile --- */

static gboolean
key_pressed (BastideBag      *self,
             guint            key,
             guint            code,
             GdkModifierType  modifiers)
{
  guint latin = bastide_key_layout_find_latin (GTK_WIDGET (self), key, code);
  gunichar letter = gdk_keyval_to_unicode (latin != GDK_KEY_VoidSymbol ? latin : key);
  gint64 now = g_get_monotonic_time ();
  int type;

  if (self->editing
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) || letter <= ' '
      || letter > '~' || self->shown == NULL)
    return GDK_EVENT_PROPAGATE;

  if (now - self->typed_at > TYPING_TIME)
    g_string_truncate (self->typed, 0);
  self->typed_at = now;
  g_string_append_c (self->typed, g_ascii_toupper ((char) letter));
  type = bastide_tiles_left_find_name (bastide_shown_get_game (self->shown), self->typed->str);
  if (type != BST_NO_TILE)
    bastide_bag_tiles_focus (self->box, type);

  return GDK_EVENT_STOP;
}

static void
bastide_bag_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_int (value, bastide_bag_get_selected (BASTIDE_BAG (object)));
  else if (id == PROP_LIT)
    g_value_set_int (value, bastide_bag_get_lit (BASTIDE_BAG (object)));
  else if (id == PROP_ONLY_LEFT)
    g_value_set_boolean (value, BASTIDE_BAG (object)->only_left);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_bag_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (id == PROP_SELECTED)
    bastide_bag_set_selected (BASTIDE_BAG (object), g_value_get_int (value));
  else if (id == PROP_ONLY_LEFT)
    set_only_left (BASTIDE_BAG (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_bag_dispose (GObject *object)
{
  BastideBag *self = BASTIDE_BAG (object);

  g_clear_object (&self->draw_map);
  bastide_template_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->tiles, bastide_tile_cache_free);
  bastide_shown_set (&self->shown, NULL);
  g_clear_object (&self->study);
  g_clear_pointer (&self->filter, g_free);
  if (self->typed != NULL)
    g_string_free (g_steal_pointer (&self->typed), TRUE);

  G_OBJECT_CLASS (bastide_bag_parent_class)->dispose (object);
}

static void
bastide_bag_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  BastideBag *self = BASTIDE_BAG (widget);

  bastide_bag_tiles_scrolled (self->box, self->scroll);
  GTK_WIDGET_CLASS (bastide_bag_parent_class)->snapshot (widget, snapshot);
}

static void
bastide_bag_class_init (BastideBagClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bastide_bag_dispose;
  object_class->get_property = bastide_bag_get_property;
  object_class->set_property = bastide_bag_set_property;
  widget_class->snapshot = bastide_bag_snapshot;

  properties[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, BST_NO_TILE, G_MAXINT,
                                                BST_NO_TILE,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_LIT] = g_param_spec_int ("lit", NULL, NULL, BST_NO_TILE, G_MAXINT, BST_NO_TILE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ONLY_LEFT] = g_param_spec_boolean ("only-left", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                     | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "bag.show-all", NULL, show_all);

  bastide_template_types (BASTIDE_TYPE_BAG_TILES, BASTIDE_TYPE_DRAWN_TILES, BASTIDE_TYPE_PLACEHOLDER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/bastide/Bastide/bastide-bag.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bastide_template_children (widget_class, BastideBag, total, only_left_button, discarded, holding, caption, scroll, box,
                             drawn, nothing);
  bastide_template_callbacks (widget_class, notify_too, query_total);
}

static void
bastide_bag_init (BastideBag *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->typed = g_string_new (NULL);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_pictures), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_pictures), NULL);
}
