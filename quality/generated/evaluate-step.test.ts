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
  ['somebody else did it', 'finance', right, /whom the rule does not name/],
  ['it was done at another time', 'business', { ...right, before: reviewed }, /from a status/],
  ['it was done unseen', 'business', { ...right, shown: unseen }, /cannot see/],
  ['it was done with a closed button', 'business', { ...right, shown: seen(false) }, /button was closed/],
  [
    'it became something else',
    'business',
    { ...right, after: { ...reviewed, ApplicationStatusCode: 'CERTIFIED' } },
    /became CERTIFIED/,
  ],
  [
    'it counted no version',
    'business',
    { ...right, after: { ...reviewed, Version: 3 } },
    /version 3 became 3/,
  ],
  ['it was refused and done', 'business', { ...right, answer: refused(409) }, /refused, and yet changed/],
  ['it failed', 'business', { ...right, after: pending, answer: refused(500) }, /500/],
  [
    'it was refused with an open button',
    'business',
    { ...right, after: pending, answer: refused(409) },
    /its button was open/,
  ],
  [
    'a stranger is told more',
    'client',
    { ...right, after: pending, answer: refused(409) },
    /not named, and told/,
  ],
  [
    'who cannot see it is told that it is there',
    'business',
    { ...right, shown: unseen, after: pending, answer: refused(409) },
    /cannot see it, and is told/,
  ],
  ['who comes late is told of a role', 'business', { ...late, answer: refused(403) }, /at the wrong time/],
])('it would be noticed: %s', (_what, user, outcome, finding) => {
  expect(evaluateStep(approve, user, outcome)).toContainEqual(expect.stringMatching(finding));
});
