/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-overlay-choice.h"

static const BastideOverlay overlays[] = {
  { "show-farms", BST_RENDER_SHOW_FARMS },
  { "show-owners", BST_RENDER_SHOW_OWNERS },
  { "show-cities", BST_RENDER_SHOW_CITIES },
  { "show-roads", BST_RENDER_SHOW_ROADS },
  { "show-numbers", BST_RENDER_SHOW_NUMBERS },
  { "show-legal", BST_RENDER_SHOW_LEGAL },
  { "show-any", BST_RENDER_SHOW_ANY },
  { "show-holes", BST_RENDER_SHOW_HOLES },
  { "show-joins", BST_RENDER_SHOW_JOINS },
  { "show-coordinates", BST_RENDER_SHOW_COORDINATES },
};

const BastideOverlay *
bastide_overlay_choice_get (guint *n_overlays)
{
  *n_overlays = G_N_ELEMENTS (overlays);

  return overlays;
}

guint
bastide_overlay_choice_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (strcmp (overlays[i].name, name) == 0)
      return overlays[i].show;

  return 0;
}

const char *
bastide_overlay_choice_get_name (guint show)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (overlays[i].show & show)
      return overlays[i].name;

  return "none";
}

guint
bastide_overlay_choice_toggle (guint show,
                               guint overlay)
{
  const guint numbered = BST_RENDER_SHOW_OWNERS | BST_RENDER_SHOW_FARMS;
  gboolean is_shown = (show & overlay) != 0;

  if (overlay & BST_RENDER_SHOW_MAP)
    show &= ~(guint) BST_RENDER_SHOW_MAP;
  if (overlay & BST_RENDER_SHOW_CELLS)
    show &= ~(guint) BST_RENDER_SHOW_CELLS;
  if (overlay == BST_RENDER_SHOW_NUMBERS && !is_shown && !(show & numbered))
    show = (show & ~(guint) BST_RENDER_SHOW_MAP) | BST_RENDER_SHOW_FARMS;
  show = is_shown ? show & ~overlay : show | overlay;

  return show & numbered ? show : show & ~(guint) BST_RENDER_SHOW_NUMBERS;
}

guint
bastide_overlay_choice_set (guint show,
                            guint layer,
                            guint overlay)
{
  guint shown = show & layer;

  if (shown & ~overlay)
    show = bastide_overlay_choice_toggle (show, shown & ~overlay);

  return overlay & ~shown ? bastide_overlay_choice_toggle (show, overlay) : show;
}
