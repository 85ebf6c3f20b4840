import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Exportable lists of this module, with the roles that may export them. */
export const referenceDataExports = {
  COUNTRIES: SETTINGS_ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    referenceData: typeof referenceDataExports;
  }
}
