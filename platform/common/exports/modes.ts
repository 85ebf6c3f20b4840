import { ROLES, type Role, SEES_MONEY } from '../access/roles.ts';

/** What is printed of applications, each with who may have it at all (specification point 7). */
export const MODE_ROLES = {
  GENERATE_MACHFORM_ENTRY: ROLES,
  GENERATE_CERT_NO_SUPPORTING_DOC: ROLES,
  GENERATE_CERTIFICATE: ROLES,
  GENERATE_INVOICE: SEES_MONEY,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type ExportMode = keyof typeof MODE_ROLES;

export const EXPORT_MODES = Object.keys(MODE_ROLES) as [ExportMode, ...ExportMode[]];
