/** Definition of finance's list of payments and refunds: filters and columns, and the kinds and methods. */
import { z } from 'zod';
import { PAYMENT_METHODS } from '#modules/billing/invoices/rules/index.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, filter, oneNamed, oneOf } from '#platform/common/lists/filters.ts';

export const MOVEMENT_KINDS = ['OFFLINE', 'ONLINE', 'REFUND'] as const;
const METHODS = ['CARD', ...PAYMENT_METHODS] as const;

/** Returns the key of the text of a payment method in finance's lists and charts, including CARD. */
export const methodKey = (method: (typeof METHODS)[number]) =>
  method === 'CARD' ? 'FINANCE_METHOD_CARD' : (`PAY_${method}` as const);

/**
 * Money received in excess, as opposed to its refund. Whether something still has to be refunded is shown on the overview
 * and on the invoice, not in the list.
 */
export const isExcess = (row: { IsOverpayment: boolean; AmountCents: number }): boolean =>
  row.IsOverpayment && row.AmountCents > 0;

const MONTH = '20[0-9]{2}-(0[1-9]|1[0-2])';
/** A month in Hong Kong, YYYY-MM, or the first and last of several months, separated by a colon. */
const period = z.string().regex(new RegExp(`^${MONTH}(:${MONTH})?$`));

export const movementList = defineList({
  Filters: {
    Period: filter({ Schema: period.optional(), Label: 'FINANCE_MONTH', Value: { Kind: 'MONTHS' } }),
    Kind: oneOf({ Label: 'MOVEMENT_KIND', Codes: MOVEMENT_KINDS, Texts: 'MOVEMENT_KIND_' }),
    Method: oneNamed({ Label: 'MOVEMENT_METHOD', Codes: METHODS, Text: methodKey }),
    ...days('', 'MOVEMENT_AT'),
  },
  Columns: {
    at: { Label: 'MOVEMENT_AT', Kind: 'DATE' },
    kind: { Label: 'MOVEMENT_KIND', Kind: 'TEXT' },
    invoice: { Label: 'MOVEMENT_INVOICE', Kind: 'TEXT' },
    org: { Label: 'MOVEMENT_ORG', Kind: 'NAME' },
    method: { Label: 'MOVEMENT_METHOD', Kind: 'CODE', Text: (method) => methodKey(method as 'CARD') },
    reference: { Label: 'MOVEMENT_REFERENCE', Kind: 'TEXT' },
    amount: { Label: 'MOVEMENT_AMOUNT', Kind: 'MONEY' },
    received: { Label: 'EXPORT_PAID', Kind: 'MONEY', Only: 'FILE' },
    refunded: { Label: 'EXPORT_REFUNDED', Kind: 'MONEY', Only: 'FILE' },
  },
  Sorts: ['At'],
});
