import { NativeSelect } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { STAGES, type Stage, stageKey } from '#modules/applications/applications/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes } from '../rules/contract.ts';
import { useCaseText } from './use-case-text.ts';
import { useDurationText } from './use-duration-text.ts';
import { useFigure } from './use-figure.ts';

/**
 * Panel of the staff dashboard, for managers, with the median days per person at a selectable stage, the
 * fastest first; each line opens that person's applications.
 */
export function UserPacePanel() {
  const t = useText();
  const cases = useCaseText();
  const days = useDurationText();
  const { data, error } = useFigure(dashboardRoutes.pace);
  const [chosen, choose] = useState<Stage | null>(null);
  const people = data?.People ?? [];
  const stages = STAGES.filter((stage) => people.some((one) => one.Stage === stage));
  const stage = chosen ?? (stages.includes('ASSESSOR') ? 'ASSESSOR' : stages[0]);
  const shown = people
    .filter((one) => one.Stage === stage)
    .toSorted((a, b) => (a.MedianDays ?? 0) - (b.MedianDays ?? 0));
  const select = stages.length > 1 && (
    <NativeSelect
      size="xs"
      aria-label={t('DASH_STEP')}
      value={stage}
      onChange={(event) => choose(event.currentTarget.value as Stage)}
      data={stages.map((value) => ({ value, label: t(stageKey(value)) }))}
    />
  );
  return (
    <Card title={t('DASH_PEOPLE')} aside={select}>
      {!data && (error ? <ErrorPanel error={error} /> : <Skeletons lines={8} />)}
      {data && shown.length === 0 && (
        <EmptyState
          icon={<IconClock size={22} stroke={1.6} />}
          title={t('DASH_NO_CASES')}
          text={t('DASH_NO_CASES_TEXT')}
        />
      )}
      {data && shown.length > 0 && (
        <ShareBars
          lines={shown.map((one) => ({
            id: one.UserKey,
            label: one.Name,
            note: cases(one),
            value: one.MedianDays ?? 0,
            text: days(one.MedianDays ?? 0),
            href: `/applications?${new URLSearchParams({ DoneStage: one.Stage, DoneBy: one.UserKey, DoneFrom: data.Since })}`,
          }))}
        />
      )}
    </Card>
  );
}
