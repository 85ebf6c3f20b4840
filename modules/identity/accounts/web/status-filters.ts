/**
 * Quick filters by account status (active, pending, suspended, removed) above the lists of clients,
 * sub-accounts and staff.
 */
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { QuickFilter } from '#platform/web/ui/list/list-types.ts';

const SHOWN = ['ACTIVE', 'PENDING', 'SUSPENDED', 'REMOVED'] as const;

export const statusFilters = (t: Translate): QuickFilter[] =>
  SHOWN.map((status) => ({
    id: status,
    label: t(`ACCOUNT_STATUS_${status}`),
    params: { Status: status },
  }));
