/** Screen of the workload: absences of staff, and the open assignments of each person, which can be handed over. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { HandoverDialog } from '#modules/applications/applications/web/index.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { type WorkloadRow, workloadRoutes } from '../rules/contract.ts';
import { workloadList } from '../rules/workload-list.ts';
import { AbsencesCard } from './absences-card.tsx';

/** `/workload`: open work of each person, with absences. */
export function WorkloadPage() {
  const t = useText();
  const { select, quick } = useListFilters(workloadList);
  const [person, setPerson] = useState<WorkloadRow | null>(null);
  const columns = useListColumns<typeof workloadList, WorkloadRow>(workloadList, {
    name: { isTitle: true, value: (row) => row.Name },
    steps: {
      from: 'md',
      cell: (row) =>
        row.IsUnable ? (
          <Badge tone="danger">{t('WORKLOAD_UNABLE')}</Badge>
        ) : (
          row.Steps.map((step) => t(`STEP_${step}`)).join(', ')
        ),
    },
    current: { value: (row) => row.Current },
    overdue: {
      isBadge: true,
      cell: ({ Overdue }) =>
        Overdue > 0 && <Badge tone="danger">{t('WORKLOAD_OVERDUE_COUNT', { count: Overdue })}</Badge>,
    },
    oldest: { from: 'md', value: (row) => row.OldestSince },
    open: { cell: (row) => <OpenWork row={row} onHandover={() => setPerson(row)} /> },
    away: { cell: (row) => <Away row={row} /> },
  });
  return (
    <>
      <PageHeader title={t('TITLE_WORKLOAD')} lead={t('WORKLOAD_LEAD')}>
        <ExportButton list="WORKLOAD" route={workloadRoutes.list} defaultSort="-Open" />
      </PageHeader>
      <AbsencesCard />
      <ListView
        list="WORKLOAD"
        route={workloadRoutes.list}
        columns={columns}
        rowKey={(row) => row.UserKey}
        defaultSort="-Open"
        quickFilters={[...quick('IsOverdue'), ...quick('IsUnable'), ...quick('IsFree'), ...quick('IsAway')]}
        filters={[select('Step')]}
        searchLabel={t('WORKLOAD_SEARCH')}
        emptyState={{ title: t('WORKLOAD_EMPTY') }}
      />
      {person && <HandoverDialog person={person} onClose={() => setPerson(null)} />}
    </>
  );
}

/** Number of applications, leading to their list, with the way to hand them over. */
function OpenWork({ row, onHandover }: { row: WorkloadRow; onHandover: () => void }) {
  const t = useText();
  if (row.Open === 0) return 0;
  return (
    <span className="nowrap num">
      <Button
        component={AppLink}
        href={`/applications?AssigneeKey=${row.UserKey}`}
        size="compact-sm"
        variant="subtle"
      >
        {row.Open}
      </Button>{' '}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={onHandover}
        aria-label={`${t('WORKLOAD_HAND_OVER')}: ${row.Name}`}
      >
        {t('WORKLOAD_HAND_OVER')}
      </Button>
    </span>
  );
}

function Away({ row: { IsAway, AwayFrom, AwayTo } }: { row: WorkloadRow }) {
  const t = useText();
  const format = useFormat();
  if (AwayFrom === null) return format.date(null);
  if (IsAway) return <Badge tone="warning">{t('WORKLOAD_AWAY_TODAY', { date: format.date(AwayTo) })}</Badge>;
  return (
    <span className="nowrap num">
      {format.date(AwayFrom)} – {format.date(AwayTo)}
    </span>
  );
}
