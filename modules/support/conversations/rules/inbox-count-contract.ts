/** API contract of the number of waiting conversations, apart from the others because the menu of every screen loads it. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { conversationsPermissions } from './permissions.ts';

/** Number of waiting conversations, for the badge in the menu. */
export const inboxCount = z.object({
  /** Open conversations with messages that no staff member has seen. */
  Unread: z.int(),
  /** Of those, assigned to the caller. */
  Mine: z.int(),
});

export const inboxCountRoutes = {
  count: defineRoute({
    method: 'GET',
    path: '/conversation/count',
    summary: 'Number of conversations that need an answer from staff',
    access: conversationsPermissions.ANSWER_INQUIRIES,
    reads: ['conversations'],
    data: inboxCount,
  }),
};
