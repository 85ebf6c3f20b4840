import type { ExportTable } from '#platform/common/exports/lists.ts';
import { cyclesPermissions } from './permissions.ts';

/** Schedule list for which users can save views and a choice of columns. */
export const cyclesLists = ['SCHEDULE'] as const;

/** Exportable lists, with the roles that may export them. */
export const cyclesExports = {
  SCHEDULE: cyclesPermissions.READ_SCHEDULE,
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
