/** Lists that somebody may keep views and a choice of columns for. */
export const LIST_NAMES = [
  'APPLICATIONS',
  'CERTIFICATES',
  'INVOICES',
  'MOVEMENTS',
  'SCHEDULE',
  'CLIENTS',
  'SUBS',
  'STAFF',
  'INBOX',
  'LOGS',
  'EXCEPTIONS',
  'MAILS',
  'JOBS',
] as const;
export type ListName = (typeof LIST_NAMES)[number];
