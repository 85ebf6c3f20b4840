import { expect, test } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

const base = { LegalName: 'Harbour Green', Employees: 86, Sites: [{ SiteName: 'Yuen Long' }] };

test('local changes are retained, remote changes are applied', () => {
  const mine = { ...base, LegalName: 'Harbour Green Energy Limited' };
  const remote = { ...base, Employees: 90 };
  expect(mergeAnswers(base, mine, remote)).toEqual({
    LegalName: 'Harbour Green Energy Limited',
    Employees: 90,
    Sites: [{ SiteName: 'Yuen Long' }],
  });
});

test('an answer cleared locally stays cleared', () => {
  const mine = { LegalName: 'Harbour Green', Sites: base.Sites };
  expect(mergeAnswers(base, mine, base)).toEqual({
    LegalName: 'Harbour Green',
    Sites: [{ SiteName: 'Yuen Long' }],
  });
});

test('a conflicting change of the same answer retains the local input', () => {
  const merged = mergeAnswers(base, { ...base, Employees: 87 }, { ...base, Employees: 90 });
  expect(merged.Employees).toBe(87);
});
