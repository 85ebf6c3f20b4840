import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists of this module that can be exported, and the roles that may do so. */
export const translationsExports = {
  TRANSLATIONS: SETTINGS_ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    translations: typeof translationsExports;
  }
}
