import { expect, test } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

const base = { LegalName: 'Harbour Green', Employees: 86, Sites: [{ SiteName: 'Yuen Long' }] };

test('what was changed here stays, what was changed there is taken', () => {
  const mine = { ...base, LegalName: 'Harbour Green Energy Limited' };
  const remote = { ...base, Employees: 90 };
  expect(mergeAnswers(base, mine, remote)).toEqual({
    LegalName: 'Harbour Green Energy Limited',
    Employees: 90,
    Sites: [{ SiteName: 'Yuen Long' }],
  });
});

test('an answer that was cleared here stays cleared', () => {
  const mine = { LegalName: 'Harbour Green', Sites: base.Sites };
  expect(mergeAnswers(base, mine, base)).toEqual({
    LegalName: 'Harbour Green',
    Sites: [{ SiteName: 'Yuen Long' }],
  });
});

test('where both changed the same answer, what was typed here is not lost', () => {
  const merged = mergeAnswers(base, { ...base, Employees: 87 }, { ...base, Employees: 90 });
  expect(merged.Employees).toBe(87);
});
