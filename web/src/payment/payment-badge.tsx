import type { PaymentStatus } from '@assay/shared/payment/statuses.ts';
import type { Tone } from '../ui/badge.tsx';
import { WordBadge } from '../ui/word-badge.tsx';

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
