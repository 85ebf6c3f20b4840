import { expect, test } from 'vitest';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { ConversationFacts } from '../../rules/facts.ts';
import {
  CONVERSATION_STATUSES,
  type ConversationStatus,
  statusAfterClientMessage,
} from '../../rules/statuses.ts';
import { type ConversationAction, conversationWorkflow } from '../../rules/workflow.ts';

const texts = allTexts();

const INBOX: Role[] = ['ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING', 'FINANCE', 'IT'];

/**
 * Expected transitions of a contact question, deliberately written out: action, starting status, resulting
 * status.
 */
const TABLE: Record<ConversationAction, Partial<Record<ConversationStatus, ConversationStatus>>> = {
  REPLY: { OPEN: 'ANSWERED', ANSWERED: 'ANSWERED' },
  NOTE: { OPEN: 'OPEN', ANSWERED: 'ANSWERED', CLOSED: 'CLOSED', SPAM: 'SPAM' },
  ASSIGN: { OPEN: 'OPEN', ANSWERED: 'ANSWERED' },
  CLOSE: { OPEN: 'CLOSED', ANSWERED: 'CLOSED' },
  REOPEN: { CLOSED: 'OPEN', SPAM: 'OPEN' },
  SPAM: { OPEN: 'SPAM', ANSWERED: 'SPAM', CLOSED: 'SPAM' },
};

const decisionOn = (
  action: ConversationAction,
  role: Role,
  Status: ConversationStatus,
  Source: ConversationFacts['Source'] = 'CONTACT',
) =>
  decide(conversationWorkflow, action, {
    facts: { Status, Source, AssignedUserKey: null },
    actor: { UserKey: 'somebody', Roles: [role], OrganisationKey: null, IsGrantGeneration: false },
    at: new Date('2026-11-21T04:00:00Z'),
    input: {},
  });

const actions = Object.keys(TABLE) as ConversationAction[];

test.each(actions)('%s: available to the inbox only, from the statuses listed here', (action) => {
  for (const role of ROLES)
    for (const status of CONVERSATION_STATUSES) {
      const decision = decisionOn(action, role, status);
      const becomes = INBOX.includes(role) ? TABLE[action][status] : undefined;
      expect([role, status, decision.Allowed]).toEqual([role, status, becomes !== undefined]);
      if (decision.Allowed) expect(decision.Change.Status ?? status).toBe(becomes);
    }
});

test('there are no other actions', () => {
  expect([...conversationWorkflow.Actions].toSorted()).toEqual(actions.toSorted());
});

test('a signed-in user’s conversation cannot be ignored as spam', () => {
  for (const status of ['OPEN', 'ANSWERED', 'CLOSED'] as const)
    expect(decisionOn('SPAM', 'ADMIN', status, 'CHAT').Allowed).toBe(false);
});

test('a new message of the user awaits an answer; an ignored conversation stays ignored', () => {
  expect(CONVERSATION_STATUSES.map(statusAfterClientMessage)).toEqual(['OPEN', 'OPEN', 'OPEN', 'SPAM']);
});

test('every notice about a conversation has its text', () => {
  const facts = (Status: ConversationStatus): ConversationFacts => ({
    Status,
    Source: 'CONTACT',
    AssignedUserKey: null,
  });
  const messages = Object.values(conversationWorkflow.Rows).flatMap(({ Ui: { Label }, Success }) => [
    Success,
    ...(typeof Label === 'string' ? [Label] : CONVERSATION_STATUSES.map((status) => Label(facts(status)))),
  ]);
  const statuses = CONVERSATION_STATUSES.map((status) => `CONVERSATION_STATUS_${status}`);
  const events = actions.map((action) => `EVENT_CONVERSATION_${action}`);
  expect([...messages, ...statuses, ...events].filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});
