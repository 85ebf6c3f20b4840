import { CLIENT_READERS } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists that a user may save views and a choice of columns for. */
export const certificatesLists = ['CERTIFICATES'] as const;

/** Lists that can be taken along, each with who may. */
export const certificatesExports = {
  CERTIFICATES: CLIENT_READERS,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    certificates: typeof certificatesLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    certificates: typeof certificatesExports;
  }
}
