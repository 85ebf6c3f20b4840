import { z } from 'zod';
import { personName } from '#platform/common/contract/shapes.ts';

export const COMMENT_EVENT_TYPES = ['WRITE', 'EDIT', 'REMOVE'] as const;
export type CommentEventType = (typeof COMMENT_EVENT_TYPES)[number];

/**
 * Live event about a comment: sent to room `comment:<ApplicationKey>` if the client may read it, otherwise
 * to `internalcomment:<ApplicationKey>`, which no client may join.
 */
export const commentChange = z.object({
  CommentKey: z.string(),
  EventType: z.enum(COMMENT_EVENT_TYPES),
  By: personName,
  IsByYou: z.boolean(),
});
export type CommentChange = z.infer<typeof commentChange>;
