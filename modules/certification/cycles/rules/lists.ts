import { SCHEDULE_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists for which views and a choice of columns can be saved. */
export const cyclesLists = ['SCHEDULE'] as const;

/** Lists that can be taken along, each with who may. */
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
