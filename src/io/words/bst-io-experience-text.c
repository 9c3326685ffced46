/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-experience-text.h"

#include <glib/gi18n-lib.h>

const char *
bst_io_experience_text (BstEngineExperience experience)
{
  switch (experience)
    {
    case BST_EXPERIENCE_NONE:
      return _("The engine has no experience with some of these rules: these numbers are less sure than they seem.");
    case BST_EXPERIENCE_LITTLE:
      return _("The engine has little experience with such games: these numbers are less sure than they seem.");
    case BST_EXPERIENCE_MUCH:
    default:
      return NULL;
    }
}
