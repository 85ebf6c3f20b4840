import { expect, test } from 'vitest';
import { reconciliationLine } from '../../server/reconciliation-table.ts';

test('amounts are read as printed on the invoice, and nothing else is accepted', () => {
  const line = (Check: string, Expected: string, Found: string) =>
    reconciliationLine({ Check, About: 'INV-2026-00005', Expected, Found }).split(/ {2,}/);
  expect(line('REFUNDS_ABOVE_RECEIVED', '3800000', '9900000')).toEqual([
    ...['REFUNDS_ABOVE_RECEIVED', 'INV-2026-00005', '38,000.00', '99,000.00'],
  ]);
  expect(line('PROVIDER_AMOUNT', 'HKD 1800000 5', 'USD 1800000 0').slice(2)).toEqual([
    ...['HKD 18,000.00 0.05', 'USD 18,000.00 0.00'],
  ]);
  expect(line('STATUS_NOT_COLUMNS', 'PAID', 'amount 100 paid 100 at 2026-11-21 proofs 1').slice(2)).toEqual([
    ...['PAID', 'amount 1.00 paid 1.00 at 2026-11-21 proofs 1'],
  ]);
  expect(line('NUMBER_UNKNOWN', 'at most 33', 'INV-2026-00099').slice(2)).toEqual([
    'at most 33',
    'INV-2026-00099',
  ]);
});
