/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-change-text.h"

#include <glib/gi18n-lib.h>

/* By the bits of BstChangedWhat. */
static const char * const what_words[] = {
  NC_("change", "tiles"), NC_("change", "open edges"), NC_("change", "figures"), NC_("change", "owners"),
  NC_("change", "worth"), NC_("change", "cities"),
};

const char *
bst_io_change_text_kind (BstChangeKind kind)
{
  switch (kind)
    {
    case BST_CHANGE_NEW:
      return C_("change", "new");
    case BST_CHANGE_GONE:
      return C_("change", "gone");
    case BST_CHANGE_CHANGED:
      return C_("change", "changed");
    case BST_CHANGE_MERGED:
      return C_("change", "merged");
    case BST_CHANGE_SPLIT:
      return C_("change", "split");
    case BST_CHANGE_MIXED:
    default:
      return C_("change", "mixed");
    }
}

char *
bst_io_change_text_dup_what (guint what)
{
  GString *text = g_string_new (NULL);

  for (guint bit = 0; bit < G_N_ELEMENTS (what_words); bit++)
    if (what & (1u << bit))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              g_dpgettext2 (GETTEXT_PACKAGE, "change", what_words[bit]));

  return g_string_free (text, FALSE);
}

char *
bst_io_change_text_dup (const BstChange *change)
{
  const char *kind = bst_io_change_text_kind (change->kind);

  if (change->kind == BST_CHANGE_CHANGED)
    {
      g_autofree char *what = bst_io_change_text_dup_what (change->what);

      /* Translators: a feature is other than before, and what of it: "changed: figures, owners". */
      return g_strdup_printf (_("%s: %s"), kind, what);
    }
  if (change->n_before != 0 && change->n_after != 0)
    /* Translators: what became of features, and of how many into how many: "merged, 2 → 1". */
    return g_strdup_printf (_("%s, %u → %u"), kind, change->n_before, change->n_after);

  return g_strdup (kind);
}
