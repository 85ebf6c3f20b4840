export const CLIENT_ROLES = ['CLIENT', 'SUB_CLIENT'] as const;

export const STAFF_ROLES = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
  'ASSESSOR',
  'ASSESSOR_ONSITE',
  'INDEPREVIEWER',
  'COO',
  'DEPUTYCEO',
  'CEO',
] as const;

/** Every role of the portal (specification point 6). A user holds a set of them; client and staff roles never mix. */
export const ROLES = [...CLIENT_ROLES, ...STAFF_ROLES] as const;

export type Role = (typeof ROLES)[number];

/** Settings, users and logs (specification point 6). */
export const SETTINGS_ROLES = ['ADMIN', 'SUB_ADMIN', 'IT'] as const satisfies readonly Role[];

/** Who may read how a service is set up (specification point 2). */
export const SERVICE_READERS = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'BUSINESS',
  'ASSESSOR',
  'COO',
  'DEPUTYCEO',
  'CEO',
] as const satisfies readonly Role[];

/** Who may see no invoice (specification point 2; domain 1). */
const NO_INVOICE_ROLES: readonly Role[] = ['SUB_CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];

/** All others; a user with two roles sees invoices through the other role. */
export const INVOICE_READERS: readonly Role[] = ROLES.filter((role) => !NO_INVOICE_ROLES.includes(role));

export const isStaffRole = (role: Role): role is (typeof STAFF_ROLES)[number] =>
  (STAFF_ROLES as readonly Role[]).includes(role);

export const isClient = (roles: readonly Role[]): boolean =>
  roles.some((role) => role === 'CLIENT' || role === 'SUB_CLIENT');

/** Who plans what is due of certificates. */
export const SCHEDULE_ROLES = [
  'SCHEDULING',
  'ADMIN',
  'SUB_ADMIN',
  'BUSINESS',
  'IT',
] as const satisfies readonly Role[];

/** Who answers questions: of the public site, and in the chat. */
export const INBOX_ROLES = [
  'ADMIN',
  'SUB_ADMIN',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
  'IT',
] as const satisfies readonly Role[];

/** Who has more than one invoice to look after. */
export const INVOICE_MANAGERS = [
  'CLIENT',
  'FINANCE',
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'BUSINESS',
] as const satisfies readonly Role[];

export const FINANCE_ROLES = ['FINANCE', 'ADMIN', 'SUB_ADMIN'] as const satisfies readonly Role[];

/** Who reads clients, certificates and invoices of all organisations. */
export const CLIENT_READERS = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
] as const satisfies readonly Role[];
