import { expect, test } from 'vitest';
import type { Answer } from '../support/portal.ts';
import { evaluateStep, type Outcome } from './evaluate-step.ts';
import { applicationRules, type Rule } from './walk-rules.ts';

const nothing = { Code: '', Message: '' };
const seen = (Allowed: boolean): Answer => ({
  status: 200,
  data: { Actions: [{ Action: 'APPROVE', Allowed }] },
  error: nothing,
});
const unseen: Answer = { status: 404, data: {}, error: { Code: 'ERR_NOT_FOUND', Message: 'x' } };
const done: Answer = { status: 200, data: {}, error: nothing };
const refused = (status: number, Code = 'ERR_TRANSITION'): Answer => ({
  status,
  data: {},
  error: { Code, Message: 'x' },
});
const pending = { ApplicationStatusCode: 'PENDING', Version: 3 };
const reviewed = { ApplicationStatusCode: 'UNDERREVIEW', Version: 4 };
const right: Outcome = { shown: seen(true), before: pending, answer: done, after: reviewed };
const approve = applicationRules.find(({ Action }) => Action === 'APPROVE') as Rule;
const late = { ...right, before: reviewed, after: reviewed, shown: seen(false) };

test('reports nothing for an outcome that follows the rule', () => {
  expect(evaluateStep(approve, 'business', right)).toEqual([]);
  expect(evaluateStep(approve, 'business', { ...late, answer: refused(409) })).toEqual([]);
  const outsider = { ...right, shown: unseen, after: pending, answer: refused(403, 'ERR_FORBIDDEN') };
  expect(evaluateStep(approve, 'client', outsider)).toEqual([]);
});

test.each<[string, string, Outcome, RegExp]>([
  ['an action by another person', 'finance', right, /whom the rule does not name/],
  ['an action in another status', 'business', { ...right, before: reviewed }, /from a status/],
  ['an action on an invisible record', 'business', { ...right, shown: unseen }, /cannot see/],
  ['an action with a disabled button', 'business', { ...right, shown: seen(false) }, /button was disabled/],
  [
    'a wrong target status',
    'business',
    { ...right, after: { ...reviewed, ApplicationStatusCode: 'CERTIFIED' } },
    /became CERTIFIED/,
  ],
  [
    'an unchanged version',
    'business',
    { ...right, after: { ...reviewed, Version: 3 } },
    /version 3 became 3/,
  ],
  ['a refusal with an effect', 'business', { ...right, answer: refused(409) }, /refused, but changed/],
  ['a server error', 'business', { ...right, after: pending, answer: refused(500) }, /500/],
  [
    'a refusal with an enabled button',
    'business',
    { ...right, after: pending, answer: refused(409) },
    /its button was enabled/,
  ],
  [
    'a refusal that reveals more to a visitor',
    'client',
    { ...right, after: pending, answer: refused(409) },
    /not named, but got/,
  ],
  [
    'a refusal that reveals the existence of a record',
    'business',
    { ...right, shown: unseen, after: pending, answer: refused(409) },
    /cannot see it, but got/,
  ],
  [
    'a refusal that reveals a role',
    'business',
    { ...late, answer: refused(403) },
    /in another status, and got/,
  ],
])('detects: %s', (_what, user, outcome, finding) => {
  expect(evaluateStep(approve, user, outcome)).toContainEqual(expect.stringMatching(finding));
});
