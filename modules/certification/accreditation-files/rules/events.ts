import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const accreditationFilesEvents = {
  READ: ['DOSSIER_DOWNLOADED'],
  CERTIFICATE: ['DOSSIER_ASKED', 'DOSSIER_MADE', 'DOSSIER_DOWNLOADED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    accreditationFiles: typeof accreditationFilesEvents;
  }
}
