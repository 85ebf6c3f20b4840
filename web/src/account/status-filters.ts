import type { Translate } from '../i18n/use-text.ts';
import type { QuickFilter } from '../ui/list/list-types.ts';

const SHOWN = ['ACTIVE', 'PENDING', 'SUSPENDED', 'REMOVED'] as const;

export const statusFilters = (t: Translate): QuickFilter[] =>
  SHOWN.map((status) => ({
    id: status,
    label: t(`ACCOUNT_STATUS_${status}`),
    params: { Status: status },
  }));
