import type { DocumentTable } from '#platform/common/exports/documents.ts';
import { certificatesPermissions } from './permissions.ts';

/**
 * Adds the two modes of exporting certificates to the portal's list of printable documents (specification
 * point 7): position, roles, and that they carry the certification body's signature.
 */
export const certificatesDocuments = {
  GENERATE_CERT_NO_SUPPORTING_DOC: {
    Place: 2,
    Roles: certificatesPermissions.READ_CERTIFICATES,
    IsSigned: true,
  },
  GENERATE_CERTIFICATE: { Place: 3, Roles: certificatesPermissions.READ_CERTIFICATES, IsSigned: true },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    certificates: typeof certificatesDocuments;
  }
}
