import type { ExportTable } from '#platform/common/exports/lists.ts';
import { financeReportsPermissions } from './permissions.ts';

/** Lists of this module for which users may save views and column choices. */
export const financeReportsLists = ['MOVEMENTS', 'DEBTORS'] as const;

/** Lists that can be exported, each with the roles that may export it. */
export const financeReportsExports = {
  INVOICES: financeReportsPermissions.EXPORT_INVOICES,
  MOVEMENTS: financeReportsPermissions.READ_FINANCE_REPORTS,
  DEBTORS: financeReportsPermissions.READ_FINANCE_REPORTS,
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
