import { certificateNotice } from '#modules/certification/certificates/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';

const turn = { Group: 'TURN', ...certificateNotice } as const satisfies Notice;

/**
 * Notification kinds for reminders of an approaching surveillance or expiry of a certificate, for its holder
 * and for the staff who plan assessments.
 */
export const cyclesNotices = {
  CERT_SURVEILLANCE_NEAR: turn,
  CERT_EXPIRY_NEAR: turn,
  CERT_SURVEILLANCE_PLAN: turn,
  CERT_EXPIRY_PLAN: turn,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    cycles: typeof cyclesNotices;
  }
}
