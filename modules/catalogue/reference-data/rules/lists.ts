import type { ExportTable } from '#platform/common/exports/lists.ts';
import { referenceDataPermissions } from './permissions.ts';

/** Exportable lists of this module, with the roles that may export them. */
export const referenceDataExports = {
  COUNTRIES: referenceDataPermissions.MANAGE_REFERENCE_DATA,
} as const satisfies ExportTable;

declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    referenceData: typeof referenceDataExports;
  }
}
