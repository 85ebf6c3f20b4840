import { INVOICE_READERS } from '#platform/common/access/roles.ts';
import type { DocumentTable } from '#platform/common/exports/documents.ts';

/** What is printed of applications. */
export const invoicesDocuments = {
  GENERATE_INVOICE: { Place: 4, Roles: INVOICE_READERS },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    invoices: typeof invoicesDocuments;
  }
}
