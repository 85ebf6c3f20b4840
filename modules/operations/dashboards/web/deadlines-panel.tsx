/**
 * Panel of the staff dashboard with assessments and certificate expiries due within 30, 60 and 90 days,
 * overdue ones and suspensions; each figure opens its list.
 */
import { addDays } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type Deadlines, dashboardRoutes } from '../rules/contract.ts';
import classes from './figures.module.css';
import { useFigure } from './use-figure.ts';

const IN_FORCE = 'PUBLISHED,ACTIVE,RENEWAL,SUSPENDED';
/** Surveillances and renewals of the schedule; for readers without it, their applications. */
const hasSchedule = ({ AssessmentsUnplanned }: Deadlines): boolean => AssessmentsUnplanned !== null;
const assessments = (data: Deadlines, from: string | null, to: string) =>
  !hasSchedule(data)
    ? `/applications?${new URLSearchParams({ ...(from && { DueFrom: from }), DueTo: to })}`
    : `/schedule?${new URLSearchParams({ Kind: 'SURVEILLANCE,RENEWAL', ...(from && { From: from }), To: to })}`;
const expiries = (from: string, to: string) =>
  `/generated_certs?${new URLSearchParams({ Status: IN_FORCE, ExpiryFrom: from, ExpiryTo: to, Sort: 'ExpiryDate' })}`;

export function DeadlinesPanel() {
  const t = useText();
  const { data, error } = useFigure(dashboardRoutes.deadlines);
  return (
    <Card title={t('DASH_DEADLINES')}>
      {!data && (error ? <ErrorPanel error={error} /> : <Skeletons lines={8} />)}
      {data && <Windows data={data} />}
      {data && <Past data={data} />}
    </Card>
  );
}

function Windows({ data }: { data: Deadlines }) {
  const t = useText();
  const format = useFormat();
  const cell = (days: number, count: number, href: string, label: string) => (
    <td key={days} className="num">
      {count === 0 ? (
        0
      ) : (
        <AppLink href={href} aria-label={`${format.number(count)} ${label}, ${t('DASH_DAYS', { days })}`}>
          {format.number(count)}
        </AppLink>
      )}
    </td>
  );
  const assessmentsLabel = t(hasSchedule(data) ? 'DASH_DUE_ASSESSMENTS' : 'DASH_DUE_ASSESSMENTS_OWN');
  return (
    <table className={classes.windows}>
      <thead>
        <tr>
          <th scope="col">{t('DASH_DUE')}</th>
          {data.Windows.map(({ Days }) => (
            <th key={Days} scope="col">
              {t('DASH_DAYS', { days: Days })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{assessmentsLabel}</th>
          {data.Windows.map(({ Days, To, Assessments }) =>
            cell(Days, Assessments, assessments(data, data.Today, To), assessmentsLabel),
          )}
        </tr>
        <tr>
          <th scope="row">{t('DASH_DUE_EXPIRIES')}</th>
          {data.Windows.map(({ Days, To, Expiries }) =>
            cell(Days, Expiries, expiries(data.Today, To), t('DASH_DUE_EXPIRIES')),
          )}
        </tr>
      </tbody>
    </table>
  );
}

function Past({ data }: { data: Deadlines }) {
  const t = useText();
  const format = useFormat();
  const lines = [
    [
      hasSchedule(data) ? 'DASH_ASSESSMENTS_OVERDUE' : 'DASH_ASSESSMENTS_OVERDUE_OWN',
      data.AssessmentsOverdue,
      assessments(data, null, addDays(data.Today, -1)),
    ],
    ['DASH_ASSESSMENTS_UNPLANNED', data.AssessmentsUnplanned, '/schedule?IsUnplanned=true'],
    ['DASH_FINDINGS_OVERDUE', data.FindingsOverdue, '/applications?IsFindingOverdue=true'],
    ['DASH_SUSPENDED', data.Suspended, '/generated_certs?Status=SUSPENDED'],
  ] as const;
  return (
    <ShareBars
      lines={lines.flatMap(([label, value, href]) =>
        value === null
          ? []
          : [
              {
                id: label,
                label: t(label),
                value,
                text: format.number(value),
                href: value > 0 ? href : null,
                tone: 'amber',
              },
            ],
      )}
    />
  );
}
