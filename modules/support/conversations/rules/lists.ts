import type { ExportTable } from '#platform/common/exports/lists.ts';
import { conversationsPermissions } from './permissions.ts';

/** Lists of this module for which users may save views and column choices. */
export const conversationsLists = ['INBOX'] as const;

/** Lists that can be exported, each with the roles that may export it. */
export const conversationsExports = {
  INBOX: conversationsPermissions.ANSWER_INQUIRIES,
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
