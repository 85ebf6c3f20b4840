import { IconCircleCheck } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes } from '../rules/contract.ts';
import { useFigure } from './use-figure.ts';

/** Per step: how many are past the service's target, and by how much. */
export function LatePanel() {
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
