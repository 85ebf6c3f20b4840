/** Lists of the applications module that users can customise or export. */
import type { ExportTable } from '#platform/common/exports/lists.ts';
import { applicationsPermissions } from './permissions.ts';

/** Lists for which users may save views and column selections. */
export const applicationsLists = ['APPLICATIONS'] as const;

/** Lists that can be exported, with the roles that may do so. */
export const applicationsExports = {
  APPLICATIONS: applicationsPermissions.EXPORT_APPLICATIONS,
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
