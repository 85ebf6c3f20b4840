import { ROLES } from '#platform/common/access/roles.ts';
import type { DocumentTable } from '#platform/common/exports/documents.ts';

/** Documents that this module prints, with the roles that may export them. */
export const applicationsDocuments = {
  GENERATE_MACHFORM_ENTRY: { Place: 1, Roles: ROLES },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    applications: typeof applicationsDocuments;
  }
}
