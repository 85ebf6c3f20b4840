import { z } from 'zod';
import { personName } from '#platform/common/contract/shapes.ts';

export const COMMENT_EVENT_TYPES = ['WRITE', 'EDIT', 'REMOVE'] as const;
export type CommentEventType = (typeof COMMENT_EVENT_TYPES)[number];

/**
 * Live event of a comment: in `comment:<ApplicationKey>` for those that the client reads, in
 * `internalcomment:<ApplicationKey>`, which no client may join, for the others.
 */
export const commentChange = z.object({
  CommentKey: z.string(),
  EventType: z.enum(COMMENT_EVENT_TYPES),
  By: personName,
  IsByYou: z.boolean(),
});
export type CommentChange = z.infer<typeof commentChange>;
