import { INVOICE_READERS } from '#platform/common/access/roles.ts';
import type { DocumentTable } from '#platform/common/exports/documents.ts';

/** Documents of an application that this module can print, with the roles that may print them. */
export const invoicesDocuments = {
  GENERATE_INVOICE: { Place: 4, Roles: INVOICE_READERS },
} as const satisfies DocumentTable;

declare module '#platform/common/exports/documents.ts' {
  interface ExportDocuments {
    invoices: typeof invoicesDocuments;
  }
}
