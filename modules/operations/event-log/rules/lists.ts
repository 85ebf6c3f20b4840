import type { ExportTable } from '#platform/common/exports/lists.ts';
import { eventLogPermissions } from './permissions.ts';

/** Lists of the event log for which users can save views and column choices. */
export const eventLogLists = ['LOGS', 'EXCEPTIONS', 'EMAILS', 'JOBS'] as const;

/** Lists that can be exported, and the roles that may do so. */
export const eventLogExports = {
  LOGS: eventLogPermissions.READ_EVENT_LOG,
  EXCEPTIONS: eventLogPermissions.READ_EVENT_LOG,
  EMAILS: eventLogPermissions.MANAGE_SENT_EMAILS,
  JOBS: eventLogPermissions.MANAGE_JOBS,
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
