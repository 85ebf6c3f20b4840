/** Outcomes of an entry received from a form server, and the reasons for refusing one. */
export const ENTRY_OUTCOMES = ['RECEIVED', 'TAKEN', 'OLDER', 'REFUSED'] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

/** Reasons for refusing an entry; the texts are `ENTRY_REASON_…`. They are never disclosed to the sender. */
const ENTRY_REFUSALS = [
  'UNREADABLE',
  'NO_TOKEN',
  'FORGED',
  'EXPIRED',
  'REPLAYED',
  'OTHER_FORM',
  'OTHER_APPLICATION',
  'NOT_ALLOWED',
  'NOT_EDITABLE',
  'NOT_ACCEPTED',
] as const;
export type EntryRefusal = (typeof ENTRY_REFUSALS)[number];
