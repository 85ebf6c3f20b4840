/** Badge that shows the state of a background job. */
import type { z } from 'zod';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { scheduledRow } from '../../rules/job-contract.ts';

type State = z.infer<typeof scheduledRow>['State'];

const TONES = {
  FAILED: 'danger',
  RUNNING: 'info',
  WAITING: 'warning',
  LATER: 'plain',
  REST: 'plain',
} as const satisfies Record<State, Tone>;

export function JobState({ state }: { state: State }) {
  const t = useText();
  return <Badge tone={TONES[state]}>{t(`JOB_STATE_${state}`)}</Badge>;
}
