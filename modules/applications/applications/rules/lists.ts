import { ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists that a user may save views and a choice of columns for. */
export const applicationsLists = ['APPLICATIONS'] as const;

/** Lists that can be taken along, each with who may. */
export const applicationsExports = {
  APPLICATIONS: ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    applications: typeof applicationsLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    applications: typeof applicationsExports;
  }
}
