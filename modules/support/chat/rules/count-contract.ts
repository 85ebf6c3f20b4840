/** API contract of the number of unread answers, apart from the others because every screen of a client loads it. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { chatPermissions } from './permissions.ts';

export const chatCount = z.object({
  Unread: z.int(),
  /** Key of the live room; null: there is none yet. */
  ConversationKey: z.string().nullable(),
});
export type ChatCount = z.infer<typeof chatCount>;

export const chatCountRoutes = {
  count: defineRoute({
    method: 'GET',
    path: '/chat/count',
    summary: 'Number of unread answers from staff',
    access: chatPermissions.CHAT_AS_CLIENT,
    reads: ['conversations'],
    data: chatCount,
  }),
};
