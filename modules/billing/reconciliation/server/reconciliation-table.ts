/** Formats the differences found by the reconciliation as a text table for the command line. */
import { amountText } from '#platform/common/format/money.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Difference } from '#platform/server/comparison/types.ts';

const MAX_WIDTH = 60;
const EMPTY = '-';

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim() || EMPTY;
  return line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH - 1)}…` : line;
};

/** Checks whose numbers are all HKD cents. */
const AMOUNT_CHECKS: ReadonlySet<string> = new Set([
  ...[
    'AMOUNT_NOT_LINES',
    'PAID_NOT_PAYMENTS',
    'REFUNDED_NOT_REFUNDS',
    'OFFLINE_REFUND_OF_ONLINE',
    'VOID_WITH_MONEY',
    'BANK_LINE_NOT_PAID',
    'OVERPAYMENT_NOT_LINE',
    'BANK_OVERPAYMENT_WAITS',
  ],
  ...[
    'PAYMENT_NOT_INVOICE',
    'PAYMENT_REFUNDED',
    'REFUNDS_ABOVE_RECEIVED',
    'PAYMENT_RESERVED',
    'OVERPAYMENT_WAITS',
  ],
  ...['PROVIDER_HAS_MONEY', 'PROVIDER_HAS_NO_MONEY', 'PROVIDER_AMOUNT', 'PROVIDER_REFUND_UNKNOWN'],
  ...['REFUND_NOT_AT_PROVIDER', 'PROVIDER_REFUND_DIFFERS'],
]);
const CENTS = /(?<![\w-])\d+(?![\w-])/g;
const NAMED_CENTS = /(?<=\b(?:amount|paid|refunded|received) )\d+/g;

/** Converts cents to dollars for people; programs get cents (`--json`). */
const inDollars = (check: string, text: string): string =>
  text.replace(AMOUNT_CHECKS.has(check) ? CENTS : NAMED_CENTS, (cents) => amountText(Number(cents)));

/** One line of the table; column widths are fixed, because each line is printed as soon as it is found. */
export const reconciliationLine = ({ Check, About, Expected, Found }: Difference): string =>
  [
    ...[Check.padEnd(26), short(About).padEnd(44), short(inDollars(Check, Expected)).padEnd(24)],
    short(inDollars(Check, Found)),
  ].join('  ');

export const reconciliationHead = (): string =>
  reconciliationLine({
    Check: translate('RECONCILIATION_HEAD_CHECK', 'EN'),
    About: translate('RECONCILIATION_HEAD_ABOUT', 'EN'),
    Expected: translate('RECONCILIATION_HEAD_EXPECTED', 'EN'),
    Found: translate('RECONCILIATION_HEAD_FOUND', 'EN'),
  });

/** Lists each kind of difference with its explanation and how often it was found. */
export const reconciliationSummary = (counts: ReadonlyMap<string, number>): string =>
  counts.size === 0
    ? translate('RECONCILIATION_NONE', 'EN')
    : [...counts]
        .map(([name, count]) => `${name} × ${count}: ${translate(`RECONCILIATION_${name}`, 'EN')}`)
        .join('\n');
