/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bst-io-xml.h"

#include "bst-io-data.h"
#include "bst-io-reason.h"
#include "bst-io-xml-tags.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>

#include <string.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlParserCtxt, xmlFreeParserCtxt)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNGParserCtxt, xmlRelaxNGFreeParserCtxt)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNG, xmlRelaxNGFree)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNGValidCtxt, xmlRelaxNGFreeValidCtxt)

/* A document type is where entities come from: stop at its first word. */
static void
refuse_document_type (void          *context,
                      const xmlChar *name,
                      const xmlChar *external_id,
                      const xmlChar *system_id)
{
  xmlParserCtxt *parser = context;
  gboolean *refused = parser->_private;

  *refused = TRUE;
  xmlStopParser (parser);
}

static gboolean
fail_at_line (GError     **error,
              BstIoError   code,
              const char  *name,
              int          line,
              const char  *reason)
{
  g_autofree char *place = g_strdup_printf (_("line %d"), line);
  /* libxml2 may add a line with bytes. */
  g_autofree char *sentence = g_strndup (reason, strcspn (reason, "\n"));

  return bst_io_fail (error, code, name, line > 0 ? place : NULL, "%s", g_strchomp (sentence));
}

static gboolean
is_too_deep (const xmlNode *node,
             guint          depth)
{
  if (depth > BST_IO_MAX_XML_DEPTH)
    return TRUE;

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE && is_too_deep (child, depth + 1))
      return TRUE;

  return FALSE;
}

static gboolean
check_parsed (xmlParserCtxt  *parser,
              xmlDoc         *document,
              gboolean        refused,
              const char     *name,
              GError        **error)
{
  const xmlError *fault = xmlCtxtGetLastError (parser);

  if (refused)
    return bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL,
                        _("a document type (DOCTYPE) is not accepted"));
  if (document == NULL || (!parser->wellFormed && !parser->recovery))
    return fail_at_line (error, BST_IO_ERROR_SYNTAX, name, fault != NULL ? fault->line : 0,
                         fault != NULL && fault->message != NULL ? fault->message
                                                                 : _("this is not XML"));
  if (xmlDocGetRootElement (document) == NULL)
    return bst_io_fail (error, BST_IO_ERROR_SYNTAX, name, NULL, _("this is not XML"));
  if (is_too_deep (xmlDocGetRootElement (document), 1))
    return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                        _("elements are nested more than %d deep"), BST_IO_MAX_XML_DEPTH);

  return TRUE;
}

static gboolean
check_bytes (const char  *data,
             gsize        size,
             const char  *name,
             GError     **error)
{
  BstIoXmlTags tags;

  if (size > BST_IO_MAX_SIZE)
    return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                        _("the file is larger than %u MiB"), BST_IO_MAX_SIZE >> 20);

  bst_io_xml_count_tags (data, size, &tags);
  if (tags.n_parts > BST_IO_MAX_XML_PARTS)
    return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                        _("the file has more than %d elements and attributes"),
                        BST_IO_MAX_XML_PARTS);
  if (tags.most_attributes > BST_IO_MAX_ATTRIBUTES)
    return bst_io_fail (error, BST_IO_ERROR_LIMIT, name, NULL,
                        _("an element has more than %d attributes"), BST_IO_MAX_ATTRIBUTES);

  return TRUE;
}

/* @encoding is NULL for the one that the document names. */
static xmlDoc *
parse (const char  *data,
       gsize        size,
       const char  *name,
       const char  *encoding,
       int          options,
       GError     **error)
{
  g_autoptr (xmlParserCtxt) parser = xmlNewParserCtxt ();
  g_autoptr (xmlDoc) document = NULL;
  gboolean refused = FALSE;

  if (!check_bytes (data, size, name, error))
    return NULL;

  parser->_private = &refused;
  parser->sax->internalSubset = refuse_document_type;
  document = xmlCtxtReadMemory (parser, size > 0 ? data : "", (int) size, name, encoding,
                                options | XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING
                                | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES | XML_PARSE_COMPACT);
  if (!check_parsed (parser, document, refused, name, error))
    return NULL;

  return g_steal_pointer (&document);
}

xmlDoc *
bst_io_xml_parse (GBytes      *bytes,
                  const char  *name,
                  GError     **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return parse (data, size, name, NULL, 0, error);
}

/* Behind a fault libxml2 leaves out entities, but not the same characters by number. */
static void
write_by_number (GString *text)
{
  static const struct { const char *entity; const char *number; } entities[] = {
    { "&lt;", "&#60;" }, { "&gt;", "&#62;" }, { "&amp;", "&#38;" }, { "&quot;", "&#34;" }, { "&apos;", "&#39;" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    g_string_replace (text, entities[i].entity, entities[i].number, 0);
}

/* A declaration in the middle of a file becomes an instruction, which nobody could read again. */
static void
drop_declarations (xmlNode *first)
{
  for (xmlNode *node = first, *next; node != NULL; node = next)
    {
      next = node->next;
      if (node->type == XML_PI_NODE && g_ascii_strcasecmp ((const char *) node->name, "xml") == 0)
        {
          xmlUnlinkNode (node);
          xmlFreeNode (node);
        }
      else if (node->type == XML_ELEMENT_NODE)
        {
          drop_declarations (node->children);
        }
    }
}

xmlDoc *
bst_io_xml_recover (GBytes     *bytes,
                    const char *name)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  /* libxml2 would stop at a NUL, and read bytes that are no UTF-8 in another encoding from there on. */
  g_autofree char *valid = g_utf8_make_valid (size > 0 ? data : "", (gssize) size);
  g_autoptr (GString) text = g_string_new (valid);
  xmlDoc *document;

  write_by_number (text);
  document = parse (text->str, text->len, name, "UTF-8", XML_PARSE_RECOVER, NULL);
  if (document != NULL)
    drop_declarations (document->children);

  return document;
}

static void
ignore_message (void       *context,
                const char *format,
                ...)
{
}

/* The first fault only: those that follow are mostly its echoes. */
static void
keep_first_fault (void *context,
#if LIBXML_VERSION >= 21200
                  const xmlError *fault
#else
                  xmlError *fault
#endif
                  )
{
  GError **first = context;

  if (*first == NULL)
    g_set_error_literal (first, BST_IO_ERROR, fault->line, fault->message);
}

static xmlRelaxNG *
load_schema (const char *schema)
{
  g_autoptr (GBytes) bytes = bst_io_data_lookup (schema);
  g_autoptr (xmlRelaxNGParserCtxt) parser = NULL;
  gsize size;
  const char *data;

  g_assert (bytes != NULL);
  data = g_bytes_get_data (bytes, &size);
  parser = xmlRelaxNGNewMemParserCtxt (data, (int) size);
  xmlRelaxNGSetParserErrors (parser, ignore_message, ignore_message, NULL);

  return xmlRelaxNGParse (parser);
}

gboolean
bst_io_xml_validate (xmlDoc      *document,
                     const char  *schema,
                     const char  *name,
                     GError     **error)
{
  g_autoptr (xmlRelaxNG) grammar = load_schema (schema);
  g_autoptr (xmlRelaxNGValidCtxt) validator = NULL;
  g_autoptr (GError) first = NULL;

  g_assert (grammar != NULL);
  validator = xmlRelaxNGNewValidCtxt (grammar);
  xmlRelaxNGSetValidStructuredErrors (validator, keep_first_fault, &first);
  if (xmlRelaxNGValidateDoc (validator, document) == 0)
    return TRUE;

  return fail_at_line (error, BST_IO_ERROR_SYNTAX, name, first != NULL ? first->code : 0,
                       first != NULL ? first->message : _("not valid by its schema"));
}

gboolean
bst_io_xml_fail (GError        **error,
                 BstIoError      code,
                 const char     *name,
                 const xmlNode  *node,
                 const char     *format,
                 ...)
{
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return fail_at_line (error, code, name, (int) xmlGetLineNo (node), reason);
}

gboolean
bst_io_xml_fail_with (GError        **error,
                      BstIoError      code,
                      const char     *name,
                      const xmlNode  *node,
                      GError         *reason)
{
  bst_io_reason_localize (reason);
  fail_at_line (error, code, name, (int) xmlGetLineNo (node), reason->message);
  g_error_free (reason);

  return FALSE;
}

xmlNode *
bst_io_xml_first (const xmlNode *node)
{
  xmlNode *child = node->children;

  while (child != NULL && child->type != XML_ELEMENT_NODE)
    child = child->next;

  return child;
}

xmlNode *
bst_io_xml_next (const xmlNode *node)
{
  xmlNode *sibling = node->next;

  while (sibling != NULL && sibling->type != XML_ELEMENT_NODE)
    sibling = sibling->next;

  return sibling;
}

gboolean
bst_io_xml_is (const xmlNode *node,
               const char    *element)
{
  /* The name of a node that is text is "text". */
  return node->type == XML_ELEMENT_NODE && node->ns == NULL
         && strcmp ((const char *) node->name, element) == 0;
}

/* libxml2's strings come from its own allocator. */
static char *
take_string (xmlChar *string)
{
  char *copy = g_strdup ((const char *) string);

  if (string != NULL)
    xmlFree (string);

  return copy;
}

char *
bst_io_xml_get (const xmlNode *node,
                const char    *attribute)
{
  return take_string (xmlGetNoNsProp (node, (const xmlChar *) attribute));
}

char *
bst_io_xml_dup_text (const xmlNode *node)
{
  return take_string (xmlNodeGetContent (node));
}

gboolean
bst_io_xml_get_int (const xmlNode  *node,
                    const char     *attribute,
                    int             minimum,
                    int             maximum,
                    int             fallback,
                    int            *value,
                    const char     *name,
                    GError        **error)
{
  g_autofree char *text = bst_io_xml_get (node, attribute);
  gint64 number;

  if (text == NULL && fallback >= minimum && fallback <= maximum)
    {
      *value = fallback;
      return TRUE;
    }
  if (text == NULL)
    return bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node,
                            _("<%s> has no attribute “%s”"), node->name, attribute);
  /* As XML Schema writes whole numbers: blanks round them say nothing. */
  if (!g_ascii_string_to_signed (g_strstrip (text), 10, minimum, maximum, &number, NULL))
    return bst_io_xml_fail (error, BST_IO_ERROR_SYNTAX, name, node,
                            _("%s=\"%s\" is not a number from %d to %d"),
                            attribute, text, minimum, maximum);
  *value = (int) number;

  return TRUE;
}

void
bst_io_xml_append (GString    *out,
                   const char *text,
                   gboolean    attribute)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (character == '&')
        g_string_append (out, "&amp;");
      else if (character == '<')
        g_string_append (out, "&lt;");
      else if (character == '>')
        g_string_append (out, "&gt;");
      else if (character == '"' && attribute)
        g_string_append (out, "&quot;");
      else if (character == '\r' || (attribute && (character == '\n' || character == '\t')))
        g_string_append_printf (out, "&#%u;", character);
      else if ((character < 0x20 && character != '\n' && character != '\t')
               || character == 0xfffe || character == 0xffff)
        g_string_append_unichar (out, 0xfffd);
      else
        g_string_append_unichar (out, character);
    }
}
