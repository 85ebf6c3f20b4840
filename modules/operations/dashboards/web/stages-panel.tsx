import { IconClock } from '@tabler/icons-react';
import { stageKey } from '#modules/applications/applications/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes, type Pace } from '../rules/contract.ts';
import { useCaseText } from './use-case-text.ts';
import { useDurationText } from './use-duration-text.ts';
import { useFigure } from './use-figure.ts';

/**
 * Panel of the staff dashboard with the median days that applications spend at each stage; a user working at
 * a stage sees their own figure next to the overall one.
 */
export function StagesPanel() {
  const t = useText();
  const format = useFormat();
  const cases = useCaseText();
  const days = useDurationText();
  const user = useUser();
  const { data, error } = useFigure(dashboardRoutes.pace);
  const lineOf = ({ Stage, Own, ...all }: Pace['Stages'][number]) => {
    const shown = Own ?? all;
    const parameters = {
      DoneStage: Stage,
      DoneFrom: data?.Since ?? '',
      ...(Own && { DoneBy: user.UserKey }),
    };
    const comparison =
      Own && all.MedianDays !== null
        ? ` · ${t('DASH_OWN_NOTE', { days: format.number(all.MedianDays) })}`
        : '';
    return {
      id: Stage,
      label: t(stageKey(Stage)),
      note: `${cases(shown)}${comparison}`,
      value: shown.MedianDays ?? 0,
      text: shown.MedianDays === null ? '–' : days(shown.MedianDays),
      href: shown.Cases > 0 ? `/applications?${new URLSearchParams(parameters)}` : null,
    };
  };
  const stages = data?.Stages.filter((one) => (one.Own ?? one).Cases > 0);
  return (
    <Card title={t('DASH_STAGES')} aside={t('DASH_LAST_MONTHS')}>
      {!data && (error ? <ErrorPanel error={error} /> : <Skeletons lines={9} />)}
      {stages?.length === 0 && (
        <EmptyState
          icon={<IconClock size={22} stroke={1.6} />}
          title={t('DASH_NO_CASES')}
          text={t('DASH_NO_CASES_TEXT')}
        />
      )}
      {stages && stages.length > 0 && <ShareBars lines={stages.map(lineOf)} />}
    </Card>
  );
}
