/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-keep.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static char *
place_of_attributes (const char *place)
{
  return g_strconcat (place, "@", NULL);
}

/* Blanks round a sentence do not count. */
static char *
place_of_sentence (const char *name,
                   const char *text)
{
  g_autofree char *plain = g_strstrip (g_strdup (text != NULL ? text : ""));

  return g_strconcat (name, "=", plain, NULL);
}

/* What is kept of two elements of the same words could not be told apart. */
static gboolean
check_free (const BstIoKeeper *keeper,
            const xmlNode     *node,
            const BstExtra    *extra,
            const char        *place)
{
  return bst_extra_get (extra, place) == NULL
         || bst_io_xml_fail (keeper->error, BST_IO_ERROR_DATA, keeper->name, node,
                             _("another <%s> with the same text has something that is not known "
                               "here, too"), node->name);
}

static void
tell (const BstIoKeeper *keeper,
      const xmlNode     *node,
      const char        *message)
{
  g_autofree char *place = g_strdup_printf (_("line %d"), (int) xmlGetLineNo (node));

  bst_io_issues_add (keeper->issues, "unknown-kept", place, "%s", message);
}

/* --- XML as it was --- */

static char *
dump (xmlDoc        *document,
      const xmlNode *node)
{
  xmlBuffer *buffer = xmlBufferCreate ();
  char *text;

  xmlNodeDump (buffer, document, (xmlNode *) node, 0, 0);
  text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);

  return text;
}

char *
bst_io_keep_dump (const xmlNode *node)
{
  g_autoptr (xmlDoc) document = NULL;
  xmlNode *copy;

  if (node->type != XML_ELEMENT_NODE)
    return dump (node->doc, node);

  document = xmlNewDoc ((const xmlChar *) "1.0");
  copy = xmlDocCopyNode ((xmlNode *) node, document, 1);
  xmlDocSetRootElement (document, copy);

  return dump (document, copy);
}

/* --- Attributes --- */

static gboolean
is_known (const xmlAttr      *attribute,
          const char * const *known)
{
  return attribute->ns == NULL && g_strv_contains (known, (const char *) attribute->name);
}

static gboolean
tell_attribute (const BstIoKeeper *keeper,
                const xmlNode     *node,
                const xmlAttr     *attribute)
{
  g_autofree char *message = NULL;

  if (is_known (attribute, keeper->attributes))
    return bst_io_xml_fail (keeper->error, BST_IO_ERROR_SYNTAX, keeper->name, node,
                            _("<%s> has no attribute “%s” here"), node->name, attribute->name);
  message = g_strdup_printf (_("the attribute “%s” of <%s> is not known here; it is kept as it is"),
                             attribute->name, node->name);
  tell (keeper, node, message);

  return TRUE;
}

/* The attributes that are not known, with the namespaces that they need: what stands between the name
 * and the end of an element that has nothing else. */
static char *
dump_attributes (const xmlNode      *node,
                 const char * const *known)
{
  g_autoptr (xmlDoc) document = xmlNewDoc ((const xmlChar *) "1.0");
  xmlNode *copy = xmlDocCopyNode ((xmlNode *) node, document, 2);
  g_autofree char *text = NULL;

  xmlDocSetRootElement (document, copy);
  for (xmlAttr *attribute = copy->properties, *next; attribute != NULL; attribute = next)
    {
      next = attribute->next;
      if (is_known (attribute, known))
        xmlRemoveProp (attribute);
    }
  text = dump (document, copy);
  *strrchr (text, '/') = '\0';

  return g_strdup (strchr (text, ' '));
}

gboolean
bst_io_keep_attributes (const BstIoKeeper   *keeper,
                        const xmlNode       *node,
                        const char * const  *known,
                        BstExtra           **extra,
                        const char          *place)
{
  g_autofree char *attributes = NULL;
  g_autofree char *where = NULL;
  gboolean any = FALSE;

  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (!is_known (attribute, known))
      {
        if (!tell_attribute (keeper, node, attribute))
          return FALSE;
        any = TRUE;
      }
  if (!any)
    return TRUE;

  where = place_of_attributes (place);
  if (!check_free (keeper, node, *extra, where))
    return FALSE;
  attributes = dump_attributes (node, known);
  bst_extra_add (extra, where, attributes);

  return TRUE;
}

/* --- Children --- */

static gboolean
keep_element (const BstIoKeeper  *keeper,
              const xmlNode      *node,
              BstExtra          **extra,
              const char         *place)
{
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;

  if (node->ns == NULL && g_strv_contains (keeper->elements, (const char *) node->name))
    return bst_io_xml_fail (keeper->error, BST_IO_ERROR_SYNTAX, keeper->name, node,
                            _("<%s> does not belong into <%s>"), node->name, node->parent->name);

  text = bst_io_keep_dump (node);
  message = g_strdup_printf (_("the element <%s> is not known here; it is kept as it is"),
                             node->name);
  tell (keeper, node, message);
  bst_extra_add (extra, place, text);

  return TRUE;
}

static void
keep_text (const BstIoKeeper  *keeper,
           const xmlNode      *node,
           BstExtra          **extra,
           const char         *place)
{
  g_autofree char *text = g_strstrip (bst_io_keep_dump (node));
  g_autofree char *message = NULL;

  if (*text == '\0')
    return;

  message = g_strdup_printf (_("there is text in <%s>, which is not understood; it is kept as it is"),
                             node->parent->name);
  tell (keeper, node, message);
  bst_extra_add (extra, place, text);
}

gboolean
bst_io_keep_child (const BstIoKeeper  *keeper,
                   const xmlNode      *child,
                   BstExtra          **extra,
                   const char         *place)
{
  g_autofree char *text = NULL;

  if (child->type == XML_ELEMENT_NODE)
    return keep_element (keeper, child, extra, place);
  if (child->type == XML_TEXT_NODE)
    {
      keep_text (keeper, child, extra, place);
      return TRUE;
    }
  text = bst_io_keep_dump (child);
  bst_extra_add (extra, place, text);

  return TRUE;
}

gboolean
bst_io_keep_children (const BstIoKeeper   *keeper,
                      const xmlNode       *node,
                      const char * const  *known,
                      BstExtra           **extra,
                      const char          *place)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE && child->ns == NULL
          && g_strv_contains (known, (const char *) child->name))
        continue;
      if (!bst_io_keep_child (keeper, child, extra, place))
        return FALSE;
    }

  return TRUE;
}

void
bst_io_keep_outside (const BstIoKeeper  *keeper,
                     const xmlNode      *root,
                     BstExtra          **extra)
{
  const char *place = "before";

  for (const xmlNode *node = root->doc->children; node != NULL; node = node->next)
    if (node == root)
      place = "after";
    else if (node->type != XML_PI_NODE || strcmp ((const char *) node->name, BST_IO_DRAFT_TARGET) != 0)
      bst_io_keep_child (keeper, node, extra, place);
}

void
bst_io_keep_again (const BstIoKeeper  *keeper,
                   const xmlNode      *node,
                   BstExtra          **extra,
                   const char         *place)
{
  g_autofree char *text = bst_io_keep_dump (node);
  g_autofree char *message = NULL;

  message = g_strdup_printf (_("this <%s> is not understood; it is kept as it is"),
                             node->name);
  tell (keeper, node, message);
  bst_extra_add (extra, place, text);
}

/* --- Sentences --- */

static char *
get_text (const BstIoKeeper *keeper,
          const xmlNode     *node,
          guint              max_length)
{
  char *text = bst_io_xml_dup_text (node);

  if (strlen (text) > max_length && g_utf8_strlen (text, -1) > (glong) max_length)
    {
      bst_io_xml_fail (keeper->error, BST_IO_ERROR_LIMIT, keeper->name, node,
                       ngettext ("<%s> has more than %u character",
                                 "<%s> has more than %u characters", max_length),
                       node->name, max_length);
      g_clear_pointer (&text, g_free);
    }

  return text;
}

static gboolean
is_plain (const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type != XML_TEXT_NODE)
      return FALSE;

  return TRUE;
}

/* All that is in an element, with the markup. Elements that stand in a sentence of a format are no part
 * of it. */
static gboolean
keep_markup (const BstIoKeeper  *keeper,
             const xmlNode      *node,
             BstExtra          **extra,
             const char         *place)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  if (!check_free (keeper, node, *extra, place))
    return FALSE;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      g_autofree char *text = bst_io_keep_dump (child);
      BstExtra *told = NULL;
      gboolean ok = child->type != XML_ELEMENT_NODE || keep_element (keeper, child, &told, "");

      bst_extra_free (told);
      if (!ok)
        return FALSE;
      g_string_append (markup, text);
    }
  bst_extra_add (extra, place, markup->str);

  return TRUE;
}

char *
bst_io_keep_sentence (const BstIoKeeper  *keeper,
                      const xmlNode      *node,
                      guint               max_length,
                      const char * const *known,
                      BstExtra          **extra)
{
  g_autofree char *text = get_text (keeper, node, max_length);
  g_autofree char *place = NULL;

  if (text == NULL || (node->properties == NULL && is_plain (node)))
    return g_steal_pointer (&text);

  place = place_of_sentence ((const char *) node->name, text);
  if (!bst_io_keep_attributes (keeper, node, known, extra, place)
      || (!is_plain (node) && !keep_markup (keeper, node, extra, place)))
    return NULL;

  return g_steal_pointer (&text);
}

char *
bst_io_keep_text_only (const BstIoKeeper *keeper,
                       const xmlNode     *node,
                       guint              max_length)
{
  if (node->properties != NULL || !is_plain (node))
    {
      bst_io_xml_fail (keeper->error, BST_IO_ERROR_SYNTAX, keeper->name, node,
                       _("<%s> holds a text and nothing else"), node->name);
      return NULL;
    }

  return get_text (keeper, node, max_length);
}

gboolean
bst_io_keep_append (GString        *out,
                    const char     *name,
                    const char     *own_attributes,
                    const char     *text,
                    const BstExtra *extra)
{
  g_autofree char *place = extra != NULL ? place_of_sentence (name, text) : NULL;
  g_autofree char *where = place != NULL ? place_of_attributes (place) : NULL;
  const char *markup = place != NULL ? bst_extra_get (extra, place) : NULL;
  const char *attributes = where != NULL ? bst_extra_get (extra, where) : NULL;

  if ((text == NULL || *text == '\0') && *own_attributes == '\0' && markup == NULL && attributes == NULL)
    return FALSE;

  g_string_append_printf (out, "<%s%s%s>", name, own_attributes,
                          attributes != NULL ? attributes : "");
  if (markup != NULL)
    g_string_append (out, markup);
  else if (text != NULL)
    bst_io_xml_append (out, text, FALSE);
  g_string_append_printf (out, "</%s>", name);

  return TRUE;
}

const char *
bst_io_keep_get_attributes (const BstExtra *extra,
                            const char     *place)
{
  g_autofree char *where = extra != NULL ? place_of_attributes (place) : NULL;
  const char *kept = where != NULL ? bst_extra_get (extra, where) : NULL;

  return kept != NULL ? kept : "";
}
