import { certificateNotice } from '#modules/certification/certificates/rules/index.ts';
import type { NoticeTable } from '#platform/common/notices.ts';

/**
 * Notification kinds for the requester of an accreditation file: it is ready, or its generation has failed.
 * They are sent only if the requester no longer watches the progress bar.
 */
export const accreditationFilesNotices = {
  ACCREDITATION_FILE_READY: { Group: 'TURN', ...certificateNotice },
  ACCREDITATION_FILE_FAILED: { Group: 'TURN', ...certificateNotice },
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    accreditationFiles: typeof accreditationFilesNotices;
  }
}
