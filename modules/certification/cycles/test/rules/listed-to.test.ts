import { expect, test } from 'vitest';
import type { CycleMark } from '#modules/applications/applications/rules/cycle/cycle-line.ts';
import { listedTo } from '../../rules/listed-to.ts';

const mark = (
  Kind: CycleMark['Kind'],
  No: number,
  On: string,
  Opens: string | null,
  State: CycleMark['State'],
) => ({ Kind, No, On, Opens, State, Application: null });

/** Decided on 14 March 2025 for 36 months (domain 7). */
const first = mark('SURVEILLANCE', 1, '2026-03-14', '2025-12-14', 'AHEAD');
const second = mark('SURVEILLANCE', 2, '2027-03-14', '2026-12-14', 'AHEAD');
const renewal = mark('RENEWAL', 1, '2028-03-13', '2027-09-15', 'AHEAD');
const end = mark('EXPIRY', 1, '2028-03-13', null, 'AHEAD');
const END = '2028-03-13';
const marks: CycleMark[] = [first, second, renewal, end];

test('a missed assessment stays listed until the next one opens, and all are removed when the certificate ends', () => {
  expect(marks.map((one) => listedTo(marks, one, END))).toEqual(['2026-12-13', '2027-09-14', END, END]);
});

test('a missed assessment is removed immediately when a later one is completed', () => {
  const done: CycleMark[] = [first, { ...second, State: 'DONE' }, renewal, end];
  expect(listedTo(done, first, END)).toBe('2026-03-14');
});

test('a special assessment has no due date to miss', () => {
  const special = mark('SPECIAL', 1, '2025-06-01', null, 'RUNNING');
  expect(listedTo([first, special, second, renewal, end], special, END)).toBe(END);
});
