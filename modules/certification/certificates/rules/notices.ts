import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';
import { CERTIFICATE_PARAMS, certificateNotice } from './certificate-notice.ts';

/** Something happened to the client's certificate. */
const holderNotice = { Group: 'CERTIFICATE', ...certificateNotice } as const satisfies Notice;
/** A decision is required from the recipient. */
const decisionNotice = { Group: 'TURN', ...certificateNotice } as const satisfies Notice;

/** Messages about the life of a certificate. */
export const certificatesNotices = {
  CERT_LISTED: holderNotice,
  CERT_UNLISTED: holderNotice,
  CERT_SUSPENDED: holderNotice,
  CERT_RESUMED: holderNotice,
  CERT_TERMINATED: holderNotice,
  CERT_EXPIRED: holderNotice,
  CERT_EXTENDED: holderNotice,
  CERT_REVISED: holderNotice,
  CERT_DISCLOSED: holderNotice,
  CERT_WITHDRAWN: holderNotice,
  // It cannot be opened any more; the application can.
  CERT_DELETED: {
    ...applicationNotice,
    Group: 'CERTIFICATE',
    Mail: { ...applicationNotice.Mail, Params: CERTIFICATE_PARAMS },
  },
  CERT_SUSPENDED_LONG: decisionNotice,
  CERT_RENEWAL_ENDED: decisionNotice,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    certificates: typeof certificatesNotices;
  }
}
