import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { viewAddress } from '#modules/applications/applications/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { CertificateView } from '../rules/contract.ts';
import { shownStatus } from '../rules/shown-status.ts';

type Props = { certificate: CertificateView };

/**
 * Notices at the top of the certificate screen: a page being generated, failed or waiting, and an unusual
 * status (pending, suspended, expired, ended) with its reason.
 */
export function CertificateNotices({ certificate }: Props) {
  return (
    <>
      <PageNotice certificate={certificate} />
      <StatusNotice certificate={certificate} />
    </>
  );
}

/** Notice of a page that is being generated, has failed, or waits for its effective date. */
function PageNotice({ certificate: { Revisions, Revision, CertificateStatusCode } }: Props) {
  const t = useText();
  const newest = Revisions[0];
  const isPublished = !certificateStatuses.unpublished.includes(CertificateStatusCode);
  return (
    <>
      <div role="status" hidden={newest?.Status !== 'INTENDED'}>
        {newest?.Status === 'INTENDED' && (
          <Notice tone="info" title={t('CERT_MAKING')}>
            {t('CERT_MAKING_HELP')}
          </Notice>
        )}
      </div>
      {newest?.Status === 'FAILED' && (
        <Notice tone="danger" title={t('CERT_FAILED')}>
          {t('CERT_FAILED_HELP')}
        </Notice>
      )}
      {newest?.Status === 'READY' && newest.Revision > Revision && isPublished && (
        <Notice tone="info" title={t('CERT_NOTE_AHEAD', { revision: newest.Revision })}>
          {t('CERT_NOTE_AHEAD_TEXT', { now: Revision })}
        </Notice>
      )}
    </>
  );
}

/** The notice of each status that needs an explanation. */
const NOTICES = [
  [certificateStatuses.unpublished, UnpublishedNotice],
  [certificateStatuses.withCode, UnlistedNotice],
  [certificateStatuses.inRenewal, RenewalNotice],
  [certificateStatuses.suspended, SuspendedNotice],
  [certificateStatuses.expired, ExpiredNotice],
  [certificateStatuses.terminated, TerminatedNotice],
  [certificateStatuses.void, VoidNotice],
] as const;

function StatusNotice({ certificate }: Props) {
  const status = shownStatus(certificate);
  const Found = NOTICES.find(([statuses]) => statuses.includes(status))?.[1];
  return Found ? <Found certificate={certificate} /> : null;
}

function UnpublishedNotice({ certificate: { Applications } }: Props) {
  const t = useText();
  return (
    <Notice tone="info" title={t('CERT_NOTE_PENDING')}>
      {t('CERT_NOTE_PENDING_TEXT')} <NewestLink applications={Applications} />
    </Notice>
  );
}

function UnlistedNotice() {
  const t = useText();
  return (
    <Notice tone="info" title={t('CERT_NOTE_UNLISTED')}>
      {t('CERT_NOTE_UNLISTED_TEXT')}
    </Notice>
  );
}

function RenewalNotice({ certificate: { ExpiryDate, Applications } }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice tone="info" title={t('CERT_NOTE_RENEWAL')}>
      {ExpiryDate && t('CERT_NOTE_RENEWAL_TEXT', { date: format.date(ExpiryDate) })}{' '}
      <NewestLink applications={Applications} />
    </Notice>
  );
}

function SuspendedNotice({ certificate }: Props) {
  const t = useText();
  const format = useFormat();
  const isStaff = !isClient(useUser().UserRoleList);
  const { StatusSince, ExpiryDate, IsSuspendedLong, SuspensionLimit, IsExpired } = certificate;
  const limit = SuspensionLimit && { date: format.date(SuspensionLimit) };
  return (
    <Notice tone="warning" title={t('CERT_NOTE_SUSPENDED', { date: format.date(StatusSince) })}>
      <Reason certificate={certificate} />
      {IsSuspendedLong && isStaff && <div>{t('CERT_NOTE_SUSPENDED_LONG')}</div>}
      {limit && !IsSuspendedLong && isStaff && <div>{t('CERT_NOTE_SUSPENDED_LIMIT', limit)}</div>}
      {!isStaff && <div>{t('CERT_NOTE_SUSPENDED_USE')}</div>}
      {limit && !isStaff && (
        <div>{t(IsSuspendedLong ? 'CERT_NOTE_SUSPENDED_PAST' : 'CERT_NOTE_SUSPENDED_RESTORE', limit)}</div>
      )}
      {IsExpired && ExpiryDate && <div>{t('CERT_NOTE_PAST', { date: format.date(ExpiryDate) })}</div>}
    </Notice>
  );
}

function ExpiredNotice({ certificate }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice tone="danger" title={expiredTitle(certificate, format.date, t)}>
      <Reason certificate={certificate} />
      {t('CERT_NOTE_EXPIRED_TEXT')}
    </Notice>
  );
}

function TerminatedNotice({ certificate }: Props) {
  const t = useText();
  const format = useFormat();
  const title = certificate.Kind === 'STATEMENT' ? 'CERT_NOTE_WITHDRAWN' : 'CERT_NOTE_TERMINATED';
  return (
    <Notice tone="danger" title={t(title, { date: format.date(certificate.StatusSince) })}>
      <Reason certificate={certificate} />
    </Notice>
  );
}

function VoidNotice({ certificate }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice tone="danger" title={t('CERT_NOTE_DELETED', { date: format.date(certificate.StatusSince) })}>
      <Reason certificate={certificate} />
      {t('CERT_NOTE_DELETED_TEXT')}
    </Notice>
  );
}

/** Expiry set manually counts from the day of that action; otherwise from the end of the last valid day. */
function expiredTitle(
  { IsExpired, ExpiryDate, StatusSince, CertificateStatusCode }: CertificateView,
  date: (day: string) => string,
  t: Translate,
): string {
  const isEarly =
    certificateStatuses.expired.includes(CertificateStatusCode) &&
    (ExpiryDate === null || StatusSince <= ExpiryDate);
  return t('CERT_NOTE_EXPIRED', {
    date: date(IsExpired && !isEarly && ExpiryDate ? ExpiryDate : StatusSince),
  });
}

/** The reason as the acting user entered it. */
function Reason({ certificate: { History, CertificateStatusCode } }: Props) {
  const event = History.findLast((one) => one.FromStatus !== one.ToStatus);
  if (event?.ToStatus !== CertificateStatusCode || !event.Remark) return null;
  return <div style={{ whiteSpace: 'pre-wrap' }}>{event.Remark}</div>;
}

function NewestLink({ applications }: { applications: CertificateView['Applications'] }) {
  const t = useText();
  const newest = applications[0];
  if (!newest) return null;
  return (
    <AppLink href={viewAddress(newest.ApplicationKey)}>
      {newest.ApplicationNo === null
        ? t('CERT_NOTE_DRAFT')
        : `${t(`TYPE_${newest.AssessmentType}`)} ${newest.ApplicationNo}`}
    </AppLink>
  );
}
