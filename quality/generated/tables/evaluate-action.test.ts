import { expect, test } from 'vitest';
import { conversationWorkflow } from '#modules/support/conversations/rules/workflow.ts';
import type { Answer } from '../../support/portal.ts';
import { evaluateAction, type Outcome } from './evaluate-action.ts';
import { rulesOf, type TableRule } from './table-rule.ts';

const nothing = { Code: '', Message: '' };
const seen = (Allowed: boolean, ...codes: string[]): Answer => ({
  status: 200,
  data: { Actions: [{ Action: 'SPAM', Allowed, Reasons: codes.map((Code) => ({ Code })) }] },
  error: nothing,
});
const unseen: Answer = { status: 404, data: {}, error: { Code: 'ERR_NOT_FOUND', Message: 'x' } };
const done: Answer = { status: 200, data: {}, error: nothing };
const refused = (status: number, Code: string, ...codes: string[]): Answer => ({
  status,
  data: {},
  error: { Code, Message: 'x', Reasons: codes.map((reason) => ({ Code: reason })) },
});
const open = { Key: 'k', Status: 'OPEN', Version: 3 };
const spam = { Key: 'k', Status: 'SPAM', Version: 4 };
const right: Outcome = {
  seen: seen(true),
  before: open,
  answer: done,
  after: spam,
  isTwice: false,
  isByPlace: false,
};
const REASON = 'REASON_NOT_FROM_STRANGER';
const closed = { ...right, seen: seen(false, REASON), after: open };
const late = { ...right, seen: seen(false, 'REASON_STATUS'), before: spam, after: spam };
const rule = rulesOf(conversationWorkflow).find(({ Action }) => Action === 'SPAM') as TableRule;

test('reports nothing for an outcome that follows the table', () => {
  expect(evaluateAction(rule, 'business', right)).toEqual([]);
  expect(
    evaluateAction(rule, 'business', { ...closed, answer: refused(409, 'ERR_TRANSITION', REASON) }),
  ).toEqual([]);
  expect(
    evaluateAction(rule, 'business', { ...late, answer: refused(409, 'ERR_TRANSITION', 'REASON_STATUS') }),
  ).toEqual([]);
  expect(
    evaluateAction(rule, 'client', { ...right, after: open, answer: refused(403, 'ERR_FORBIDDEN') }),
  ).toEqual([]);
  expect(
    evaluateAction(rule, 'business', { ...right, after: { ...spam, Version: 5 }, isTwice: true }),
  ).toEqual([]);
});

test.each<[string, string, Outcome, RegExp]>([
  ['an action by another person', 'client', right, /whom the table does not name/],
  ['an action in another status', 'business', { ...right, before: { ...spam, Version: 3 } }, /from a status/],
  ['an action on an invisible record', 'business', { ...right, seen: unseen }, /cannot see/],
  ['an action with a disabled button', 'business', { ...right, seen: seen(false) }, /button was disabled/],
  ['a wrong target status', 'business', { ...right, after: { ...spam, Status: 'CLOSED' } }, /became CLOSED/],
  [
    'a version that grows by two',
    'business',
    { ...right, after: { ...spam, Version: 5 } },
    /version 3 became 5/,
  ],
  [
    'a refusal with an effect',
    'business',
    { ...right, answer: refused(409, 'ERR_TRANSITION') },
    /but changed/,
  ],
  ['a server error', 'business', { ...right, after: open, answer: refused(500, 'ERR_SERVER') }, /500/],
  [
    'a refusal with an enabled button',
    'business',
    { ...right, after: open, answer: refused(422, 'ERR_VALIDATION') },
    /its button was enabled/,
  ],
  [
    'another reason than that of the button',
    'business',
    { ...closed, answer: refused(409, 'ERR_TRANSITION', 'REASON_STATUS') },
    /its button named/,
  ],
  [
    'another code',
    'business',
    { ...late, answer: refused(409, 'ERR_CONFLICT') },
    /in another status, and got/,
  ],
  [
    'a refusal that reveals more to a visitor',
    'client',
    { ...closed, answer: refused(409, 'ERR_TRANSITION') },
    /not named/,
  ],
  [
    'a refusal that reveals the existence of a record',
    'business',
    { ...closed, seen: unseen, answer: refused(409, 'ERR_TRANSITION') },
    /cannot see it/,
  ],
])('detects: %s', (_what, user, outcome, finding) => {
  expect(evaluateAction(rule, user, outcome)).toContainEqual(expect.stringMatching(finding));
});
