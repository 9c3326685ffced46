/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bst-tile-set.h"
#include "bst-tile-check.h"

#include <string.h>

struct _BstTileSet
{
  gatomicrefcount  ref_count;
  char            *id;
  GArray          *types;           /* (element-type BstTileType), the forms behind the others */
  guint            n_types;         /* of them no forms */
  GArray          *starts;          /* (element-type BstStartTile) */
  GHashTable      *by_id;           /* (element-type utf8 int), keys borrowed from types */
  GPtrArray       *left_out;        /* (element-type utf8) ids of types that lose their copies */
  int              replaced_start;
  guint            n_tiles;
  BstOrientation  *orientations;    /* Owned: four per type; NULL until sealed */
  guint8          *fits;            /* Owned: BST_N_SURROUNDINGS per type */
  guint64         *ways;            /* Owned: a row of bytes, one a class, for each surroundings */
  guint            n_way_words;     /* of a row */
  guint16         *way_classes;     /* Owned: of each type */
};

const guint16 bst_surroundings_weight[BST_N_DIRECTIONS] = { 1, 5, 25, 125 };

static void
clear_type (gpointer data)
{
  g_free (((BstTileType *) data)->id);
}

BstTileSet *
bst_tile_set_new (const char *id)
{
  BstTileSet *set = g_new0 (BstTileSet, 1);

  g_atomic_ref_count_init (&set->ref_count);
  set->id = g_strdup (id);
  set->replaced_start = BST_NO_TILE;
  set->types = g_array_new (FALSE, TRUE, sizeof (BstTileType));
  g_array_set_clear_func (set->types, clear_type);
  set->starts = g_array_new (FALSE, TRUE, sizeof (BstStartTile));
  set->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  set->left_out = g_ptr_array_new_with_free_func (g_free);

  return set;
}

BstTileSet *
bst_tile_set_ref (BstTileSet *set)
{
  g_atomic_ref_count_inc (&set->ref_count);

  return set;
}

void
bst_tile_set_unref (BstTileSet *set)
{
  if (!g_atomic_ref_count_dec (&set->ref_count))
    return;

  g_hash_table_unref (set->by_id);
  g_array_unref (set->types);
  g_array_unref (set->starts);
  g_ptr_array_unref (set->left_out);
  g_free (set->orientations);
  g_free (set->fits);
  g_free (set->ways);
  g_free (set->way_classes);
  g_free (set->id);
  g_free (set);
}

/* Texts name a tile by its letter or its id, so no two tiles may share either. */
static gboolean
is_name_taken (const BstTileSet  *set,
               const BstTileType *type)
{
  const char letter[2] = { type->letter, '\0' };

  return bst_tile_set_find (set, type->id) != BST_NO_TILE
         || (type->letter != '\0' && bst_tile_set_find (set, letter) != BST_NO_TILE);
}

gboolean
bst_tile_set_add (BstTileSet         *set,
                  const BstTileType  *type,
                  GError            **error)
{
  BstTileType copy = *type;

  g_return_val_if_fail (set->orientations == NULL && set->n_types == set->types->len, FALSE);

  if (set->n_types >= BST_MAX_TILE_TYPES || type->count > BST_MAX_TILES - set->n_tiles)
    return bst_tile_type_refuse (type, "too many tiles", error);
  if (is_name_taken (set, type))
    return bst_tile_type_refuse (type, "the id or the letter occurs twice", error);
  if (!bst_tile_type_complete (&copy, error))
    return FALSE;

  copy.id = g_strdup (type->id);
  copy.printed = (gint16) set->n_types++;
  copy.n_spare = 0;
  copy.n_sets = 1;
  g_array_append_val (set->types, copy);
  g_hash_table_insert (set->by_id, copy.id, GINT_TO_POINTER (copy.printed));
  set->n_tiles += type->count;

  return TRUE;
}

/* The last copies of a type become those of another, which is complete; the set knows its id already. */
static void
take_place (BstTileSet        *set,
            guint              index,
            const BstTileType *type)
{
  BstTileType *old = &g_array_index (set->types, BstTileType, index);
  BstTileType copy = *type;

  g_hash_table_remove (set->by_id, old->id);
  g_free (old->id);
  copy.id = g_strdup (type->id);
  copy.printed = old->printed;
  copy.n_sets = old->n_sets;
  *old = copy;
  g_hash_table_insert (set->by_id, copy.id, GUINT_TO_POINTER (index));
}

gboolean
bst_tile_set_replace (BstTileSet         *set,
                      guint               replaced,
                      const BstTileType  *type,
                      GError            **error)
{
  BstTileType *old = &g_array_index (set->types, BstTileType, replaced);
  BstTileType copy = *type;

  copy.count = type->count * old->n_sets;
  if (copy.count > old->count)
    return bst_tile_type_refuse (type, "it takes the place of more tiles than there are", error);
  set->n_tiles -= copy.count;
  old->count -= copy.count;
  if (old->count > 0)
    {
      guint n_sets = old->n_sets;

      if (!bst_tile_set_add (set, &copy, error))
        return FALSE;
      g_array_index (set->types, BstTileType, set->n_types - 1).n_sets = n_sets;
      return TRUE;
    }
  if (is_name_taken (set, type))
    return bst_tile_type_refuse (type, "the id or the letter occurs twice", error);
  if (!bst_tile_type_complete (&copy, error))
    return FALSE;
  take_place (set, replaced, &copy);
  set->n_tiles += copy.count;

  return TRUE;
}

/* Has the form all segments of the type, in their order? */
static gboolean
goes_on_from (const BstTileType *form,
              const BstTileType *type)
{
  if (form->n_segments <= type->n_segments)
    return FALSE;
  for (guint i = 0; i < type->n_segments; i++)
    if (form->segments[i].kind != type->segments[i].kind || form->segments[i].sides != type->segments[i].sides
        || form->segments[i].cities != type->segments[i].cities)
      return FALSE;

  return TRUE;
}

int
bst_tile_set_add_form (BstTileSet         *set,
                       guint               printed,
                       const char         *suffix,
                       const BstTileType  *form,
                       GError            **error)
{
  BstTileType copy = *form;
  BstTileType *type;

  g_return_val_if_fail (set->orientations == NULL && printed < set->n_types, BST_NO_TILE);

  type = &g_array_index (set->types, BstTileType, printed);
  if (set->types->len > G_MAXINT16 || !goes_on_from (form, type))
    {
      bst_tile_type_refuse (form, "a form has all segments of its tile, and more", error);
      return BST_NO_TILE;
    }
  if (!bst_tile_type_complete (&copy, error))
    return BST_NO_TILE;

  type->n_spare = (guint8) MAX (type->n_spare, copy.n_segments - type->n_segments);
  copy.id = g_strdup_printf ("%s+%s", bst_tile_set_get_name (set, printed), suffix);
  copy.letter = '\0';
  copy.count = 0;
  copy.printed = (gint16) printed;
  copy.n_spare = 0;
  g_array_append_val (set->types, copy);

  return (int) set->types->len - 1;
}

gboolean
bst_tile_set_multiply (BstTileSet  *set,
                       guint        first,
                       guint        n_copies,
                       GError     **error)
{
  g_return_val_if_fail (set->orientations == NULL, FALSE);

  for (guint i = first; i < set->types->len; i++)
    {
      BstTileType *type = &g_array_index (set->types, BstTileType, i);
      guint more = type->group == BST_DRAW_ANY_TIME ? type->count * (n_copies - 1) : 0;

      if (more > BST_MAX_TILES - set->n_tiles)
        return bst_tile_type_refuse (type, "too many tiles", error);
      type->count += more;
      type->n_sets = more > 0 ? n_copies : 1;
      set->n_tiles += more;
    }

  return TRUE;
}

void
bst_tile_set_leave_out (BstTileSet *set,
                        const char *tile_id)
{
  g_return_if_fail (set->orientations == NULL);

  g_ptr_array_add (set->left_out, g_strdup (tile_id));
}

gboolean
bst_tile_set_add_start (BstTileSet  *set,
                        const char  *tile_id,
                        int          x,
                        int          y,
                        guint        rotation,
                        GError     **error)
{
  BstStartTile start;
  int type = bst_tile_set_find (set, tile_id);

  g_return_val_if_fail (set->orientations == NULL, FALSE);

  if (type == BST_NO_TILE)
    {
      g_set_error (error, BST_ERROR, BST_ERROR_UNKNOWN, "start tile %s: not in the set", tile_id);
      return FALSE;
    }
  if (x < -BST_MAX_TILES || x > BST_MAX_TILES || y < -BST_MAX_TILES || y > BST_MAX_TILES
      || rotation > 3)
    {
      g_set_error (error, BST_ERROR, BST_ERROR_RANGE, "start tile %s: out of bounds", tile_id);
      return FALSE;
    }

  start = (BstStartTile) { (gint16) type, (gint16) x, (gint16) y, (guint8) rotation };
  g_array_append_val (set->starts, start);

  return TRUE;
}

void
bst_tile_set_replace_starts (BstTileSet *set)
{
  g_return_if_fail (set->orientations == NULL);

  for (guint i = set->starts->len; i-- > 0;)
    {
      int index = g_array_index (set->starts, BstStartTile, i).type;
      BstTileType *type = &g_array_index (set->types, BstTileType, index);

      if (type->group == BST_DRAW_ANY_TIME)
        set->replaced_start = index;
      else if (type->count > 0)
        {
          type->count--;
          set->n_tiles--;
        }
    }
  g_array_set_size (set->starts, 0);
}

int
bst_tile_set_get_replaced_start (const BstTileSet *set)
{
  return set->replaced_start;
}

static void
fill_orientation (const BstTileType *type,
                  guint              rotation,
                  BstOrientation    *orientation)
{
  memset (orientation, BST_NO_SEGMENT, sizeof *orientation);

  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    orientation->edges[(edge + rotation) % 4] = type->edges[edge];

  for (guint i = 0; i < type->n_segments; i++)
    {
      BstSides sides = bst_tile_type_get_sides (type, i, rotation);

      if (bst_feature_kind_get (type->segments[i].kind)->counts_round)
        *(orientation->monastery == BST_NO_SEGMENT ? &orientation->monastery : &orientation->second) = (guint8) i;
      else if (type->segments[i].kind == BST_FEATURE_TOWER)
        orientation->tower = (guint8) i;
      for (guint side = 0; side < BST_N_SIDES; side++)
        {
          if (!(sides & (1u << side)))
            continue;
          if (bst_feature_kind_get (type->segments[i].kind)->half_edges)
            orientation->side_segment[side] = (guint8) i;
          else if (side % 2 == 0)
            orientation->edge_segment[side / 2] = (guint8) i;
          else if (!(sides & (1u << (side - 1))))
            orientation->edge_second[side / 2] = (guint8) i;
        }
    }
}

/* An edge that is none, of the abbey, lies against any tile, but against one it must lie. */
static gboolean
edges_fit (const BstOrientation *orientation,
           guint                 surroundings)
{
  for (guint edge = 0; edge < BST_N_DIRECTIONS; edge++)
    {
      guint wanted = surroundings % BST_N_EDGES;

      if (orientation->edges[edge] == BST_EDGE_NONE)
        {
          if (wanted == BST_EDGE_NONE)
            return FALSE;
        }
      else if (wanted != BST_EDGE_NONE && wanted != orientation->edges[edge])
        {
          return FALSE;
        }
      surroundings /= BST_N_EDGES;
    }

  return TRUE;
}

static void
fill_tables (BstTileSet *set,
             guint       index)
{
  const BstTileType *type = bst_tile_set_get_type (set, index);
  BstOrientation *orientations = &set->orientations[4 * index];
  guint8 *fits = &set->fits[BST_N_SURROUNDINGS * index];

  for (guint rotation = 0; rotation < 4; rotation++)
    {
      fill_orientation (type, rotation, &orientations[rotation]);
      if (!(type->rotations & (1u << rotation)))
        continue;
      for (guint around = 0; around < BST_N_SURROUNDINGS; around++)
        if (edges_fit (&orientations[rotation], around))
          fits[around] |= (guint8) (1u << rotation);
    }
}

/* How many rotations of the type fit into each surroundings. */
static void
count_rotations (BstTileSet *set,
                 guint       type,
                 guint8      column[BST_N_SURROUNDINGS])
{
  for (guint around = 0; around < BST_N_SURROUNDINGS; around++)
    column[around] = (guint8) __builtin_popcount (set->fits[BST_N_SURROUNDINGS * type + around]);
}

static void
fill_ways (BstTileSet *set)
{
  g_autofree guint8 *columns = g_malloc ((gsize) BST_N_SURROUNDINGS * set->n_types);
  const gsize stride = BST_WAY_STRIDE * sizeof (guint64);
  guint n_classes = 0;
  gsize row;

  set->way_classes = g_new (guint16, set->n_types);
  for (guint type = 0; type < set->n_types; type++)
    {
      guint8 *column = &columns[BST_N_SURROUNDINGS * n_classes];
      guint class = 0;

      count_rotations (set, type, column);
      while (memcmp (&columns[BST_N_SURROUNDINGS * class], column, BST_N_SURROUNDINGS) != 0)
        class++;
      set->way_classes[type] = (guint16) class;
      n_classes = MAX (n_classes, class + 1);
    }

  row = (n_classes + stride - 1) / stride * stride;
  set->n_way_words = (guint) (row / sizeof (guint64));
  set->ways = g_malloc0 ((BST_N_SURROUNDINGS + 1) * row);
  for (guint class = 0; class < n_classes; class++)
    for (guint around = 0; around < BST_N_SURROUNDINGS; around++)
      ((guint8 *) set->ways)[row * around + class] = columns[BST_N_SURROUNDINGS * class + around];
}

static guint
start_edge (BstTileSet         *set,
            const BstStartTile *start,
            guint               direction)
{
  const BstTileType *type = bst_tile_set_get_type (set, (guint) start->type);

  return type->edges[(direction + 4 - start->rotation) % 4];
}

/* Start tiles that lie side by side match like any others (P2): joining relies on it. */
static gboolean
starts_match (BstTileSet         *set,
              const BstStartTile *a,
              const BstStartTile *b)
{
  for (guint direction = 0; direction < BST_N_DIRECTIONS; direction++)
    if (a->x + bst_step_x[direction] == b->x && a->y + bst_step_y[direction] == b->y)
      return start_edge (set, a, direction) == start_edge (set, b, (direction + 2) % 4);

  return TRUE;
}

static gboolean
are_neighbours (const BstStartTile *a,
                const BstStartTile *b)
{
  return ABS (a->x - b->x) + ABS (a->y - b->y) == 1;
}

/* Tiles with blank edges are not drawn: each copy is a start tile. */
static gboolean
check_blanks (BstTileSet  *set,
              GError     **error)
{
  for (guint i = 0; i < set->n_types; i++)
    {
      const BstTileType *type = bst_tile_set_get_type (set, i);
      guint n_laid = 0;

      for (guint n = 0; n < set->starts->len; n++)
        n_laid += g_array_index (set->starts, BstStartTile, n).type == (int) i;
      if (type->blank != 0 && n_laid != type->count)
        return bst_tile_type_refuse (type, "a tile with blank edges is no start tile", error);
    }

  return TRUE;
}

/* Every start tile is taken from the set's copies, no cell holds two, each touches one before
 * it, and they match. */
static gboolean
check_starts (BstTileSet  *set,
              GError     **error)
{
  for (guint i = 0; i < set->starts->len; i++)
    {
      const BstStartTile *start = &g_array_index (set->starts, BstStartTile, i);
      gboolean touches = i == 0;
      guint used = 0;

      for (guint j = 0; j <= i; j++)
        {
          const BstStartTile *other = &g_array_index (set->starts, BstStartTile, j);

          touches |= are_neighbours (start, other);
          used += other->type == start->type;
          if (j < i && other->x == start->x && other->y == start->y)
            return bst_tile_type_refuse (bst_tile_set_get_type (set, (guint) start->type),
                                         "two start tiles on one cell", error);
          if (!starts_match (set, start, other))
            return bst_tile_type_refuse (bst_tile_set_get_type (set, (guint) start->type),
                                         "two start tiles do not match", error);
        }
      if (!touches)
        return bst_tile_type_refuse (bst_tile_set_get_type (set, (guint) start->type),
                                     "a start tile touches none before it", error);
      if (used > bst_tile_set_get_type (set, (guint) start->type)->count)
        return bst_tile_type_refuse (bst_tile_set_get_type (set, (guint) start->type),
                                     "more start tiles than copies", error);
    }

  return TRUE;
}

static void
take_left_out (BstTileSet *set)
{
  for (guint i = 0; i < set->left_out->len; i++)
    {
      int index = bst_tile_set_find (set, set->left_out->pdata[i]);
      BstTileType *type = index != BST_NO_TILE ? &g_array_index (set->types, BstTileType, index) : NULL;

      if (type == NULL)
        continue;
      set->n_tiles -= type->count;
      type->count = 0;
    }
}

gboolean
bst_tile_set_seal (BstTileSet  *set,
                   GError     **error)
{
  g_return_val_if_fail (set->orientations == NULL, FALSE);

  if (set->types->len == 0 || set->starts->len == 0)
    {
      g_set_error (error, BST_ERROR, BST_ERROR_DATA, "tile set %s: no tiles or no start tile",
                   set->id);
      return FALSE;
    }
  take_left_out (set);
  if (!check_starts (set, error) || !check_blanks (set, error))
    return FALSE;

  set->orientations = g_new0 (BstOrientation, 4 * set->types->len);
  set->fits = g_new0 (guint8, BST_N_SURROUNDINGS * set->types->len);
  for (guint i = 0; i < set->types->len; i++)
    fill_tables (set, i);
  fill_ways (set);

  return TRUE;
}

const char *
bst_tile_set_get_id (const BstTileSet *set)
{
  return set->id;
}

guint
bst_tile_set_get_n_types (const BstTileSet *set)
{
  return set->n_types;
}

const BstTileType *
bst_tile_set_get_type (const BstTileSet *set,
                       guint             index)
{
  g_return_val_if_fail (index < set->types->len, NULL);

  return &g_array_index (set->types, BstTileType, index);
}

guint
bst_tile_set_get_n_tiles (const BstTileSet *set)
{
  return set->n_tiles;
}

int
bst_tile_set_find (const BstTileSet *set,
                   const char       *id_or_letter)
{
  gpointer found;

  if (g_hash_table_lookup_extended (set->by_id, id_or_letter, NULL, &found))
    return GPOINTER_TO_INT (found);

  if (id_or_letter[0] != '\0' && id_or_letter[1] == '\0')
    for (guint i = 0; i < set->n_types; i++)
      if (bst_tile_set_get_type (set, i)->letter == id_or_letter[0])
        return (int) i;

  return BST_NO_TILE;
}

guint
bst_tile_set_get_n_forms (const BstTileSet *set)
{
  return set->types->len - set->n_types;
}

int
bst_tile_set_find_form (const BstTileSet *set,
                        const char       *name)
{
  for (guint i = set->n_types; i < set->types->len; i++)
    if (strcmp (bst_tile_set_get_type (set, i)->id, name) == 0)
      return (int) i;

  return BST_NO_TILE;
}

int
bst_tile_set_find_abbey (const BstTileSet *set)
{
  for (guint type = 0; type < bst_tile_set_get_n_types (set); type++)
    if (bst_tile_set_get_type (set, type)->group == BST_DRAW_NEVER)
      return (int) type;

  return BST_NO_TILE;
}

const char *
bst_tile_set_get_name (const BstTileSet *set,
                       guint             index)
{
  static const char letters[] = "A\0B\0C\0D\0E\0F\0G\0H\0I\0J\0K\0L\0M\0N\0O\0P\0Q\0R\0S\0T\0U\0V\0W\0X";
  const BstTileType *type = bst_tile_set_get_type (set, index);

  if (type->letter >= 'A' && type->letter <= 'X')
    return &letters[2 * (type->letter - 'A')];

  return type->id;
}

const BstOrientation *
bst_tile_set_get_orientation (const BstTileSet *set,
                              guint             index,
                              guint             rotation)
{
  return &set->orientations[4 * index + rotation];
}

const BstStartTile *
bst_tile_set_get_starts (const BstTileSet *set,
                         guint            *n_starts)
{
  *n_starts = set->starts->len;

  return (const BstStartTile *) (const void *) set->starts->data;
}

const guint8 *
bst_tile_set_get_fits (const BstTileSet *set,
                       guint             index)
{
  return &set->fits[BST_N_SURROUNDINGS * index];
}

const guint64 *
bst_tile_set_get_ways (const BstTileSet *set,
                       guint            *n_words)
{
  *n_words = set->n_way_words;

  return set->ways;
}

const guint16 *
bst_tile_set_get_way_classes (const BstTileSet *set)
{
  return set->way_classes;
}
