import type { AgedAmounts } from '../../rules/account-contract.ts';
import type { PaperText } from '../document/say-line.ts';

/** Open amounts in the order in which they are shown. */
export const AGES: readonly { Field: keyof AgedAmounts; Label: PaperText }[] = [
  { Field: 'CurrentCents', Label: 'ACCOUNT_AGED_CURRENT' },
  { Field: 'Days30Cents', Label: 'ACCOUNT_AGED_30' },
  { Field: 'Days60Cents', Label: 'ACCOUNT_AGED_60' },
  { Field: 'Days90Cents', Label: 'ACCOUNT_AGED_90' },
  { Field: 'OlderCents', Label: 'ACCOUNT_AGED_OLDER' },
  { Field: 'CreditCents', Label: 'ACCOUNT_AGED_CREDIT' },
];
