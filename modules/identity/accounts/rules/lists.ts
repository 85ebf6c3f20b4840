import { CLIENT_READERS, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Account lists for which users can save views and column selections. */
export const accountsLists = ['CLIENTS', 'SUBS', 'STAFF'] as const;

/** Exportable account lists, with the roles that may export them. */
export const accountsExports = {
  CLIENTS: CLIENT_READERS,
  SUBS: ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING'],
  STAFF: SETTINGS_ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    accounts: typeof accountsLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    accounts: typeof accountsExports;
  }
}
