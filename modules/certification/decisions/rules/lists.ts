import type { ExportTable } from '#platform/common/exports/lists.ts';
import { decisionsPermissions } from './permissions.ts';

/** Lists of this module for which users may save views and column choices. */
export const decisionsLists = ['DECISIONS', 'PROPOSALS'] as const;

/** Lists that can be exported, each with the roles that may export it. */
export const decisionsExports = {
  DECISIONS: decisionsPermissions.READ_DECISIONS,
  PROPOSALS: decisionsPermissions.READ_DECISIONS,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    decisions: typeof decisionsLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    decisions: typeof decisionsExports;
  }
}
