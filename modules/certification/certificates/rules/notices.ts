import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';
import { CERTIFICATE_PARAMS, certificateNotice } from './certificate-notice.ts';

/** Something happened to the client's certificate. */
const news = { Group: 'CERTIFICATE', ...certificateNotice } as const satisfies Notice;
/** A decision is required from the recipient. */
const turn = { Group: 'TURN', ...certificateNotice } as const satisfies Notice;

/** Messages about the life of a certificate. */
export const certificatesNotices = {
  CERT_LISTED: news,
  CERT_UNLISTED: news,
  CERT_SUSPENDED: news,
  CERT_RESUMED: news,
  CERT_TERMINATED: news,
  CERT_EXPIRED: news,
  CERT_EXTENDED: news,
  CERT_REVISED: news,
  CERT_DISCLOSED: news,
  CERT_WITHDRAWN: news,
  // It cannot be opened any more; the application can.
  CERT_DELETED: {
    ...applicationNotice,
    Group: 'CERTIFICATE',
    Mail: { ...applicationNotice.Mail, Params: CERTIFICATE_PARAMS },
  },
  CERT_SUSPENDED_LONG: turn,
  CERT_RENEWAL_ENDED: turn,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    certificates: typeof certificatesNotices;
  }
}
