import { INVOICE_READERS } from '#platform/common/access/roles.ts';
import type { DocumentTable } from '#platform/common/exports/documents.ts';

/**
 * Registers the invoice (GENERATE_INVOICE) among the printable documents of an application, with the roles
 * that may print it.
 */
export const invoicesDocuments = {
  GENERATE_INVOICE: { Place: 4, Roles: INVOICE_READERS },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    invoices: typeof invoicesDocuments;
  }
}
