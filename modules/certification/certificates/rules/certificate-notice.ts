/**
 * Base of all notifications about a certificate: the link to its screen (to the application if there is
 * none), the email's button, and the placeholders that its texts may use.
 */
import { applicationPath } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeSubject } from '#platform/common/notices.ts';

/** Placeholders of every email about a certificate. */
export const CERTIFICATE_PARAMS = ['CertificateNo', 'OrgName', 'ServiceName', 'On', 'ExpiryOn'] as const;

function certificatePath(about: NoticeSubject): `/${string}` | null {
  const { CertificateKey, CertificateKind } = about;
  if (!CertificateKey) return applicationPath(about);
  return `/${CertificateKind === 'STATEMENT' ? 'statement' : 'certificate'}?key=${CertificateKey}`;
}

/** Base of the notifications about a certificate that the recipient can open. */
export const certificateNotice = {
  path: certificatePath,
  Mail: { Button: 'MAIL_OPEN_CERTIFICATE', Params: CERTIFICATE_PARAMS },
} as const satisfies Omit<Notice, 'Group'>;
