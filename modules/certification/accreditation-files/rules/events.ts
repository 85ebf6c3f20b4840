/** What this module writes to the event log, by the areas of the log in which it is found. */
export const accreditationFilesEvents = {
  READ: ['DOSSIER_DOWNLOADED'],
  CERTIFICATE: ['DOSSIER_ASKED', 'DOSSIER_MADE', 'DOSSIER_DOWNLOADED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    accreditationFiles: typeof accreditationFilesEvents;
  }
}
