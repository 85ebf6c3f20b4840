import { Button } from '@mantine/core';
import { accountAddress } from '#modules/identity/accounts/rules/index.ts';
import { deviceOf } from '#modules/identity/sign-in/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { SessionRow } from '../rules/contract.ts';
import { sessionList } from '../rules/session-list.ts';

type SessionActions = { isBusy: boolean; onEnd: (row: SessionRow) => void };

/** Columns of the list of sessions; the last has the button that ends the session, or why there is none. */
export function useSessionColumns({ isBusy, onEnd }: SessionActions): Column<SessionRow>[] {
  const t = useText();
  const format = useFormat();
  return useListColumns<typeof sessionList, SessionRow>(sessionList, {
    person: {
      isTitle: true,
      cell: (row) => (
        <>
          <AppLink href={accountAddress({ ...row, IsClient: row.Side === 'CLIENTS' })}>{row.Name}</AppLink>
          <Words as="div" tone="soft" size="xs" weight="normal">
            {row.Email}
          </Words>
        </>
      ),
    },
    side: { isBadge: true, cell: (row) => <Badge tone="plain">{t(`SESSION_SIDE_${row.Side}`)}</Badge> },
    roles: { from: 'md', cell: (row) => row.UserRoleList.map((role) => t(`ROLE_${role}`)).join(', ') },
    device: { cell: (row) => deviceOf(row.Agent) ?? t('SESSION_UNKNOWN') },
    since: {
      from: 'lg',
      cell: (row) => <span className="num nowrap">{format.dateTime(row.CreatedAt)}</span>,
    },
    seen: { cell: (row) => <span className="num nowrap">{format.dateTime(row.SeenAt)}</span> },
    address: { from: 'md', cell: (row) => <span className="num">{row.Address ?? '–'}</span> },
    actions: {
      align: 'end',
      cell: (row) =>
        row.CanEnd ? (
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            aria-label={`${t('SESSION_END')}: ${row.Name}`}
            onClick={() => onEnd(row)}
          >
            {t('SESSION_END')}
          </Button>
        ) : (
          <Words as="span" tone="soft" size="xs" weight="normal">
            {t(row.IsThis ? 'SESSION_THIS' : 'SESSION_NOT_YOURS')}
          </Words>
        ),
    },
  });
}
