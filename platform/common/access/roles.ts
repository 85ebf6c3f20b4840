/**
 * The portal's client and staff roles, groups of roles that permissions of several modules are composed of,
 * and checks whether a user is a client, and of which kind. What a role may do is in the modules' permission tables.
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
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Role of a client's own account; its sub-accounts have the other one. */
export const MAIN_CLIENT = 'CLIENT' satisfies Role;
export const SUB_CLIENT = 'SUB_CLIENT' satisfies Role;

/** The highest role: it grants all others, and one active account always has it. */
export const ADMINISTRATOR = 'ADMIN' satisfies Role;

/** Roles that decide for the certification body in every matter. */
export const ADMINISTRATORS = [ADMINISTRATOR, 'SUB_ADMIN'] as const satisfies readonly Role[];

/** Roles that run the portal. */
export const PORTAL_STAFF = [ADMINISTRATOR, 'IT'] as const satisfies readonly Role[];

/** Roles that may open settings, users and logs (specification point 6). */
export const SETTINGS_STAFF = [...ADMINISTRATORS, 'IT'] as const satisfies readonly Role[];

/** Roles that plan the work of assessors. */
export const PLANNERS = ['SCHEDULING', ...ADMINISTRATORS] as const satisfies readonly Role[];

/** Roles that confirm, change and refund payments. */
export const FINANCE_STAFF = ['FINANCE', ...ADMINISTRATORS] as const satisfies readonly Role[];

/** Roles that read the records of all clients. */
export const CLIENT_STAFF = [
  ...SETTINGS_STAFF,
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
] as const satisfies readonly Role[];

/** Roles that answer questions from the public site and in the chat. */
export const INBOX_STAFF = [
  ...ADMINISTRATORS,
  'BUSINESS',
  'SCHEDULING',
  'FINANCE',
  'IT',
] as const satisfies readonly Role[];

/** Roles that may read the configuration of a service (specification point 2). */
export const SERVICE_STAFF = [
  ...SETTINGS_STAFF,
  'SCHEDULING',
  'BUSINESS',
  'ASSESSOR',
  'COO',
  'DEPUTYCEO',
  'CEO',
] as const satisfies readonly Role[];

export const isStaffRole = (role: Role): role is StaffRole => (STAFF_ROLES as readonly Role[]).includes(role);

export const isMainClient = (roles: readonly Role[]): boolean => roles.includes(MAIN_CLIENT);

export const isSubClient = (roles: readonly Role[]): boolean => roles.includes(SUB_CLIENT);

/** Whether the account belongs to a client, as its own account or as a sub-account. */
export const isClient = (roles: readonly Role[]): boolean => isMainClient(roles) || isSubClient(roles);
