import type { ExportTable } from '#platform/common/exports/lists.ts';
import { certificatesPermissions } from './permissions.ts';

/** Certificate list for which users can save views and a choice of columns. */
export const certificatesLists = ['CERTIFICATES'] as const;

/** Exportable lists, with the roles that may export them. */
export const certificatesExports = {
  CERTIFICATES: certificatesPermissions.EXPORT_CERTIFICATES,
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
