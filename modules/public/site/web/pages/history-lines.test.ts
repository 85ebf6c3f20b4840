import { expect, test } from 'vitest';
import { type HistoryEntry, historyLines } from './history-lines.ts';

const entry = (Event: string, Verdict: HistoryEntry['Verdict'], On: string, Revision: number) => ({
  ...{ Event, Verdict, On, Revision },
});
const shown = (history: HistoryEntry[]) =>
  historyLines(history).map(({ Kind, On, Until, NewRevision }) =>
    [Kind, On, Until ?? '-', NewRevision ?? '-'].join(' '),
  );

test('a decision on the scope and its page on the same day are one line; a later page is another', () => {
  expect(
    shown([
      entry('ISSUED', 'VALID', '2026-03-14', 1),
      entry('SCOPE_EXTENDED', 'VALID', '2026-06-10', 1),
      entry('REVISED', 'VALID', '2026-06-10', 2),
      entry('SCOPE_REDUCED', 'VALID', '2026-09-01', 2),
      entry('REVISED', 'VALID', '2026-09-02', 3),
    ]),
  ).toEqual([
    'REVISED 2026-09-02 - 3',
    'SCOPE_REDUCED 2026-09-01 - -',
    'SCOPE_EXTENDED 2026-06-10 - 2',
    'ISSUED 2026-03-14 - -',
  ]);
});

test('a reduction during a suspension does not end it', () => {
  expect(
    shown([
      entry('ISSUED', 'VALID', '2026-03-14', 1),
      entry('SUSPENDED', 'SUSPENDED', '2026-07-01', 1),
      entry('SCOPE_REDUCED', 'SUSPENDED', '2026-08-01', 1),
      entry('REVISED', 'SUSPENDED', '2026-08-01', 2),
      entry('RESUMED', 'VALID', '2026-09-01', 2),
    ]),
  ).toEqual([
    'VALID_AGAIN 2026-09-01 - -',
    'SCOPE_REDUCED 2026-08-01 - 2',
    'STATUS 2026-07-01 2026-09-01 -',
    'ISSUED 2026-03-14 - -',
  ]);
});
