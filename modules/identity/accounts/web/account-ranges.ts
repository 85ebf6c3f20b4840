import type { Translate } from '#platform/web/i18n/translate.ts';
import type { RangeFilter } from '#platform/web/ui/list/list-types.ts';

/** Date range filters of the account lists: creation and last sign-in. */
export const accountRanges = (
  t: Translate,
  created: 'LIST_DAYS_REGISTERED' | 'LIST_DAYS_ADDED',
): RangeFilter[] => [
  { from: 'CreatedFrom', to: 'CreatedTo', label: t(created) },
  { from: 'SignedInFrom', to: 'SignedInTo', label: t('ACCOUNT_SIGNED_IN') },
];
