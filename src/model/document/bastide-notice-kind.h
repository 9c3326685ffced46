/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the bars at the top of a window may be about. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* There is one of each at most. */
typedef enum
{
  BASTIDE_NOTICE_RECOVERED,     /* the program did not end as it should */
  BASTIDE_NOTICE_OFFERED,       /* it ended while it opened this */
  BASTIDE_NOTICE_PUT_ASIDE,     /* unsaved changes that can be taken back */
  BASTIDE_NOTICE_CHANGED,       /* the file, by another program */
  BASTIDE_NOTICE_GONE,
  BASTIDE_NOTICE_READ_ONLY,
  BASTIDE_NOTICE_NOT_SAVED,
  BASTIDE_NOTICE_NOT_KEPT,      /* no draft can be written */
  BASTIDE_NOTICE_OPENING,       /* a file that was asked for, and takes long */
  BASTIDE_NOTICE_NOT_OPENED,    /* it cannot be */
  BASTIDE_NOTICE_NO_PICTURE,    /* it could not be exported or copied */
  BASTIDE_NOTICE_NOT_PRINTED,
  BASTIDE_NOTICE_PROBLEMS,      /* the position that was set up has some */
  BASTIDE_NOTICE_PRACTICE       /* what a lesson has the learner do here */
} BastideNoticeKind;

#define BASTIDE_N_NOTICES 14

G_END_DECLS
