import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { ClientRow } from '../rules/contract.ts';
import classes from './account.module.css';
import { AccountBadge } from './account-badge.tsx';
import { fullName } from './full-name.ts';

type Person = Omit<ClientRow, 'OrgName' | 'OrganisationKey' | 'SubAccounts' | 'Applications'>;
type Name = 'name' | 'email' | 'status' | 'signedIn' | 'phone' | 'created';

/**
 * Hook with the table columns that the lists of clients, sub-accounts and staff share: name, email, status,
 * phone, creation and last sign-in.
 */
export function usePersonColumns<Row extends Person>(): Record<Name, Column<Row>> {
  const t = useText();
  const format = useFormat();
  return {
    name: { id: 'name', label: t('PROFILE_NAME'), sort: 'Name', cell: (row) => fullName(row) },
    email: {
      id: 'email',
      label: t('AUTH_EMAIL'),
      sort: 'Email',
      cell: (row) => <span className={classes.mail}>{row.Email}</span>,
    },
    status: {
      id: 'status',
      label: t('APP_LIST_STATUS'),
      isBadge: true,
      cell: (row) => <AccountBadge status={row.Status} />,
    },
    phone: {
      id: 'phone',
      label: t('PROFILE_PHONE'),
      isExtra: true,
      cell: (row) => (
        <span className="num nowrap">
          {row.PhoneNo ? `${row.PhoneCode} ${row.PhoneNo}` : format.date(null)}
        </span>
      ),
    },
    created: {
      id: 'created',
      label: t('LIST_DAYS_REGISTERED'),
      sort: 'CreatedAt',
      isExtra: true,
      cell: (row) => <span className="num nowrap">{format.date(row.CreatedAt)}</span>,
    },
    signedIn: {
      id: 'signedIn',
      label: t('ACCOUNT_SIGNED_IN'),
      sort: 'SignedInAt',
      from: 'lg',
      cell: (row) => (
        <span className="num nowrap">
          {row.SignedInAt ? format.date(row.SignedInAt) : t('ACCOUNT_NEVER')}
        </span>
      ),
    },
  };
}
