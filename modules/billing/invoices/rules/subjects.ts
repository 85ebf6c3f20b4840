/** What an invoice may be issued for. */
export const SUBJECT_KINDS = ['APPLICATION', 'CERTIFICATE'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
