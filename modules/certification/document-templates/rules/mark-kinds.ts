/** A page carries at most one logo and one signature, and every accreditation mark that holds for its service. */
export const MARK_KINDS = ['LOGO', 'SIGNATURE', 'ACCREDITATION'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Of a mark, seen from today. */
export const MARK_STATES = ['CURRENT', 'COMING', 'ENDED'] as const;
export type MarkState = (typeof MARK_STATES)[number];
