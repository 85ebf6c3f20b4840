import type { Tone } from '#platform/web/ui/badge.tsx';
import type { ConversationStatus } from '../rules/kinds.ts';

/** Colours of the conversation statuses; the label is shown next to them. */
export const STATUS_TONES = {
  OPEN: 'warning',
  ANSWERED: 'success',
  CLOSED: 'plain',
  SPAM: 'danger',
} as const satisfies Record<ConversationStatus, Tone>;
