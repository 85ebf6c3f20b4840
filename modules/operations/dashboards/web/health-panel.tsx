import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes } from '../rules/contract.ts';
import { useFigure } from './use-figure.ts';

/** Whether background work and mails go through. */
export function HealthPanel() {
  const t = useText();
  const format = useFormat();
  const { data, error } = useFigure(dashboardRoutes.health);
  const lines = data
    ? ([
        ['DASH_JOBS_FAILED', data.JobsFailed, '/logs?tab=jobs', 'amber'],
        ['DASH_MAILS_FAILED', data.MailsFailed, '/logs?tab=mail', 'amber'],
        ['DASH_JOBS_WAITING', data.JobsWaiting, '/logs?tab=jobs', undefined],
        ['DASH_MAILS_WAITING', data.MailsWaiting, '/logs?tab=mail', undefined],
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
