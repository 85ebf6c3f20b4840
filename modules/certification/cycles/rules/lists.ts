import { SCHEDULE_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Schedule list for which users can save views and a choice of columns. */
export const cyclesLists = ['SCHEDULE'] as const;

/** Exportable lists, with the roles that may export them. */
export const cyclesExports = {
  SCHEDULE: SCHEDULE_ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    cycles: typeof cyclesLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    cycles: typeof cyclesExports;
  }
}
