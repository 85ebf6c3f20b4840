/**
 * Workflow of a conversation (visitor's question or client's chat): which actions the staff of the inbox may
 * perform in each status: reply, note, assign, close, reopen, mark as spam.
 */
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Guard, Row } from '#platform/common/workflow/types.ts';
import type { ConversationFacts } from './facts.ts';
import { conversationInputs as input } from './inputs.ts';
import { conversationsPermissions } from './permissions.ts';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  conversationStatuses,
  isSpam,
} from './statuses.ts';

/**
 * All inbox roles see every conversation and have the same rights: assigning only determines who answers.
 * The asker can only write (`statusAfterClientMessage`).
 */
const BY = [{ Roles: conversationsPermissions.ANSWER_INQUIRIES }] as const;
const RUNNING = conversationStatuses.running;
const OWN_PLACE = { Tone: 'primary', Place: 'none' } as const;

/** Only visitors' questions can be marked as spam: a signed-in user is known to the certification body. */
const isFromVisitor: Guard<ConversationFacts> = {
  Code: 'REASON_NOT_FROM_STRANGER',
  test: ({ facts }) => facts.Source === 'CONTACT',
};

/** Conversations are assigned only to active users with access to the inbox. */
const isAssigneeOfInbox: Guard<ConversationFacts> = {
  Code: 'FIELD_INVALID',
  Field: 'AssignedUserKey',
  test: ({ facts }) => facts.IsAssigneeOfInbox !== false,
};

const Rows = {
  REPLY: {
    Source: 'spec 2', Path: '/conversation/reply', From: RUNNING, By: BY, When: [],
    Input: input.message, To: ['ANSWERED'], Ui: { Label: 'ACT_CONVERSATION_REPLY', ...OWN_PLACE }, Success: 'MSG_CONVERSATION_REPLIED',
  },
  NOTE: {
    Source: 'experience 2', Path: '/conversation/note', From: CONVERSATION_STATUSES, By: BY, When: [],
    Input: input.message, To: ['SAME'], Ui: { Label: 'ACT_CONVERSATION_NOTE', ...OWN_PLACE }, Success: 'MSG_CONVERSATION_NOTED',
  },
  ASSIGN: {
    Source: 'spec 2', Path: '/conversation/assign', From: RUNNING, By: BY, When: [isAssigneeOfInbox],
    Input: input.assign, To: ['SAME'], Ui: { Label: 'ACT_CONVERSATION_ASSIGN', ...OWN_PLACE }, Success: 'MSG_CONVERSATION_ASSIGNED',
  },
  CLOSE: {
    Source: 'spec 2', Path: '/conversation/status', Selector: 'CLOSED', Given: { Status: 'CLOSED' }, From: RUNNING, By: BY, When: [],
    Input: input.close, To: ['CLOSED'], Ui: { Label: 'ACT_CONVERSATION_CLOSE', Tone: 'default', Place: 'secondary' }, Success: 'MSG_CONVERSATION_CLOSED',
  },
  REOPEN: {
    Source: 'spec 2', Path: '/conversation/status', Selector: 'OPEN', Given: { Status: 'OPEN' }, From: ['CLOSED', 'SPAM'], By: BY, When: [],
    Input: input.open, To: ['OPEN'],
    Ui: {
      Label: (facts) => (isSpam(facts.Status) ? 'ACT_CONVERSATION_NOT_SPAM' : 'ACT_CONVERSATION_REOPEN'), Tone: 'primary', Place: 'main',
    },
    Success: 'MSG_CONVERSATION_REOPENED',
  },
  SPAM: {
    Source: 'quality 2', Path: '/conversation/status', Selector: 'SPAM', Given: { Status: 'SPAM' }, From: ['OPEN', 'ANSWERED', 'CLOSED'], By: BY, When: [isFromVisitor],
    Input: input.spam, To: ['SPAM'], Ui: { Label: 'ACT_CONVERSATION_SPAM', Tone: 'danger', Place: 'more' }, Success: 'MSG_CONVERSATION_SPAM',
  },
} as const satisfies Record<string, Row<ConversationStatus, ConversationFacts>>;

export type ConversationAction = keyof typeof Rows;

export const conversationWorkflow = defineWorkflow({
  Name: 'Conversation',
  Initial: ['OPEN', 'SPAM'],
  Statuses: CONVERSATION_STATUSES,
  statusOf: (facts: ConversationFacts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'CONVERSATION_STATUS_',
  Rows,
});
