import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ExportTable } from '#platform/common/exports/lists.ts';

/** Lists for which views and a choice of columns can be saved. */
export const eventLogLists = ['LOGS', 'EXCEPTIONS', 'EMAILS', 'JOBS'] as const;

/** Lists that can be taken along, each with who may. */
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
