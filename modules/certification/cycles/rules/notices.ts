import { certificateNotice } from '#modules/certification/certificates/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';

const turn = { Group: 'TURN', ...certificateNotice } as const satisfies Notice;

/** Reminders of upcoming dates in a certificate's cycle, for the holder and the planners. */
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
