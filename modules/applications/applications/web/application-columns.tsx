/**
 * Columns of the application list: number, organisation, service, status with overdue findings, who has to
 * act, time at the current step and last change.
 */
import { Box } from '@mantine/core';
import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { applicationList } from '../rules/application-list.ts';
import type { ApplicationRow } from '../rules/contract.ts';
import { AgeBadge } from './age-badge.tsx';
import { OverdueBadge } from './overdue-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Name of the party that has to act: you, a person by name, or a role. */
function useTurnText(): (row: ApplicationRow) => string {
  const t = useText();
  return (row) => {
    if (row.IsYourTurn) return t('APP_LIST_YOU');
    if (row.TurnName) return row.TurnName;
    return row.TurnRole ? t(`ROLE_${row.TurnRole}`) : '–';
  };
}

export function useApplicationColumns(): Column<ApplicationRow>[] {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  const turnText = useTurnText();
  return useListColumns<typeof applicationList, ApplicationRow>(applicationList, {
    no: {
      isTitle: true,
      cell: (row) => <span className="nowrap">{row.ApplicationNo ?? NO_NUMBER}</span>,
    },
    org: { value: (row) => row.OrgName },
    service: {
      cell: (row) => (
        <>
          {localized(row.ServiceName)}{' '}
          <span style={{ color: 'var(--ink3)' }}>· {t(`TYPE_${row.AssessmentType}`)}</span>
        </>
      ),
    },
    status: {
      isBadge: true,
      cell: (row) => (
        <>
          <StatusBadge status={row.ApplicationStatusCode} step={row.CurrentStep} /> <OverdueBadge row={row} />
          {/* On medium screens there is no room for a separate column. */}
          {row.TurnRole !== null && (
            <Box visibleFrom="sm" hiddenFrom="md" mt="xs">
              <AgeBadge row={row} />
            </Box>
          )}
        </>
      ),
    },
    turn: { from: 'md', value: turnText },
    age: { from: 'md', cell: (row) => <AgeBadge row={row} /> },
    updated: { from: 'lg', value: (row) => row.UpdatedAt },
    submitted: { isExtra: true, value: (row) => row.SubmittedAt },
    kind: { isExtra: true, value: (row) => row.Type },
    certificate: {
      isExtra: true,
      cell: (row) => <span className="nowrap">{row.CertificateNo ?? format.date(null)}</span>,
    },
  });
}
