/**
 * Verification page of a certificate: verdict, details, PDF check, history, status on another date,
 * following by email, log proof and sharing.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { type Verdict, verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';
import type { VerdictView } from '#modules/public/register/rules/index.ts';
import { Island } from '../islands/island.tsx';
import { FollowForm } from '../parts/follow-form.tsx';
import { Icon } from '../parts/icon.tsx';
import { LogProof } from '../parts/log-proof.tsx';
import { machineLinks } from '../parts/machine-links.ts';
import { verdictStyle } from '../parts/verdict-style.ts';
import { useSite } from '../site-context.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { type SiteTranslate, useSiteText } from '../use-site-text.ts';
import type { Certificate } from './certificate.ts';
import { type HistoryEntry, type HistoryLine, historyLines } from './history-lines.ts';
import { VerdictBand } from './verdict-band.tsx';
import { VerdictFacts } from './verdict-facts.tsx';

type ShareCardProps = { certificate: Certificate; code: string; qr: string };

/** Ways to share the result: QR code, badge for websites, records for programs. */
function ShareCard({ certificate, code, qr }: ShareCardProps) {
  const t = useSiteText();
  const { Language, PublicUrl, Body } = useSite();
  const number = certificate.CertificateNo;
  // The code is only included for unlisted certificates, which need it; public pages must not reveal it.
  const needed = certificateStatuses.withCode.includes(certificate.CertificateStatusCode) ? code : '';
  const links = machineLinks(number, needed, Language);
  return (
    <section className="card share">
      <h2>{t('SITE_SHARE_TITLE')}</h2>
      <figure className="share-qr">
        <img src={qr} alt={t('SITE_SHARE_QR_ALT')} width="132" height="132" />
        <figcaption className="small muted">{t('SITE_SHARE_QR')}</figcaption>
      </figure>
      <Island
        name="BadgeMaker"
        props={{ number, code: needed, language: Language, publicUrl: PublicUrl, body: Body }}
      />
      <p className="small share-machines">
        {t('SITE_SHARE_MACHINES')} <a href={links.Json}>{t('SITE_SHARE_JSON')}</a> ·{' '}
        <a href={links.Feed}>{t('SITE_SHARE_FEED')}</a>
      </p>
    </section>
  );
}

type OtherDateFormProps = { number: string; code: string; on: string; today: string };

/** Plain GET form for the status on another date, for example at the time of a tender. */
function OtherDateForm({ number, code, on, today }: OtherDateFormProps) {
  const t = useSiteText();
  return (
    <form className="card other-date" id="other-date" action={verifyPath(number)} method="get">
      <h2>{t('SITE_VERIFY_OTHER_DATE')}</h2>
      {code && <input type="hidden" name="c" value={code} />}
      <div className="other-date-fields">
        <input
          type="date"
          name="on"
          required
          max={today}
          defaultValue={on}
          aria-label={t('SITE_VERIFY_DATE')}
        />
        <button type="submit" className="button">
          {t('SITE_VERIFY_SHOW')}
        </button>
      </div>
    </form>
  );
}

function what(line: HistoryLine, t: SiteTranslate): string {
  const label = line.Kind === 'STATUS' ? t(`SITE_VERDICT_${line.Verdict}`) : t(`SITE_EVENT_${line.Kind}`);
  return line.NewRevision === null
    ? label
    : t('SITE_EVENT_WITH_REVISION', { event: label, revision: line.NewRevision });
}

/** Shows the history newest first; a suspension that has ended shows both dates. */
function StatusHistory({ history }: { history: readonly HistoryEntry[] }) {
  const t = useSiteText();
  const text = useSiteFormat();
  return (
    <section className="card history">
      <h2>{t('SITE_VERIFY_HISTORY')}</h2>
      <ol>
        {historyLines(history).map((line) => (
          <li key={line.Key} className={`tone-${verdictStyle[line.Verdict].Tone}`}>
            <strong>{what(line, t)}</strong>
            <span className="faint">
              {line.Until === null
                ? text.date(line.On)
                : t('SITE_EVENT_PERIOD', { from: text.date(line.On), to: text.date(line.Until) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Form to follow the certificate, collapsed until needed. */
function FollowCard({ number, code }: { number: string; code: string }) {
  const t = useSiteText();
  const { Language } = useSite();
  return (
    <details className="card follow-card">
      <summary>
        <Icon name="bell" />
        {t('FOLLOW_TITLE')}
      </summary>
      <p className="small muted">{t('FOLLOW_TEXT')}</p>
      <FollowForm number={number} code={code} />
      <p className="small">
        <a href={machineLinks(number, code, Language).Feed}>{t('FOLLOW_FEED')}</a>
      </p>
    </details>
  );
}

/** A certificate with one of these verdicts cannot become valid again. */
const FINAL_VERDICTS: readonly Verdict[] = ['TERMINATED', 'WITHDRAWN', 'VOID'];

type Props = {
  verdict: VerdictView;
  certificate: Certificate;
  code: string;
  today: string;
  log: CertificateLog | null;
  qr: string;
};

export function VerifyPage({ verdict, certificate, code, today, log, qr }: Props) {
  const hasEnded = FINAL_VERDICTS.includes(certificate.Verdict);
  return (
    <div className="wrap verify">
      <VerdictBand verdict={verdict} certificate={certificate} code={code} today={today} />
      <div className="verify-columns">
        <VerdictFacts
          verdict={verdict}
          certificate={certificate}
          today={today}
          code={code}
          hasLog={log !== null && log.Entries.length > 0}
        />
        <aside>
          <Island name="FileCheck" props={{ expected: certificate.CertificateNo }} />
          <StatusHistory history={certificate.History} />
          <OtherDateForm number={certificate.CertificateNo} code={code} on={verdict.On} today={today} />
          {!hasEnded && <FollowCard number={certificate.CertificateNo} code={code} />}
        </aside>
        {log && <LogProof log={log} number={certificate.CertificateNo} code={code} />}
        <ShareCard certificate={certificate} code={code} qr={qr} />
      </div>
    </div>
  );
}
