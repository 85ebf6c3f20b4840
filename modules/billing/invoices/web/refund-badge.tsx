import type { Tone } from '#platform/web/ui/badge.tsx';
import { WordBadge } from '#platform/web/ui/word-badge.tsx';
import type { RefundStatus } from '../rules/statuses.ts';

const TONES: Readonly<Record<RefundStatus, Tone>> = {
  STARTED: 'info',
  PENDING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
};

/** How far money is on its way back. */
export const RefundBadge = ({ status }: { status: RefundStatus }) => (
  <WordBadge tone={TONES[status]} word={`MONEY_BACK_STATUS_${status}`} />
);
