import type { CertificateLog } from '#modules/certification/transparency-log/rules/contract.ts';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

/** The signed state of the log, and how anybody checks a proof with it. */
export function LogHow({ checkpoint }: { checkpoint: NonNullable<CertificateLog['Checkpoint']> }) {
  const t = useSiteText();
  const say = useSay();
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
        {t('SITE_LOG_STATE', { moment: say.dateTime(checkpoint.At), size: checkpoint.Size })}{' '}
        <code className="log-root">{checkpoint.Root}</code>
      </p>
    </details>
  );
}
