/**
 * Section of the verification page with the certificate's entries in the public log, a downloadable proof of
 * each, and how to verify them.
 */
import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';
import { Island } from '../islands/island.tsx';
import type { SiteTextKey } from '../site-context.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { Icon } from './icon.tsx';

/** Signed state of the log, and instructions for verifying a proof with it. */
function LogInstructions({ checkpoint }: { checkpoint: NonNullable<CertificateLog['Checkpoint']> }) {
  const t = useSiteText();
  const text = useSiteFormat();
  return (
    <details>
      <summary>{t('SITE_LOG_HOW')}</summary>
      <p>{t('SITE_LOG_HOW_TEXT')}</p>
      <pre>
        <code>node verify-proof.mjs *.assay-proof.json --key=…</code>
      </pre>
      <p className="log-links">
        <a href="/api/public/log/verifier" download="verify-proof.mjs">
          {t('SITE_LOG_PROGRAM')}
        </a>
        <a href="/api/public/log/checkpoint">{t('SITE_LOG_CHECKPOINT')}</a>
      </p>
      <p className="small muted">
        {t('SITE_LOG_STATE', { moment: text.dateTime(checkpoint.At), size: checkpoint.Size })}{' '}
        <code className="log-root">{checkpoint.Root}</code>
      </p>
    </details>
  );
}

type Entry = CertificateLog['Entries'][number];
type Props = { log: CertificateLog; number: string; code: string };

/** Number of entries shown initially; the others can be expanded. */
const OPEN = 3;

const proofAddress = (number: string, code: string, seq: number): string =>
  `/api/public/log/proof/file?${new URLSearchParams({ CertificateNo: number, ...(code && { Code: code }), Seq: String(seq) })}`;

function LogEntry({ entry, number, code }: { entry: Entry; number: string; code: string }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const place = entry.Index + 1;
  return (
    <li>
      <div>
        <strong>{t(`CERT_EVENT_${entry.Event}` as SiteTextKey)}</strong>{' '}
        <span className="muted">{text.date(entry.EffectiveOn)}</span>
        <span className="small faint">
          {t('SITE_LOG_ENTRY', { number: place })} ·{' '}
          {t('SITE_LOG_SINCE', { moment: text.dateTime(entry.Since) })}
        </span>
      </div>
      <a
        className="button"
        href={proofAddress(number, code, entry.Seq)}
        download
        aria-label={t('SITE_LOG_DOWNLOAD_LABEL', { number: place })}
      >
        <Icon name="download" />
        {t('SITE_LOG_DOWNLOAD')}
      </a>
    </li>
  );
}

/** Shows a certificate's entries in the public log, newest first; works without scripts. */
export function LogProof({ log, number, code }: Props) {
  const t = useSiteText();
  const entries = log.Entries.toReversed();
  const older = entries.slice(OPEN);
  const list = (some: readonly Entry[]) => (
    <ol>
      {some.map((entry) => (
        <LogEntry key={entry.Seq} entry={entry} number={number} code={code} />
      ))}
    </ol>
  );
  return (
    <section className="card log-proof num" id="log">
      <h2>{t('SITE_LOG_TITLE')}</h2>
      <p className="muted">{t('SITE_LOG_TEXT')}</p>
      {log.Waiting > 0 && <p className="log-waiting">{t('SITE_LOG_WAITING')}</p>}
      {list(entries.slice(0, OPEN))}
      {older.length > 0 && (
        <details>
          <summary>{t('SITE_LOG_OLDER', { count: older.length })}</summary>
          {list(older)}
        </details>
      )}
      {entries.length > 0 && <Island name="LogCheck" props={{ number, code }} />}
      {log.Checkpoint && <LogInstructions checkpoint={log.Checkpoint} />}
    </section>
  );
}
