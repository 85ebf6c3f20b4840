import { expect, test } from 'vitest';
import { bankLineStatuses } from '../../rules/statuses.ts';

test('the list of undecided lines is in the order of the index bank_line_waiting', () => {
  expect(bankLineStatuses).toEqual({
    open: ['MATCHED', 'DOUBTFUL', 'UNKNOWN'],
    certain: ['MATCHED'],
    confirmed: ['CONFIRMED'],
    overpaid: ['OVERPAID'],
  });
});
