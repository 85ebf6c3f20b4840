import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists of the event log for which users can save views and column choices. */
export const eventLogLists = ['LOGS', 'EXCEPTIONS', 'EMAILS', 'JOBS'] as const;

/** Lists that can be exported, and the roles that may do so. */
export const eventLogExports = {
  LOGS: SETTINGS_ROLES,
  EXCEPTIONS: SETTINGS_ROLES,
  EMAILS: ['ADMIN', 'IT'],
  JOBS: ['ADMIN', 'IT'],
} as const satisfies ExportTable;

declare module '#platform/common/list-view/list-names.ts' {
  interface ListNames {
    eventLog: typeof eventLogLists;
  }
}
declare module '#platform/common/exports/lists.ts' {
  interface ExportLists {
    eventLog: typeof eventLogExports;
  }
}
