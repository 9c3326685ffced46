/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A content with a sidebar that slides over it when there is little room, or stands below it. Newer libadwaita
 * has another widget for this: here is the difference. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SPLIT_VIEW (bastide_split_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideSplitView, bastide_split_view, BASTIDE, SPLIT_VIEW, AdwBin)

/* Properties: "content", "sidebar" (GtkWidget), "at-end" (gboolean), "show-sidebar"
 * (gboolean), "folded" (gboolean): the sidebar lies over the content, "extra" (int): pixels by which the
 * user made it wider. */

/* Folding hides the sidebar, and it comes back with the room, unless it was hidden where there was room. */
gboolean bastide_split_view_get_folded (BastideSplitView *self);
void     bastide_split_view_set_folded (BastideSplitView *self,
                                        gboolean          folded);
/* The sidebar stands below the content, 45 % of the @height that both share with the usual bars, where a folded one would
 * cover all of it; it is hidden when it comes there, and has a grip by which it is dragged to 80 %. One that needs more than
 * that, @least pixels of height, scrolls. */
gboolean bastide_split_view_get_below  (BastideSplitView *self);
void     bastide_split_view_set_below  (BastideSplitView *self,
                                        gboolean          below,
                                        int               height,
                                        int               least);
gboolean bastide_split_view_get_show   (BastideSplitView *self);
void     bastide_split_view_set_show   (BastideSplitView *self,
                                        gboolean          show);
/* Whether it is shown where there is room beside the content, as it was last chosen there. */
gboolean bastide_split_view_get_wanted (BastideSplitView *self);

/* The sidebar is wider where text is larger (bastide_text_size_get_scale()), as far as a window of
 * @width pixels has room; and by at most @spare pixels wider, as the user wants it. */
void bastide_split_view_set_room (BastideSplitView *self,
                                  int               width,
                                  double            text_scale,
                                  int               spare);
/* In pixels, whether it is shown or not. */
int      bastide_split_view_get_sidebar_width (BastideSplitView *self);

G_END_DECLS
