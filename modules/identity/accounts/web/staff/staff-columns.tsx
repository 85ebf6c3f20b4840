/** Columns of the staff list. */

import { fullName } from '#platform/common/format/full-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { staffList } from '../../rules/account-lists.ts';
import type { StaffRow } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { usePersonCells } from '../person-cells.tsx';

export function useStaffColumns(): Column<StaffRow>[] {
  const t = useText();
  const format = useFormat();
  const person = usePersonCells<StaffRow>();
  return useListColumns<typeof staffList, StaffRow>(staffList, {
    name: {
      isTitle: true,
      cell: (row) => (
        <>
          {fullName(row)} <span className={classes.sub}>{row.Email}</span>
        </>
      ),
    },
    roles: { value: (row) => row.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ') },
    status: {
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
    open: { value: (row) => row.Open },
    twoFactor: { from: 'md', cell: (row) => t(row.IsTwoFactorOn ? 'ACCOUNT_ON' : 'ACCOUNT_OFF') },
    signedIn: person.signedIn,
    email: { ...person.email, isExtra: true },
    phone: person.phone,
    created: person.created,
  });
}
