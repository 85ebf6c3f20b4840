/**
 * Banner of the verification page: the verdict on the certificate today or on a chosen day, what it means,
 * whether the code is wrong, and the download of the document.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { VerdictView } from '#modules/public/register/rules/index.ts';
import { Icon } from '../parts/icon.tsx';
import { verdictStyle } from '../parts/verdict-style.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { type SiteTranslate, useSiteText } from '../use-site-text.ts';
import type { Certificate } from './certificate.ts';

const PAST = { Tone: 'info', Icon: 'clock' } as const;

type Props = { verdict: VerdictView; certificate: Certificate; code: string; today: string };

function headline(
  { verdict, certificate, today }: Props,
  t: SiteTranslate,
  date: (day: string) => string,
): string {
  const { Verdict, On } = verdict;
  // Does not occur for a stored certificate, which always has a verdict.
  if (Verdict === 'UNKNOWN') return t('SITE_UNKNOWN_TITLE');
  if (On !== today) return t(`SITE_VERIFY_THEN_${Verdict}`, { date: date(On) });
  return statusToday(certificate, t);
}

/** A stored certificate always has a verdict. */
const statusToday = ({ Verdict, Kind }: Certificate, t: SiteTranslate): string =>
  Verdict === 'UNKNOWN'
    ? t('SITE_UNKNOWN_TITLE')
    : t(`SITE_VERIFY_NOW_${Verdict}`, { document: t(`SITE_VERIFY_DOCUMENT_${Kind}`) });

/** Explains the verdict: since when, and its meaning for the holder. Empty for valid certificates. */
function meaning(
  { verdict, certificate, today }: Props,
  t: SiteTranslate,
  date: (day: string) => string,
): string[] {
  switch (verdict.Verdict) {
    case 'VALID':
    case 'UNKNOWN':
      return [];
    case 'NOT_YET_VALID':
      return [t('SITE_VERIFY_STARTS', { date: date(certificate.EffectiveDate) })];
    default: {
      const since = t('SITE_VERIFY_SINCE', { date: date(certificate.Since) });
      // `Since` refers to today; for an earlier day it is shown only if it had begun by then.
      if (verdict.On !== today) return certificate.Since <= verdict.On ? [since] : [];
      const isPaused = verdict.Verdict === 'SUSPENDED';
      return [since, t(isPaused ? 'SITE_VERIFY_SUSPENDED_NOTE' : 'SITE_VERIFY_ENDED_NOTE')];
    }
  }
}

export function VerdictBand(props: Props) {
  const { verdict, certificate, code, today } = props;
  const t = useSiteText();
  const text = useSiteFormat();
  // The status on a past day must not be read as the current one.
  const isDifferentToday = verdict.On !== today && certificate.Verdict !== verdict.Verdict;
  const look = isDifferentToday ? PAST : verdictStyle[verdict.Verdict];
  // Without its code a document cannot be downloaded, and a wrong code is reported. The document of a
  // certificate issued in error is
  // never available, whatever the code.
  const isDeleted = certificateStatuses.void.includes(certificate.CertificateStatusCode);
  const isWrongCode = code !== '' && certificate.DownloadUrl === null && !isDeleted;
  const lines = [
    ...meaning(props, t, text.date),
    ...(isWrongCode ? [t('SITE_VERIFY_CODE_WRONG', { code })] : []),
  ];
  const number = {
    kind: t(`SITE_KIND_${certificate.Kind}`),
    number: certificate.CertificateNo,
    revision: certificate.Revision,
  };
  return (
    <section className={`verdict tone-${look.Tone}`}>
      <span className="verdict-sign">
        <Icon name={look.Icon} size="huge" />
      </span>
      <div>
        <p className="verdict-number">{t('SITE_VERIFY_NUMBER', number)}</p>
        <h1>{headline(props, t, text.date)}</h1>
        {isDifferentToday && (
          <p className="verdict-meaning">
            <b>{t('SITE_VERIFY_TODAY_IS', { status: statusToday(certificate, t) })}</b>
          </p>
        )}
        {lines.length > 0 && <p className="verdict-meaning">{text.join(lines)}</p>}
        <p className="muted num">
          {t('SITE_VERIFY_CHECKED', { moment: text.dateTime(verdict.CheckedAt) })}{' '}
          {verdict.On === today ? (
            <a href="#other-date">{t('SITE_VERIFY_OTHER_DATE')}</a>
          ) : (
            <a href={verifyPath(certificate.CertificateNo, code)}>{t('SITE_VERIFY_TODAY')}</a>
          )}
        </p>
      </div>
      {certificate.DownloadUrl && (
        <a className="button" href={certificate.DownloadUrl} download aria-label={t('SITE_VERIFY_PDF_LABEL')}>
          <Icon name="download" />
          {t('SITE_VERIFY_PDF')}
        </a>
      )}
    </section>
  );
}
