/**
 * Building blocks of the access tests' expectations: lists of roles, kinds of records, and functions that
 * state who may call an endpoint.
 */
import { ROLES, type Role } from '#platform/common/access/roles.ts';

/** The kind of record that a call names; null for none or only the caller's own. */
export type RecordKind =
  | 'application'
  | 'checklist'
  | 'certificate'
  | 'invoice'
  | 'billed certificate'
  | 'client'
  | 'sub'
  | 'staff'
  | 'team'
  | 'service'
  | 'file'
  | 'comment'
  | 'notification'
  | 'conversation'
  | 'session'
  | 'passkey'
  | OwnRecord;
/** A record of a module that defines its expected access itself (`own-access.ts`). */
export type OwnRecord = `own ${string}`;
export type Expected = { Who: 'anybody' | 'signed in' | readonly Role[]; Record: RecordKind | null };

/** Roles that answer queries and contact messages (A108). */
export const INBOX: Role[] = ['ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING', 'FINANCE', 'IT'];
export const MANAGERS: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT'];
export const ADMINS: Role[] = ['ADMIN', 'SUB_ADMIN'];
export const CLIENTS: Role[] = ['CLIENT', 'SUB_CLIENT'];
export const ACCOUNT_READERS: Role[] = [
  'CLIENT',
  'FINANCE',
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'BUSINESS',
];
export const CLIENT_LIST: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE'];
export const SUB_EDIT: Role[] = ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS'];
export const STAFF: Role[] = ROLES.filter((role) => !CLIENTS.includes(role));
export const CERTIFICATE_MANAGERS: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING'];
/**
 * Certificate documents require the permission to generate: all staff except the CEO, who may only view
 * certificates.
 */
export const GENERATORS: Role[] = STAFF.filter((role) => role !== 'CEO');
export const PLANNERS: Role[] = ['SCHEDULING', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'IT'];
export const FILE_ASSIGNEES: Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'COO', 'DEPUTYCEO', 'CEO'];
export const SCHEDULERS: Role[] = ['SCHEDULING', 'ADMIN', 'SUB_ADMIN'];
export const FINANCE: Role[] = ['FINANCE', 'ADMIN', 'SUB_ADMIN'];
/** All roles except these may read an invoice (specification point 2). */
export const INVOICE_READERS: Role[] = ROLES.filter(
  (role) => !['SUB_CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'].includes(role),
);
export const CHECKERS: Role[] = ['BUSINESS', 'ADMIN', 'SUB_ADMIN'];
export const STEPS: Role[] = [
  'ASSESSOR',
  'ASSESSOR_ONSITE',
  'INDEPREVIEWER',
  'COO',
  'DEPUTYCEO',
  'CEO',
  'ADMIN',
  'SUB_ADMIN',
];

export const open = (Record: RecordKind | null = null): Expected => ({ Who: 'anybody', Record });
export const session = (Record: RecordKind | null = null): Expected => ({ Who: 'signed in', Record });
export const only = (Who: readonly Role[], Record: RecordKind | null = null): Expected => ({ Who, Record });

/** Roles that may view the configuration of a service (specification point 2). */
export const SERVICE_READERS: Role[] = [
  'ADMIN',
  'SUB_ADMIN',
  'IT',
  'SCHEDULING',
  'BUSINESS',
  'ASSESSOR',
  'COO',
  'DEPUTYCEO',
  'CEO',
];
