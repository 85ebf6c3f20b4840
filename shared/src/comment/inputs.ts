import { z } from 'zod';
import { key, version } from '../contract/inputs.ts';
import { plainText } from '../conversation/inputs.ts';

/** Characters of one comment. */
export const COMMENT_LENGTH = 4000;
const MOST_MENTIONS = 20;
const MOST_FILES = 10;

export const commentInputs = {
  /** Without a CommentKey it is a new one. Of an edit, what is not given stays as it is. */
  save: z.strictObject({
    ApplicationKey: key,
    CommentKey: key.optional(),
    Version: version.optional(),
    Comment: z
      .string()
      .refine((text) => !text.includes('\0'))
      .pipe(plainText(COMMENT_LENGTH).min(1)),
    /** Without it, staff write among themselves and clients to the body. */
    IsInternal: z.boolean().optional(),
    /** Keys of people who are told of it; each has to be able to read it. */
    Mentions: z.array(key).max(MOST_MENTIONS).optional(),
    /** Own fresh uploads, and of an edit those that it has already. */
    Attachment: z.array(key).max(MOST_FILES).optional(),
  }),
  remove: z.strictObject({
    CommentKey: key,
    ApplicationKey: key.optional(),
    Version: version.optional(),
  }),
} as const;
