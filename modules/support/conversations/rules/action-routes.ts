/**
 * Endpoints of the staff's actions on a conversation (reply, note, assign, set status), derived from the
 * workflow, and which action a request to one of them performs.
 */
import { z } from 'zod';
import type { Route } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { conversationView } from './contract.ts';
import { type ConversationAction, conversationWorkflow } from './workflow.ts';

const { CLOSE, REOPEN, SPAM, ...Alone } = conversationWorkflow.Rows;
const data = conversationView;

/** One POST endpoint per path of the workflow; actions that only set a status share one. */
export const conversationActionRoutes = {
  reply: actionRoute(Alone.REPLY, { summary: 'Replies to the sender: by email, or in the chat', data }),
  note: actionRoute(Alone.NOTE, { summary: 'Writes a note visible to staff only', data }),
  assign: actionRoute(Alone.ASSIGN, { summary: 'Assigns a conversation to a member of staff', data }),
  status: {
    ...actionRoute(CLOSE, {
      summary: 'Closes a conversation, reopens it, or marks it as spam',
      data,
    }),
    body: z.discriminatedUnion('Status', [CLOSE.Input, REOPEN.Input, SPAM.Input]),
  },
} as const;

/** Returns the action of a request: by its path and, if actions share one, by the requested status. */
export function conversationActionOf(route: Route, input: Record<string, unknown>): ConversationAction {
  const found = conversationWorkflow.Actions.find((action) => {
    const row = conversationWorkflow.Rows[action];
    return row.Path === route.path && (row.Selector === undefined || row.Selector === input.Status);
  });
  if (!found) throw new Error(`the table of conversations has no row with the path ${route.path}`);
  return found;
}
