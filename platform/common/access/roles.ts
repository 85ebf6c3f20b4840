/**
 * The portal's client and staff roles, groups of roles that several modules grant access to (settings,
 * invoices, finance, inbox and others), and checks whether a role or user is staff or client.
 */
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

/**
 * Every role of the portal (specification point 6). A user has one or more; client and staff roles are never
 * combined.
 */
export const ROLES = [...CLIENT_ROLES, ...STAFF_ROLES] as const;

export type Role = (typeof ROLES)[number];

/** Roles that may open settings, users and logs (specification point 6). */
export const SETTINGS_ROLES = ['ADMIN', 'SUB_ADMIN', 'IT'] as const satisfies readonly Role[];

/** Roles that may read the configuration of a service (specification point 2). */
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

/** Roles that may not see any invoice (specification point 2; domain 1). */
const NO_INVOICE_ROLES: readonly Role[] = ['SUB_CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];

/** All other roles; a user with two roles sees invoices through the other role. */
export const INVOICE_READERS: readonly Role[] = ROLES.filter((role) => !NO_INVOICE_ROLES.includes(role));

export const isStaffRole = (role: Role): role is (typeof STAFF_ROLES)[number] =>
  (STAFF_ROLES as readonly Role[]).includes(role);

export const isClient = (roles: readonly Role[]): boolean =>
  roles.some((role) => role === 'CLIENT' || role === 'SUB_CLIENT');

/** Roles that plan upcoming work on certificates. */
export const SCHEDULE_ROLES = [
  'SCHEDULING',
  'ADMIN',
  'SUB_ADMIN',
  'BUSINESS',
  'IT',
] as const satisfies readonly Role[];

/** Roles that answer questions from the public site and in the chat. */
export const INBOX_ROLES = [
  'ADMIN',
  'SUB_ADMIN',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
  'IT',
] as const satisfies readonly Role[];

/** Roles that manage more than one invoice. */
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

/** Roles that read clients, certificates and invoices of all organisations. */
export const CLIENT_READERS = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
] as const satisfies readonly Role[];
