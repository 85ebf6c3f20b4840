/** Columns of the staff list. */

import { fullName } from '#platform/common/format/full-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { staffList } from '../../rules/account-lists.ts';
import type { StaffRow } from '../../rules/contract.ts';
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
          {fullName(row)}{' '}
          <Words as="span" isBlock tone="faint" size="xs" weight="normal" breaks="anywhere">
            {row.Email}
          </Words>
        </>
      ),
    },
    roles: { value: (row) => row.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ') },
    status: {
      ...person.status,
      cell: (row) => (
        <Row as="span" isInline align="stretch" gap="xs">
          {person.status.cell(row)}
          {row.AbsentUntil && (
            <Badge tone="warning">{t('STAFF_AWAY', { date: format.date(row.AbsentUntil) })}</Badge>
          )}
        </Row>
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
