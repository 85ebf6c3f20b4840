import { certificateNotice } from '#modules/certification/certificates/rules/index.ts';
import type { NoticeTable } from '#platform/common/notices.ts';

/**
 * Notifications that a requested accreditation file is ready or has failed, sent once the requester has
 * moved on.
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
