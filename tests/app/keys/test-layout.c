/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Real keys of the hardware under layouts of other scripts, and where digits need Shift: each does what it does under the
 * layout of the table. */

#include "config.h"

#include <bst-render-overlay.h>

#include "inside.h"

/* As X has them. */
#define CODE_1 10
#define CODE_2 11
#define CODE_3 12
#define CODE_4 13
#define CODE_D 40
#define CODE_F 41
#define CODE_H 43
#define CODE_J 44
#define CODE_K 45
#define CODE_L 46
#define CODE_O 32

typedef struct
{
  guint code;
  guint keyval;
} Given;

/* Is this what the key gives first? */
static gboolean
gives (gpointer data)
{
  const Given *given = data;
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_keys;

  return gdk_display_map_keycode (gdk_display_get_default (), given->code, &keys, &keyvals, &n_keys)
         && keyvals[0] == given->keyval;
}

static void
set_layout (const char *layout,
            guint       code,
            guint       keyval)
{
  Given given = { code, keyval };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) child = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "setxkbmap", "-layout", layout, NULL);

  g_assert_no_error (error);
  g_subprocess_wait_check (child, NULL, &error);
  g_assert_no_error (error);
  inside_wait (gives, &given);
}

static BastideWindow *
open_game (void)
{
  BastideWindow *window = inside_open ();

  inside_open_sample (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  inside_xdotool ("search --sync --onlyvisible --name Bastide windowfocus --sync");
  gtk_widget_grab_focus (GTK_WIDGET (inside_study (window)->board));

  return window;
}

static void
send (const char *what,
      const char *modifier,
      guint       code)
{
  g_autofree char *command = g_strdup_printf ("%s %s%u", what, modifier, code);

  g_test_message ("%s", command);
  inside_xdotool (command);
}

/* --- Letters --- */

typedef struct
{
  BastideWindow *window;
  guint          show;
} Shown;

static gboolean
is_shown (gpointer data)
{
  const Shown *shown = data;

  return (bastide_board_get_show (inside_study (shown->window)->board) & shown->show) != 0;
}

static gboolean
are_draws_shown (gpointer window)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (
    bastide_page_get_actions (BASTIDE_PAGE (inside_study (window))), "show-draws");

  return g_variant_get_boolean (state);
}

/* Held down it shows what it is for, however slow the machine is. */
static void
check_letters (BastideWindow *window)
{
  static const struct { guint code, show; } letters[] = {
    { CODE_F, BST_RENDER_SHOW_FARMS }, { CODE_O, BST_RENDER_SHOW_OWNERS }, { CODE_L, BST_RENDER_SHOW_LEGAL },
    { CODE_H, BST_RENDER_SHOW_HOLES }, { CODE_J, BST_RENDER_SHOW_JOINS }, { CODE_K, BST_RENDER_SHOW_COORDINATES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      Shown shown = { window, letters[i].show };

      bastide_board_set_show (inside_study (window)->board, 0);
      send ("keydown", "", letters[i].code);
      inside_wait (is_shown, &shown);
      send ("keyup", "", letters[i].code);
    }
  send ("keydown", "", CODE_D);
  inside_wait (are_draws_shown, window);
  send ("keyup", "", CODE_D);
}

static void
test_letters (gconstpointer layout)
{
  BastideWindow *window = open_game ();
  gboolean is_greek = g_str_has_prefix (layout, "gr");

  set_layout (layout, CODE_F, g_str_has_prefix (layout, "us") ? GDK_KEY_f : is_greek ? GDK_KEY_Greek_phi : GDK_KEY_Cyrillic_a);
  check_letters (window);
  set_layout ("us", CODE_F, GDK_KEY_f);
  inside_close (window);
}

/* --- Digits --- */

typedef struct
{
  BastideWindow *window;
  const char    *tab;
} Tab;

static gboolean
is_tab (gpointer data)
{
  const Tab *tab = data;

  return g_strcmp0 (gtk_stack_get_visible_child_name (inside_study (tab->window)->tabs), tab->tab) == 0;
}

static gboolean
is_on_start (gpointer window)
{
  return strcmp (bastide_page_get_name (bastide_window_get_page (window)), "start") == 0;
}

static gboolean
is_on_study (gpointer window)
{
  return strcmp (bastide_page_get_name (bastide_window_get_page (window)), "study") == 0;
}

/* Ctrl and the key of 1 is Ctrl+plus in Czech, which makes the board larger where 1 is without Shift. */
static void
test_digits (gconstpointer layout)
{
  static const struct { guint code; const char *tab; } digits[] = {
    { CODE_2, "scores" }, { CODE_3, "features" }, { CODE_4, "turns" }, { CODE_1, "moves" },
  };
  BastideWindow *window = open_game ();
  gboolean is_czech = strcmp (layout, "cz") == 0;

  set_layout (layout, CODE_1, is_czech ? GDK_KEY_plus : GDK_KEY_ampersand);
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    {
      Tab tab = { window, digits[i].tab };

      send ("key", "ctrl+", digits[i].code);
      inside_wait (is_tab, &tab);
    }
  send ("key", "alt+", CODE_1);
  inside_wait (is_on_start, window);
  send ("key", "alt+", CODE_2);
  inside_wait (is_on_study, window);
  set_layout ("us", CODE_1, GDK_KEY_1);
  inside_close (window);
}

int
main (int   argc,
      char *argv[])
{
  inside_init (&argc, &argv);
  g_test_add_data_func ("/layout/letters/us", "us,ru", test_letters);
  g_test_add_data_func ("/layout/letters/ru", "ru,us", test_letters);
  g_test_add_data_func ("/layout/letters/gr", "gr,us", test_letters);
  g_test_add_data_func ("/layout/digits/cz", "cz", test_digits);
  g_test_add_data_func ("/layout/digits/fr", "fr", test_digits);

  return inside_run ();
}
