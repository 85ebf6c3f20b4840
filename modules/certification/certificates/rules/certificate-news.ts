import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';

/** One line of a certificate's story, as far as it is news. */
export type CertificateNews = {
  Event: string;
  FromStatus: CertificateStatus | null;
  ToStatus: CertificateStatus;
  /** Another message says it: that of the application's publishing, or of the extension which asked for the page. */
  IsSaidElsewhere: boolean;
  /** Recorded long after it happened: a portal that was restored, or is upgraded, sends no messages about last year. */
  IsOld: boolean;
};

/** Who decides about a certificate without an application in progress. */
const DECIDERS = ['SCHEDULING', 'ADMIN', 'SUB_ADMIN'] as const;

type Rule = (news: CertificateNews) => Message[];

const holder =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'CLIENT' }, Kind }];
const deciders =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'ROLES', Roles: DECIDERS }, Kind }];
/** An unpublished certificate is no news to its holder. */
const onceSeen =
  (rule: Rule): Rule =>
  (news) =>
    news.FromStatus === 'PENDING' || news.FromStatus === null ? [] : rule(news);
const unlessSaid =
  (rule: Rule): Rule =>
  (news) =>
    news.IsSaidElsewhere ? [] : rule(news);

/** One row per event. Publishing and the start of a renewal are notified with the application. */
const TABLE: Readonly<Record<string, Rule>> = {
  PUBLISHED: (news) => (news.FromStatus === 'ACTIVE' ? holder('CERT_LISTED')(news) : []),
  UNLISTED: holder('CERT_UNLISTED'),
  REVISED: onceSeen(unlessSaid(holder('CERT_REVISED'))),
  SUSPENDED: holder('CERT_SUSPENDED'),
  RESUMED: holder('CERT_RESUMED'),
  TERMINATED: holder('CERT_TERMINATED'),
  EXPIRED: (news) => (news.IsOld ? [] : holder('CERT_EXPIRED')(news)),
  EXTENDED: holder('CERT_EXTENDED'),
  DISCLOSED: onceSeen(holder('CERT_DISCLOSED')),
  WITHDRAWN: holder('CERT_WITHDRAWN'),
  DELETED: onceSeen(holder('CERT_DELETED')),
  RENEWAL_ENDED: deciders('CERT_RENEWAL_ENDED'),
};

export const whoToTellOfCertificate = (news: CertificateNews): Message[] => TABLE[news.Event]?.(news) ?? [];

/** The warning that a suspension has lasted for more than six months. */
export const SUSPENDED_LONG: Message = {
  To: { Of: 'ROLES', Roles: DECIDERS },
  Kind: 'CERT_SUSPENDED_LONG',
};
