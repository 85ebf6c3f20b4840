/**
 * Notification kinds about a certificate: changes of status or document for the holder, and decisions
 * required from staff, each with its group and the screen that it opens.
 */
import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';
import { CERTIFICATE_PARAMS, certificateNotice } from './certificate-notice.ts';

/** For the client: the status or document of its certificate has changed. */
const holderNotice = { Group: 'CERTIFICATE', ...certificateNotice } as const satisfies Notice;
/** A decision is required from the recipient. */
const decisionNotice = { Group: 'TURN', ...certificateNotice } as const satisfies Notice;

/** Names the last day of the suspension's term too. */
const suspensionNotice = <N extends Notice & typeof certificateNotice>(notice: N) => ({
  ...notice,
  Mail: { ...notice.Mail, Params: [...CERTIFICATE_PARAMS, 'LimitOn'] as const },
});

/** Notification table of the certificate module. */
export const certificatesNotices = {
  CERT_LISTED: holderNotice,
  CERT_UNLISTED: holderNotice,
  CERT_SUSPENDED: holderNotice,
  CERT_RESUMED: holderNotice,
  CERT_TERMINATED: holderNotice,
  CERT_EXPIRED: holderNotice,
  CERT_EXTENDED: holderNotice,
  CERT_SCOPE_EXTENDED: holderNotice,
  CERT_SCOPE_REDUCED: holderNotice,
  CERT_REVISED: holderNotice,
  CERT_DISCLOSED: holderNotice,
  CERT_WITHDRAWN: holderNotice,
  // Links to the application, because a deleted certificate can no longer be opened.
  CERT_DELETED: {
    ...applicationNotice,
    Group: 'CERTIFICATE',
    Mail: { ...applicationNotice.Mail, Params: CERTIFICATE_PARAMS },
  },
  CERT_SUSPENSION_REMINDER: suspensionNotice(holderNotice),
  CERT_SUSPENSION_TASK: suspensionNotice(decisionNotice),
  CERT_SUSPENDED_LONG: suspensionNotice(decisionNotice),
  CERT_RENEWAL_ENDED: decisionNotice,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    certificates: typeof certificatesNotices;
  }
}
