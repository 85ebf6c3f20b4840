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
  return [
    {
      id: 'no',
      label: t('APP_LIST_NO'),
      sort: 'ApplicationNo',
      isTitle: true,
      cell: (row) => <span className="nowrap">{row.ApplicationNo ?? NO_NUMBER}</span>,
    },
    { id: 'org', label: t('APP_LIST_ORG'), sort: 'OrgName', cell: (row) => localized(row.OrgName) },
    {
      id: 'service',
      label: t('APP_LIST_SERVICE'),
      cell: (row) => (
        <>
          {localized(row.ServiceName)}{' '}
          <span style={{ color: 'var(--ink3)' }}>· {t(`TYPE_${row.AssessmentType}`)}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: t('APP_LIST_STATUS'),
      isBadge: true,
      cell: (row) => (
        <>
          <StatusBadge status={row.ApplicationStatusCode} step={row.CurrentStep} /> <OverdueBadge row={row} />
          {/* On medium screens there is no room for a separate column. */}
          {row.TurnRole !== null && (
            <Box visibleFrom="sm" hiddenFrom="md" mt={6}>
              <AgeBadge row={row} />
            </Box>
          )}
        </>
      ),
    },
    { id: 'turn', label: t('APP_LIST_TURN'), from: 'md', cell: (row) => turnText(row) },
    {
      id: 'age',
      label: t('APP_LIST_AGE'),
      sort: 'StepSince',
      from: 'md',
      cell: (row) => <AgeBadge row={row} />,
    },
    {
      id: 'updated',
      label: t('APP_LIST_UPDATED'),
      sort: 'UpdatedAt',
      from: 'lg',
      cell: (row) => <span className="num nowrap">{format.date(row.UpdatedAt)}</span>,
    },
    {
      id: 'submitted',
      label: t('APP_LIST_SUBMITTED'),
      sort: 'SubmittedAt',
      isExtra: true,
      cell: (row) => <span className="num nowrap">{format.date(row.SubmittedAt)}</span>,
    },
    { id: 'kind', label: t('CERT_LIST_KIND'), isExtra: true, cell: (row) => t(`KIND_${row.Type}`) },
    {
      id: 'certificate',
      label: t('LIST_CERTIFICATE_NO'),
      isExtra: true,
      cell: (row) => <span className="nowrap">{row.CertificateNo ?? format.date(null)}</span>,
    },
  ];
}
