import type { DocumentTable } from '#platform/common/exports/documents.ts';
import { applicationsPermissions } from './permissions.ts';

/**
 * Registers the document that the applications module offers for printing, the application form with its
 * answers (GENERATE_MACHFORM_ENTRY), and the roles that may export it.
 */
export const applicationsDocuments = {
  GENERATE_MACHFORM_ENTRY: { Place: 1, Roles: applicationsPermissions.READ_APPLICATIONS },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    applications: typeof applicationsDocuments;
  }
}
