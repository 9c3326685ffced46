/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A test in another language has the arguments LANGUAGE CATALOGUES, and the locale in its environment. */

#pragma once

#include "config.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>

/* From now on @catalogues say what is said. @language must be the locale's. */
static inline void
language_speak (const char *language,
                const char *catalogues)
{
  g_assert_true (g_str_has_prefix (setlocale (LC_ALL, ""), language));
  bindtextdomain (GETTEXT_PACKAGE, catalogues);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
