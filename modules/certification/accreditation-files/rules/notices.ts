import { certificateNotice } from '#modules/certification/certificates/rules/index.ts';
import type { NoticeTable } from '#platform/common/notices.ts';

/** A result requested earlier, while the user has moved on to something else. */
export const accreditationFilesNotices = {
  ACCREDITATION_FILE_READY: { Group: 'TURN', ...certificateNotice },
  ACCREDITATION_FILE_FAILED: { Group: 'TURN', ...certificateNotice },
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    accreditationFiles: typeof accreditationFilesNotices;
  }
}
