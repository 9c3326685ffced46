/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-json.h"

#include "cli-file.h"

#include "bst-io-jcz-pointer.h"

#include <stdio.h>

void
cli_json_int (JsonBuilder *builder,
              const char  *name,
              gint64       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
cli_json_number (JsonBuilder *builder,
                 const char  *name,
                 double       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, value);
}

void
cli_json_bool (JsonBuilder *builder,
               const char  *name,
               gboolean     value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
cli_json_estimate (JsonBuilder       *builder,
                   const char        *name,
                   const BstEstimate *estimate)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  cli_json_number (builder, "value", estimate->value);
  cli_json_number (builder, "low", estimate->low);
  cli_json_number (builder, "high", estimate->high);
  json_builder_end_object (builder);
}

void
cli_json_rotations (JsonBuilder *builder,
                    const char  *name,
                    guint        rotations)
{
  cli_json_begin_array (builder, name);
  for (guint rotation = 0; rotation < BST_N_DIRECTIONS; rotation++)
    if (rotations & (1u << rotation))
      json_builder_add_int_value (builder, 90 * rotation);
  json_builder_end_array (builder);
}

JsonBuilder *
cli_json_new (void)
{
  return json_builder_begin_object (json_builder_new ());
}

void
cli_json_begin_array (JsonBuilder *builder,
                      const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

void
cli_json_texts (JsonBuilder *builder,
                const char  *name,
                char       **texts)
{
  cli_json_begin_array (builder, name);
  for (char **text = texts; *text != NULL; text++)
    json_builder_add_string_value (builder, *text);
  json_builder_end_array (builder);
}

void
cli_json_text (JsonBuilder *builder,
               const char  *name,
               const char  *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

void
cli_json_nullable (JsonBuilder *builder,
                   const char  *name,
                   const char  *value)
{
  json_builder_set_member_name (builder, name);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

const char *
cli_json_player_name (const BstGame *game,
                      guint          player)
{
  const BstPlayer *data = bst_game_get_player (game, player);

  return data->name != NULL && data->name[0] != '\0' ? data->name : bst_colour_name (data->colour);
}

void
cli_json_players (JsonBuilder   *builder,
                  const char    *name,
                  const BstGame *game,
                  guint          players)
{
  cli_json_begin_array (builder, name);
  for (guint player = 0; player < bst_game_get_n_players (game); player++)
    if (players & (1u << player))
      json_builder_add_string_value (builder, cli_json_player_name (game, player));
  json_builder_end_array (builder);
}

void
cli_json_spot (JsonBuilder       *builder,
               const BstTileType *type,
               guint              segment,
               guint              rotation)
{
  char location[25];

  bst_io_jcz_print_location (type, rotation, segment, location);
  cli_json_text (builder, "feature", bst_io_jcz_feature_name (type->segments[segment].kind));
  cli_json_text (builder, "location", location);
}

void
cli_json_print (JsonBuilder *builder)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (json_builder_end_object (builder));
  g_autofree char *text = NULL;

  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, NULL);
  /* JSON is UTF-8, whatever the locale is. */
  puts (text);
  g_object_unref (builder);
}
