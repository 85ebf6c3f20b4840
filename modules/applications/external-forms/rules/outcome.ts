/** What became of something that a form's server sent. */
export const ENTRY_OUTCOMES = ['RECEIVED', 'TAKEN', 'OLDER', 'REFUSED'] as const;
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

/** Why an entry was not accepted; the texts are `ENTRY_REASON_…`. The sender gets none of them. */
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
