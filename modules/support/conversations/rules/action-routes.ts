import { z } from 'zod';
import { INBOX_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { conversationView } from './contract.ts';
import { conversationInputs } from './inputs.ts';
import { type ConversationAction, conversationWorkflow } from './workflow.ts';

const { say, assign, close, open, spam } = conversationInputs;
const changed = { method: 'POST', access: INBOX_ROLES, data: conversationView } as const;

/** One POST per path of the table; those that set a status share one. */
export const conversationActionRoutes = {
  reply: defineRoute({
    ...changed,
    path: '/conversation/reply',
    summary: 'Answers whoever asked: by mail, or in the chat',
    body: say,
  }),
  note: defineRoute({
    ...changed,
    path: '/conversation/note',
    summary: 'Writes a note that only the staff reads',
    body: say,
  }),
  assign: defineRoute({
    ...changed,
    path: '/conversation/assign',
    summary: 'Says who of the staff looks after a conversation',
    body: assign,
  }),
  status: defineRoute({
    ...changed,
    path: '/conversation/status',
    summary: 'Closes a conversation, opens it again, or puts it aside as spam',
    body: z.discriminatedUnion('Status', [close, open, spam]),
  }),
} as const;

/** The row that a request means: its path, and where rows share one, the status that was asked for. */
export function conversationActionOf(route: Route, input: Record<string, unknown>): ConversationAction {
  const found = conversationWorkflow.Actions.find((action) => {
    const row = conversationWorkflow.Rows[action];
    return row.Path === route.path && (row.Selector === undefined || row.Selector === input.Status);
  });
  if (!found) throw new Error(`no row of the table of conversations has the path ${route.path}`);
  return found;
}
