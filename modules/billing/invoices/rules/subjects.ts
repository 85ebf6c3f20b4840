/** Kinds of records for which an invoice may be issued. */
export const SUBJECT_KINDS = ['APPLICATION', 'CERTIFICATE'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
