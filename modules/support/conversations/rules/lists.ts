import { INBOX_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists for which views and a choice of columns can be saved. */
export const conversationsLists = ['INBOX'] as const;

/** Lists that can be taken along, each with who may. */
export const conversationsExports = {
  INBOX: INBOX_ROLES,
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    conversations: typeof conversationsLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    conversations: typeof conversationsExports;
  }
}
