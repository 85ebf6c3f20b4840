import type { Tone } from '#platform/web/ui/badge.tsx';
import { WordBadge } from '#platform/web/ui/word-badge.tsx';
import type { PaymentStatus } from '../rules/statuses.ts';

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  STARTED: 'plain',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  CANCELLED: 'plain',
  VOIDED: 'plain',
};

/** How one try to pay by card stands. */
export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <WordBadge tone={TONES[status]} word={`MONEY_STATUS_${status}`} />
);
