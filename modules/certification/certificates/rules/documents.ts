import { ROLES } from '#platform/common/access/roles.ts';
import type { DocumentTable } from '#platform/common/exports/documents.ts';

/** Signed certificate documents that can be generated, with their place and the roles. */
export const certificatesDocuments = {
  GENERATE_CERT_NO_SUPPORTING_DOC: { Place: 2, Roles: ROLES, IsSigned: true },
  GENERATE_CERTIFICATE: { Place: 3, Roles: ROLES, IsSigned: true },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    certificates: typeof certificatesDocuments;
  }
}
