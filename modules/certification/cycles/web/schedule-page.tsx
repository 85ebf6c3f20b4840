import { useSearch } from '@tanstack/react-router';
import { longMonth } from '#modules/billing/finance-reports/web/index.ts';
import { useServiceOptions } from '#modules/catalogue/services/web/index.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { cycleRoutes } from '../rules/contract.ts';
import { scheduleList } from '../rules/schedule-list.ts';
import { MonthStrip } from './month-strip.tsx';
import { useScheduleColumns } from './schedule-columns.tsx';

/**
 * `/schedule`: screen for planning assessments, with the workload per month and the list of all due dates of
 * certificates that the reader may see, with filters and export.
 */
export function SchedulePage() {
  const t = useText();
  const language = useLanguage();
  const columns = useScheduleColumns();
  const { Month } = useSearch({ strict: false }) as { Month?: string };
  const services = useServiceOptions();
  const { select, range } = useListFilters(scheduleList);
  // The month is chosen in the strip above; this filter shows it and allows removing it.
  const months = Month ? [{ value: Month, label: longMonth(Month, language) }] : [];
  return (
    <>
      <PageHeader title={t('TITLE_SCHEDULE')} lead={t('SCHEDULE_LEAD')}>
        <ExportButton list="SCHEDULE" route={cycleRoutes.schedule} defaultSort="On" />
      </PageHeader>
      <MonthStrip />
      <ListView
        list="SCHEDULE"
        route={cycleRoutes.schedule}
        columns={columns}
        rowKey={(row) => `${row.CertificateKey} ${row.Kind} ${row.No}`}
        rowHref={(row) => `/certificate?key=${row.CertificateKey}`}
        defaultSort="On"
        quickFilters={[
          { id: 'overdue', label: t('SCHEDULE_FILTER_OVERDUE'), params: { State: 'OVERDUE' } },
          { id: 'unplanned', label: t('SCHEDULE_NOT_PLANNED'), params: { IsUnplanned: 'true' } },
          { id: 'open', label: t('SCHEDULE_FILTER_OPEN'), params: { State: 'OPEN' } },
          { id: 'running', label: t('SCHEDULE_FILTER_RUNNING'), params: { State: 'RUNNING' } },
        ]}
        filters={[
          select('Kind'),
          select('ServiceKey', services),
          ...(Month ? [select('Month', months)] : []),
        ]}
        ranges={[range('', { isAhead: true })]}
        searchLabel={t('SCHEDULE_SEARCH')}
        emptyState={{ title: t('SCHEDULE_EMPTY'), text: t('SCHEDULE_EMPTY_TEXT') }}
      />
    </>
  );
}
