/** Columns of the staff list. */
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { StaffRow } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { fullName } from '../full-name.ts';
import { usePersonColumns } from '../person-columns.tsx';

export function useStaffColumns(): Column<StaffRow>[] {
  const t = useText();
  const format = useFormat();
  const person = usePersonColumns<StaffRow>();
  return [
    {
      ...person.name,
      isTitle: true,
      cell: (row) => (
        <>
          {fullName(row)} <span className={classes.sub}>{row.Email}</span>
        </>
      ),
    },
    {
      id: 'roles',
      label: t('PROFILE_ROLES'),
      cell: (row) => row.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · '),
    },
    {
      ...person.status,
      cell: (row) => (
        <span className={classes.badges}>
          {person.status.cell(row)}
          {row.AbsentUntil && (
            <Badge tone="warning">{t('STAFF_AWAY', { date: format.date(row.AbsentUntil) })}</Badge>
          )}
        </span>
      ),
    },
    { id: 'open', label: t('STAFF_OPEN'), align: 'end', cell: (row) => row.Open },
    {
      id: 'twoFactor',
      label: t('ACCOUNT_TWO_FACTOR'),
      from: 'md',
      cell: (row) => t(row.IsTwoFactorOn ? 'ACCOUNT_ON' : 'ACCOUNT_OFF'),
    },
    person.signedIn,
    { ...person.email, isExtra: true },
    person.phone,
    { ...person.created, label: t('LIST_DAYS_ADDED') },
  ];
}
