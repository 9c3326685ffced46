/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-look.h"

static BastideLook look;
static BastideWheel wheel;
static BastideSecondClick second_click;

static void
theme_changed (GSettings *settings)
{
  look = (BastideLook) g_settings_get_uint (settings, "board-theme");
}

static void
wheel_changed (GSettings *settings)
{
  wheel = (BastideWheel) g_settings_get_uint (settings, "wheel");
}

static void
second_click_changed (GSettings *settings)
{
  second_click = (BastideSecondClick) g_settings_get_uint (settings, "second-click");
}

void
bastide_look_follow (GSettings *settings)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_signal_connect (settings, "changed::board-theme", G_CALLBACK (theme_changed), NULL);
  g_signal_connect (settings, "changed::wheel", G_CALLBACK (wheel_changed), NULL);
  g_signal_connect (settings, "changed::second-click", G_CALLBACK (second_click_changed), NULL);
  theme_changed (settings);
  wheel_changed (settings);
  second_click_changed (settings);
}

const BstRenderTheme *
bastide_look_get_theme (BstTileSet *set,
                        gboolean    dark)
{
  switch (look)
    {
    case BASTIDE_LOOK_DAY:
      return bst_render_theme_get (BST_RENDER_THEME_DAY);

    case BASTIDE_LOOK_NIGHT:
      return bst_render_theme_get (BST_RENDER_THEME_NIGHT);

    case BASTIDE_LOOK_WINTER:
      return bst_render_theme_get (BST_RENDER_THEME_WINTER);

    case BASTIDE_LOOK_AUTOMATIC:
    default:
      if (set != NULL)
        return bst_render_theme_for_set (set, dark);

      return bst_render_theme_get (dark ? BST_RENDER_THEME_NIGHT : BST_RENDER_THEME_DAY);
    }
}

BastideWheel
bastide_look_get_wheel (void)
{
  return wheel;
}

BastideSecondClick
bastide_look_get_second_click (void)
{
  return second_click;
}
