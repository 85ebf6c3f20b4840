import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the accreditation file module writes to the event log. */
export const accreditationFilesEvents = {
  READ: ['ACCREDITATION_FILE_DOWNLOADED'],
  CERTIFICATE: [
    'ACCREDITATION_FILE_REQUESTED',
    'ACCREDITATION_FILE_GENERATED',
    'ACCREDITATION_FILE_DOWNLOADED',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    accreditationFiles: typeof accreditationFilesEvents;
  }
}
