/** Rules that the events of a certificate name to say who is notified, and of what. */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import { certificatesPermissions } from './permissions.ts';

/** Entry of a certificate's history, reduced to what decides who is notified of it. */
export type CertificateNotificationEvent = {
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

export type CertificateNotificationRule = (news: CertificateNotificationEvent) => Message[];

export const toHolder =
  (Kind: NoticeKind): CertificateNotificationRule =>
  () => [{ To: { Of: 'CLIENT' }, Kind }];
export const toDeciders =
  (Kind: NoticeKind): CertificateNotificationRule =>
  () => [{ To: { Of: 'ROLES', Roles: certificatesPermissions.RECEIVE_CERTIFICATE_TASKS }, Kind }];
/** Events before the first publication do not concern the holder. */
export const oncePublished =
  (rule: CertificateNotificationRule): CertificateNotificationRule =>
  (news) =>
    news.FromStatus === 'PENDING' || news.FromStatus === null ? [] : rule(news);
export const unlessNotifiedElsewhere =
  (rule: CertificateNotificationRule): CertificateNotificationRule =>
  (news) =>
    news.IsNotifiedElsewhere ? [] : rule(news);

/** Listing again after the register entry was removed; the first publication is notified with the application. */
export const onceListed =
  (rule: CertificateNotificationRule): CertificateNotificationRule =>
  (news) =>
    news.FromStatus === 'ACTIVE' ? rule(news) : [];
export const unlessOld =
  (rule: CertificateNotificationRule): CertificateNotificationRule =>
  (news) =>
    news.IsOld ? [] : rule(news);

/** Reminders of a suspension that lasts. */
export const SUSPENSION_REMINDERS: readonly Message[] = [
  { To: { Of: 'CLIENT' }, Kind: 'CERT_SUSPENSION_REMINDER' },
  {
    To: { Of: 'ROLES', Roles: certificatesPermissions.RECEIVE_CERTIFICATE_TASKS },
    Kind: 'CERT_SUSPENSION_TASK',
  },
];

/** The warning that a suspension has lasted longer than its limit. */
export const SUSPENDED_LONG: Message = {
  To: { Of: 'ROLES', Roles: certificatesPermissions.RECEIVE_CERTIFICATE_TASKS },
  Kind: 'CERT_SUSPENDED_LONG',
};
