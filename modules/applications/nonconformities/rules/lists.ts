import type { ExportTable } from '#platform/common/exports/lists.ts';
import { nonconformitiesPermissions } from './permissions.ts';

/** Lists of this module for which users may save views and column choices. */
export const nonconformitiesLists = ['NONCONFORMITIES'] as const;

/** Lists that can be exported, each with the roles that may export it. */
export const nonconformitiesExports = {
  NONCONFORMITIES: nonconformitiesPermissions.LIST_NONCONFORMITIES,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    nonconformities: typeof nonconformitiesLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    nonconformities: typeof nonconformitiesExports;
  }
}
