/**
 * Statuses of a conversation with the facts about each, and the lists and conditions derived from them. OPEN: staff has
 * to answer. ANSWERED: waiting for the asker.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

export type ConversationStatusFacts = {
  Tone: Tone;
  /** Who has to write next; null if no one has to. */
  Turn: 'STAFF' | 'ASKER' | null;
  /** How it ended; null if it did not. The asker's next message opens a closed one again, but not spam. */
  End: 'CLOSED' | 'SPAM' | null;
};

export const CONVERSATION_STATUS = defineStatuses<ConversationStatusFacts>()({
  OPEN: { Tone: 'warning', Turn: 'STAFF', End: null },
  ANSWERED: { Tone: 'success', Turn: 'ASKER', End: null },
  CLOSED: { Tone: 'plain', Turn: null, End: 'CLOSED' },
  SPAM: { Tone: 'danger', Turn: null, End: 'SPAM' },
});

export type ConversationStatus = keyof typeof CONVERSATION_STATUS;
export const CONVERSATION_STATUSES = statusNames(CONVERSATION_STATUS);

const where = (condition: (facts: ConversationStatusFacts) => boolean) =>
  statusesWhere(CONVERSATION_STATUS, condition);

/** Lists of statuses, derived from the table. */
export const conversationStatuses = {
  /** Listed in the inbox unless others are requested. */
  running: where(({ Turn }) => Turn !== null),
  withStaff: where(({ Turn }) => Turn === 'STAFF'),
  /** Nothing to be answered any more; spam has a retention period of its own. */
  settled: where(({ Turn, End }) => Turn === 'ASKER' || End === 'CLOSED'),
  closed: where(({ End }) => End === 'CLOSED'),
  spam: where(({ End }) => End === 'SPAM'),
  /** Found by a search: all but spam. */
  searched: where(({ End }) => End !== 'SPAM'),
} as const;

export const isWithStaff = (status: ConversationStatus): boolean =>
  CONVERSATION_STATUS[status].Turn === 'STAFF';
export const isClosed = (status: ConversationStatus): boolean => CONVERSATION_STATUS[status].End === 'CLOSED';
export const isSpam = (status: ConversationStatus): boolean => CONVERSATION_STATUS[status].End === 'SPAM';

/** Status of a new conversation: spam if anything about its first message is suspicious. */
export const statusOnArrival = (suspicions: readonly unknown[]): ConversationStatus =>
  suspicions.length > 0 ? 'SPAM' : 'OPEN';

/** Status after the asker has written: staff has to answer again. A conversation marked as spam stays so. */
export const statusAfterClientMessage = (status: ConversationStatus): ConversationStatus =>
  isSpam(status) ? status : 'OPEN';
