import type { Tone } from '#platform/web/ui/badge.tsx';
import type { ConversationStatus } from '../rules/kinds.ts';

/** Badge colours of the conversation statuses in the staff inbox; the label is shown with them. */
export const STATUS_TONES = {
  OPEN: 'warning',
  ANSWERED: 'success',
  CLOSED: 'plain',
  SPAM: 'danger',
} as const satisfies Record<ConversationStatus, Tone>;
