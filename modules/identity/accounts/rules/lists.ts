import type { ExportTable } from '#platform/common/exports/lists.ts';
import { accountsPermissions } from './permissions.ts';

/** Account lists for which users can save views and column selections. */
export const accountsLists = ['CLIENTS', 'SUBS', 'STAFF'] as const;

/** Exportable account lists, with the roles that may export them. */
export const accountsExports = {
  CLIENTS: accountsPermissions.READ_CLIENTS,
  SUBS: accountsPermissions.READ_SUB_ACCOUNTS,
  STAFF: accountsPermissions.MANAGE_STAFF,
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
