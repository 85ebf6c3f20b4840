import type { ExportTable } from '#platform/common/exports/lists.ts';
import { workloadPermissions } from './permissions.ts';

/** Lists of this module for which users may save views and column choices. */
export const workloadLists = ['WORKLOAD'] as const;

/** Lists that can be exported, each with the roles that may export it. */
export const workloadExports = { WORKLOAD: workloadPermissions.READ_WORKLOAD } as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    workload: typeof workloadLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    workload: typeof workloadExports;
  }
}
