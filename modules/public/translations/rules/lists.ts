import type { ExportTable } from '#platform/common/exports/lists.ts';
import { translationsPermissions } from './permissions.ts';

/** Lists of this module that can be exported, and the roles that may do so. */
export const translationsExports = {
  TRANSLATIONS: translationsPermissions.CHANGE_TRANSLATIONS,
} as const satisfies ExportTable;

declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    translations: typeof translationsExports;
  }
}
