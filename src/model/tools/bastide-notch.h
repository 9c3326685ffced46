/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notches of a wheel, of which a touchpad gives parts. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds @dy, in notches, to the @parts of one that came before: 1 or -1, the direction, with no part left, once that makes a
 * whole one; else 0. */
int bastide_notch_add (double *parts,
                       double  dy);

G_END_DECLS
