/** Determines who is notified of which event in a certificate's history. */

import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import { certificatesPermissions } from './permissions.ts';

/** Entry of a certificate's history, reduced to what decides who is notified of it. */
export type CertificateNotificationEvent = {
  Event: string;
  FromStatus: CertificateStatus | null;
  ToStatus: CertificateStatus;
  /**
   * Covered by another notification: the application's publication, or the extension that requested the
   * page.
   */
  IsNotifiedElsewhere: boolean;
  /** Recorded long after it happened: a restored or upgraded portal does not notify of last year's events. */
  IsOld: boolean;
};

type Rule = (news: CertificateNotificationEvent) => Message[];

const toHolder =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'CLIENT' }, Kind }];
const toDeciders =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'ROLES', Roles: certificatesPermissions.RECEIVE_CERTIFICATE_TASKS }, Kind }];
/** Events before the first publication do not concern the holder. */
const oncePublished =
  (rule: Rule): Rule =>
  (news) =>
    news.FromStatus === 'PENDING' || news.FromStatus === null ? [] : rule(news);
const unlessNotifiedElsewhere =
  (rule: Rule): Rule =>
  (news) =>
    news.IsNotifiedElsewhere ? [] : rule(news);

/** One row per event. Publishing and the start of a renewal are notified with the application. */
const NOTIFICATION_RULES: Readonly<Record<string, Rule>> = {
  PUBLISHED: (news) => (news.FromStatus === 'ACTIVE' ? toHolder('CERT_LISTED')(news) : []),
  UNLISTED: toHolder('CERT_UNLISTED'),
  REVISED: oncePublished(unlessNotifiedElsewhere(toHolder('CERT_REVISED'))),
  SUSPENDED: toHolder('CERT_SUSPENDED'),
  RESUMED: toHolder('CERT_RESUMED'),
  TERMINATED: toHolder('CERT_TERMINATED'),
  EXPIRED: (news) => (news.IsOld ? [] : toHolder('CERT_EXPIRED')(news)),
  EXTENDED: toHolder('CERT_EXTENDED'),
  DISCLOSED: oncePublished(toHolder('CERT_DISCLOSED')),
  WITHDRAWN: toHolder('CERT_WITHDRAWN'),
  DELETED: oncePublished(toHolder('CERT_DELETED')),
  RENEWAL_ENDED: toDeciders('CERT_RENEWAL_ENDED'),
};

export const certificateRecipientsFor = (news: CertificateNotificationEvent): Message[] =>
  NOTIFICATION_RULES[news.Event]?.(news) ?? [];

/** The warning that a suspension has lasted for more than six months. */
export const SUSPENDED_LONG: Message = {
  To: { Of: 'ROLES', Roles: certificatesPermissions.RECEIVE_CERTIFICATE_TASKS },
  Kind: 'CERT_SUSPENDED_LONG',
};
