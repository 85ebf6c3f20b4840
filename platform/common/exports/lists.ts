import { INBOX_ROLES, ROLES, type Role, SCHEDULE_ROLES, SETTINGS_ROLES } from '../access/roles.ts';

/** Who reads clients, certificates and invoices of all organisations. */
const READERS = ['ADMIN', 'SUB_ADMIN', 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE'] as const;

/** Lists that can be taken along, each with who may (specification point 2; A121 where it is silent). */
export const LIST_ROLES = {
  APPLICATIONS: ROLES,
  CERTIFICATES: READERS,
  INVOICES: READERS,
  MOVEMENTS: ['FINANCE', 'ADMIN', 'SUB_ADMIN'],
  CLIENTS: READERS,
  SUBS: ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING'],
  STAFF: SETTINGS_ROLES,
  SCHEDULE: SCHEDULE_ROLES,
  COUNTRIES: SETTINGS_ROLES,
  TRANSLATIONS: SETTINGS_ROLES,
  LOGS: SETTINGS_ROLES,
  EXCEPTIONS: SETTINGS_ROLES,
  MAILS: ['ADMIN', 'IT'],
  JOBS: ['ADMIN', 'IT'],
  INBOX: INBOX_ROLES,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type ExportList = keyof typeof LIST_ROLES;

export const EXPORT_LISTS = Object.keys(LIST_ROLES) as [ExportList, ...ExportList[]];
