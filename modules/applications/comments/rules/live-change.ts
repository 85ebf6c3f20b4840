import { z } from 'zod';
import { personName } from '#platform/common/contract/shapes.ts';

export const COMMENT_DEEDS = ['WRITE', 'EDIT', 'REMOVE'] as const;
export type CommentDeed = (typeof COMMENT_DEEDS)[number];

/**
 * What is told live of a comment: in `comment:<ApplicationKey>` of those that the client reads, in
 * `internalcomment:<ApplicationKey>`, where no client is let in, of the others.
 */
export const commentChange = z.object({
  CommentKey: z.string(),
  Deed: z.enum(COMMENT_DEEDS),
  By: personName,
  IsByYou: z.boolean(),
});
export type CommentChange = z.infer<typeof commentChange>;
