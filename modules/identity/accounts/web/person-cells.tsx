import { fullName } from '#platform/common/format/full-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ShownColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { subList } from '../rules/account-lists.ts';
import type { ClientRow } from '../rules/contract.ts';
import { AccountBadge } from './account-badge.tsx';

type Person = Omit<ClientRow, 'OrgName' | 'OrganisationKey' | 'SubAccounts' | 'Applications'>;
type Cells<Row> = Omit<ShownColumns<typeof subList, Row>, 'applications'>;

/**
 * Hook with the cells that the lists of clients, sub-accounts and staff share: name, email, status, phone,
 * creation and last sign-in.
 */
export function usePersonCells<Row extends Person>() {
  const t = useText();
  const format = useFormat();
  return {
    name: { value: (row: Row) => fullName(row) },
    email: {
      cell: (row: Row) => (
        <Words as="span" tone="soft" breaks="anywhere">
          {row.Email}
        </Words>
      ),
    },
    status: { isBadge: true, cell: (row: Row) => <AccountBadge status={row.Status} /> },
    phone: {
      isExtra: true,
      cell: (row: Row) => (
        <span className="num nowrap">
          {row.PhoneNo ? `${row.PhoneCode} ${row.PhoneNo}` : format.date(null)}
        </span>
      ),
    },
    created: { isExtra: true, value: (row: Row) => row.CreatedAt },
    signedIn: {
      from: 'lg',
      cell: (row: Row) => (
        <span className="num nowrap">
          {row.SignedInAt ? format.date(row.SignedInAt) : t('ACCOUNT_NEVER')}
        </span>
      ),
    },
  } as const satisfies Cells<Row>;
}
