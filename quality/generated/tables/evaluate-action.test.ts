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
  ['somebody else did it', 'client', right, /whom the table does not name/],
  ['it was done at another time', 'business', { ...right, before: { ...spam, Version: 3 } }, /from a status/],
  ['it was done unseen', 'business', { ...right, seen: unseen }, /cannot see/],
  ['it was done with a closed button', 'business', { ...right, seen: seen(false) }, /button was closed/],
  [
    'it became something else',
    'business',
    { ...right, after: { ...spam, Status: 'CLOSED' } },
    /became CLOSED/,
  ],
  ['it counted two versions', 'business', { ...right, after: { ...spam, Version: 5 } }, /version 3 became 5/],
  [
    'it was refused and done',
    'business',
    { ...right, answer: refused(409, 'ERR_TRANSITION') },
    /yet changed/,
  ],
  ['it failed', 'business', { ...right, after: open, answer: refused(500, 'ERR_SERVER') }, /500/],
  [
    'it was refused with an open button',
    'business',
    { ...right, after: open, answer: refused(422, 'ERR_VALIDATION') },
    /its button was open/,
  ],
  [
    'another reason than the button gave',
    'business',
    { ...closed, answer: refused(409, 'ERR_TRANSITION', 'REASON_STATUS') },
    /its button named/,
  ],
  ['another code', 'business', { ...late, answer: refused(409, 'ERR_CONFLICT') }, /at the wrong time/],
  ['a stranger is told more', 'client', { ...closed, answer: refused(409, 'ERR_TRANSITION') }, /not named/],
  [
    'who cannot see it is told that it is there',
    'business',
    { ...closed, seen: unseen, answer: refused(409, 'ERR_TRANSITION') },
    /cannot see it/,
  ],
])('it would be noticed: %s', (_what, user, outcome, finding) => {
  expect(evaluateAction(rule, user, outcome)).toContainEqual(expect.stringMatching(finding));
});
