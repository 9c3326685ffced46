/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a monkey does to the window: one line of text each, so that a list of them can be kept, cut and done again.
 *
 *   open FILE               into the window that is used
 *   paste FILE NUMBER       the position after so many moves of a game, as text, by the key for that
 *   key ACCELERATOR
 *   type TEXT
 *   point CLASS N X Y       the pointer, on the Nth widget of that class that is to be seen (counted round), at these
 *                           thousandths of its width and height
 *   click CLASS N X Y BUTTON
 *   drag CLASS N X Y X Y
 *   size WIDTH HEIGHT
 *   do ACTION               an action of the window by its detailed name
 *   wait MILLISECONDS
 */

#pragma once

#include <glib.h>

/* A random one. @files: what can be opened. (transfer full) */
char    *monkey_action_new     (GRand      *random,
                                GStrv       files);

/* Does it to the window that is used, once there is one. */
void     monkey_action_perform (const char *line);
