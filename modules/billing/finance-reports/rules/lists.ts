import { CLIENT_READERS, FINANCE_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists that a user may save views and a choice of columns for. */
export const financeReportsLists = ['MOVEMENTS'] as const;

/** Lists that can be taken along, each with who may. */
export const financeReportsExports = {
  INVOICES: CLIENT_READERS,
  MOVEMENTS: FINANCE_ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    financeReports: typeof financeReportsLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    financeReports: typeof financeReportsExports;
  }
}
