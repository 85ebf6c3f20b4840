import { z } from 'zod';
import { withinFreeText } from '#platform/common/contract/free-text.ts';
import { key, version } from '#platform/common/contract/inputs.ts';
import { asPlainText } from '#platform/common/format/plain-text.ts';

const MAX_MENTIONS = 20;
const MAX_FILES = 10;

/** As it is kept: plain text of the configured length. */
const commentText = z
  .string()
  .refine((text) => !text.includes('\0'))
  .pipe(z.string().overwrite(asPlainText).check(withinFreeText));

export const commentInputs = {
  /** Without a CommentKey it is a new one. Of an edit, what is not given stays as it is. */
  save: z.strictObject({
    ApplicationKey: key,
    CommentKey: key.optional(),
    Version: version.optional(),
    Comment: commentText.pipe(z.string().min(1)),
    /** Without it, comments of staff are internal and those of clients go to the certification body. */
    IsInternal: z.boolean().optional(),
    /** Keys of people to notify; each has to be able to read it. */
    Mentions: z.array(key).max(MAX_MENTIONS).optional(),
    /** Own fresh uploads, and of an edit those that it has already. */
    Attachment: z.array(key).max(MAX_FILES).optional(),
  }),
  /** `/attachment/save`: files, and the comment on them. */
  attach: z.strictObject({
    ApplicationKey: key,
    Attachment: z.array(key).min(1).max(MAX_FILES),
    Remark: commentText.optional(),
    IsInternal: z.boolean().optional(),
  }),
  remove: z.strictObject({
    CommentKey: key,
    ApplicationKey: key.optional(),
    Version: version.optional(),
  }),
} as const;
