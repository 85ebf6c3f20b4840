/**
 * Request body schemas of the comment actions (write or edit, attach files, remove), with the limits for
 * text, mentions and files.
 */
import { z } from 'zod';
import { withinFreeText } from '#platform/common/contract/free-text.ts';
import { key, version } from '#platform/common/contract/inputs.ts';
import { asPlainText } from '#platform/common/format/plain-text.ts';

const MAX_MENTIONS = 20;
const MAX_FILES = 10;

/** Comment text as stored: plain text up to the configured length. */
const commentText = z
  .string()
  .refine((text) => !text.includes('\0'))
  .pipe(z.string().overwrite(asPlainText).check(withinFreeText));

export const commentInputs = {
  /** Without a CommentKey, a new comment. When editing, omitted fields stay unchanged. */
  save: z.strictObject({
    ApplicationKey: key,
    CommentKey: key.optional(),
    Version: version.optional(),
    Comment: commentText.pipe(z.string().min(1)),
    /** If omitted, staff comments are internal and client comments go to the certification body. */
    IsInternal: z.boolean().optional(),
    /** Keys of users to notify; each must be able to read the comment. */
    Mentions: z.array(key).max(MAX_MENTIONS).optional(),
    /** The user's own new uploads and, when editing, files that the comment already has. */
    Attachment: z.array(key).max(MAX_FILES).optional(),
  }),
  /** Body of `/attachment/save`: files with an optional remark. */
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
