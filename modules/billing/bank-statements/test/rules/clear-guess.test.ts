import { expect, test } from 'vitest';
import { isClearGuess } from '../../rules/reasons.ts';

test.each([
  ['payer and amount', ['NO_REFERENCE'], true],
  ['receipt and amount', ['RECEIPT_ONLY'], true],
  ['another amount', ['AMOUNT_DIFFERS'], false],
  ['the amount alone', ['AMOUNT_ONLY'], false],
  ['the payer alone', ['NAME_ONLY'], false],
  ['several invoices', ['NO_REFERENCE', 'SEVERAL'], false],
  ['two lines for one invoice', ['SAME_INVOICE'], false],
  ['an invoice marked as unpaid again', ['UNPAID_AGAIN'], false],
  ['a certain match, which has no reasons', [], false],
] as const)('%s: %o', (_what, reasons, isClear) => {
  expect(isClearGuess(reasons)).toBe(isClear);
});
