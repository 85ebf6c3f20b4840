import type { RefundStatus } from '@assay/shared/payment/statuses.ts';
import type { Tone } from '../ui/badge.tsx';
import { WordBadge } from '../ui/word-badge.tsx';

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
