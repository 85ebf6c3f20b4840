import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlayerPlay, IconPlayerTrackNext, IconRestore } from '@tabler/icons-react';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import type { TrialData } from '../rules/contract.ts';
import type { Trial } from './use-trial.ts';

/**
 * Buttons of the dry run screen that perform the usual next action or all remaining ones, undo the last
 * action, or start again.
 */
export function PlayButtons({ trial, data }: { trial: Trial; data: TrialData }) {
  const t = useText();
  const count = data.Actions.length;
  const last = data.Came.at(-1);
  const isDone = last !== undefined && !applicationStatuses.open.includes(last.Status);
  const shared = { size: 'sm', disabled: trial.isBusy } as const;
  return (
    <Row align="stretch" gap="xs">
      <Button
        {...shared}
        variant="light"
        disabled={trial.isBusy || isDone}
        leftSection={<IconPlayerPlay size={16} />}
        onClick={() => void trial.playOn('NEXT')}
      >
        {t('TRIAL_PLAY_NEXT')}
      </Button>
      <Button
        {...shared}
        variant="light"
        disabled={trial.isBusy || isDone}
        leftSection={<IconPlayerTrackNext size={16} />}
        onClick={() => void trial.playOn('END')}
      >
        {t('TRIAL_PLAY_END')}
      </Button>
      <Button
        {...shared}
        variant="default"
        disabled={trial.isBusy || count === 0}
        leftSection={<IconArrowBackUp size={16} />}
        onClick={() => void trial.backTo(count - 1)}
      >
        {t('TRIAL_BACK')}
      </Button>
      <Button
        {...shared}
        variant="default"
        disabled={trial.isBusy || count === 0}
        leftSection={<IconRestore size={16} />}
        onClick={() => void trial.begin(trial.story.AssessmentType)}
      >
        {t('TRIAL_AGAIN')}
      </Button>
    </Row>
  );
}
