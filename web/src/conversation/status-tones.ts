import type { ConversationStatus } from '@assay/shared/conversation/kinds.ts';
import type { Tone } from '../ui/badge.tsx';

/** Colours of what a conversation waits for; the word stands beside. */
export const STATUS_TONES = {
  OPEN: 'warning',
  ANSWERED: 'success',
  CLOSED: 'plain',
  SPAM: 'danger',
} as const satisfies Record<ConversationStatus, Tone>;
