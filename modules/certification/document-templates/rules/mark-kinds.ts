/**
 * Kinds of pictures on certificates (at most one logo and one signature, and every accreditation mark valid
 * for the service) and their states: current, scheduled, ended.
 */

/**
 * Kinds of pictures on certificates: at most one logo and one signature, and every accreditation mark valid
 * for the service.
 */
export const MARK_KINDS = ['LOGO', 'SIGNATURE', 'ACCREDITATION'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** State of a mark as of today. */
export const MARK_STATES = ['CURRENT', 'COMING', 'ENDED'] as const;
export type MarkState = (typeof MARK_STATES)[number];
