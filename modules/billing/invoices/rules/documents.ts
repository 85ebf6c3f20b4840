import type { DocumentTable } from '#platform/common/exports/documents.ts';
import { invoicesPermissions } from './permissions.ts';

/**
 * Registers the invoice (GENERATE_INVOICE) among the printable documents of an application, with the roles
 * that may print it.
 */
export const invoicesDocuments = {
  GENERATE_INVOICE: { Place: 4, Roles: invoicesPermissions.READ_INVOICES },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    invoices: typeof invoicesDocuments;
  }
}
