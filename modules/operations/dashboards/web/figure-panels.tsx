/**
 * Renders a figure panel of the staff dashboard by its name: deadlines, months, stages, people, late
 * applications, finance, overdue invoices or health of jobs and emails. Loaded lazily.
 */
import { IconCircleCheck } from '@tabler/icons-react';
import { financeRoutes } from '#modules/billing/finance-reports/rules/index.ts';
import { FinanceTiles, OverdueAges } from '#modules/billing/finance-reports/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes } from '../rules/contract.ts';
import { DeadlinesPanel } from './deadlines-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { StagesPanel } from './stages-panel.tsx';
import { useFigure } from './use-figure.ts';
import { UserPacePanel } from './user-pace-panel.tsx';

/** Per step: number of applications past the service's target, and by how many days. */
function LatePanel() {
  const t = useText();
  const format = useFormat();
  const { data, error } = useFigure(dashboardRoutes.deadlines);
  return (
    <Card title={t('DASH_LATE')}>
      {!data && (error ? <ErrorPanel error={error} /> : <Skeletons lines={6} />)}
      {data?.Late.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={22} stroke={1.6} />} title={t('DASH_LATE_NONE')} />
      )}
      {data && data.Late.length > 0 && (
        <ShareBars
          lines={data.Late.map(({ Step, Count, MedianDays, MostDays }) => ({
            id: Step,
            label: t(`STEP_${Step}`),
            note: t('DASH_LATE_NOTE', { days: format.number(MedianDays), most: format.number(MostDays) }),
            value: Count,
            text: format.number(Count),
            href: `/applications?IsOverTarget=true&Step=${Step}&Sort=StepSince`,
            tone: 'amber',
          }))}
        />
      )}
    </Card>
  );
}

/** Numbers of failed and waiting background jobs and emails. */
function HealthPanel() {
  const t = useText();
  const format = useFormat();
  const { data, error } = useFigure(dashboardRoutes.health);
  const lines = data
    ? ([
        ['DASH_JOBS_FAILED', data.JobsFailed, '/logs?tab=jobs&State=FAILED', 'amber'],
        ['DASH_EMAILS_FAILED', data.MailsFailed, '/logs?tab=mail', 'amber'],
        ['DASH_JOBS_WAITING', data.JobsWaiting, '/logs?tab=jobs&State=WAITING', undefined],
        ['DASH_EMAILS_WAITING', data.MailsWaiting, '/logs?tab=mail', undefined],
      ] as const)
    : [];
  return (
    <Card title={t('DASH_HEALTH')}>
      {!data && (error ? <ErrorPanel error={error} /> : <Skeletons lines={6} />)}
      {data && (
        <ShareBars
          lines={lines.map(([label, value, href, tone]) => ({
            id: label,
            label: t(label),
            value,
            text: format.number(value),
            href,
            ...(tone && { tone }),
          }))}
        />
      )}
    </Card>
  );
}

const Finance = () => <FinanceTiles overview={useFigure(financeRoutes.overview).data} />;
const Ages = () => <OverdueAges overdue={useFigure(financeRoutes.overview).data?.Overdue} />;

const PANELS = {
  DEADLINES: DeadlinesPanel,
  MONTHS: MonthsPanel,
  STAGES: StagesPanel,
  PEOPLE: UserPacePanel,
  LATE: LatePanel,
  FINANCE: Finance,
  AGES: Ages,
  HEALTH: HealthPanel,
};
export type FigurePanelName = keyof typeof PANELS;

/** Renders one panel by name; figures and charts come after the reader's own tasks. */
export function FigurePanel({ of }: { of: FigurePanelName }) {
  const Panel = PANELS[of];
  return <Panel />;
}
