/**
 * Shows the result of checking a visitor's PDF: original, superseded, of another certificate or unknown,
 * with the certificate's current status.
 */
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { CheckView } from '#modules/public/register/rules/index.ts';
import { formatDate } from '#platform/common/format/date-time.ts';
import type { Tone } from '#platform/common/format/status-tones.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import type { FileCheckState } from './use-file-check.ts';

type ResultStyle = { Tone: Tone; Icon: IconName; Title: IslandTextKey; Text: IslandTextKey };

/** Results for genuine files whose certificate is not valid: the current status matters, not the file. */
const NOW: Readonly<Record<Exclude<CheckView['Verdict'], 'VALID' | 'UNKNOWN'>, Omit<ResultStyle, 'Text'>>> = {
  SUSPENDED: { Tone: 'warning', Icon: 'pause', Title: 'SITE_DROP_NOW_SUSPENDED' },
  EXPIRED: { Tone: 'danger', Icon: 'clock', Title: 'SITE_DROP_NOW_EXPIRED' },
  TERMINATED: { Tone: 'danger', Icon: 'cross', Title: 'SITE_DROP_NOW_TERMINATED' },
  WITHDRAWN: { Tone: 'danger', Icon: 'back', Title: 'SITE_DROP_NOW_WITHDRAWN' },
  VOID: { Tone: 'danger', Icon: 'ban', Title: 'SITE_DROP_NOW_VOID' },
  NOT_YET_VALID: { Tone: 'info', Icon: 'clock', Title: 'SITE_DROP_NOW_NOT_YET_VALID' },
};

function styleOf({ Result, Verdict, CertificateNo }: CheckView, expected: string | null): ResultStyle {
  if (Result === 'UNKNOWN' || Verdict === 'UNKNOWN')
    return { Tone: 'danger', Icon: 'cross', Title: 'SITE_DROP_UNKNOWN', Text: 'SITE_DROP_UNKNOWN_TEXT' };
  if (Result === 'SUPERSEDED')
    return { Tone: 'warning', Icon: 'clock', Title: 'SITE_DROP_SUPERSEDED', Text: 'SITE_DROP_REPLACED_TEXT' };
  const Text = Verdict === 'VALID' ? 'SITE_DROP_VALID_TEXT' : 'SITE_DROP_SINCE_TEXT';
  if (expected !== null && CertificateNo !== expected)
    return { Tone: 'warning', Icon: 'question', Title: 'SITE_DROP_OTHER', Text };
  if (Verdict === 'VALID') return { Tone: 'success', Icon: 'check', Title: 'SITE_DROP_ORIGINAL', Text };
  return { ...NOW[Verdict], Text };
}

/** Shows the result. `expected` is the certificate of the current page, if any. */
export function FileCheckResult({ state, expected }: { state: FileCheckState; expected: string | null }) {
  const t = useIslandText();
  const { Language } = useSite();
  if (state.Phase === 'IDLE') return null;
  if (state.Phase === 'BUSY') return <p className="muted">{t('SITE_DROP_BUSY')}</p>;
  if (state.Phase === 'PROBLEM') return <p className="problem">{t(state.Text)}</p>;
  const { View, FileName } = state;
  const look = styleOf(View, expected);
  const params = {
    number: View.CertificateNo ?? '',
    revision: View.Revision ?? '',
    inForce: View.InForce ?? '',
    // Lower case, for use inside a sentence.
    kind: t(`SITE_KIND_${View.Kind ?? 'CERTIFICATE'}`).toLowerCase(),
    status: t(`SITE_VERDICT_${View.Verdict}`).toLowerCase(),
    date: formatDate(View.Since, Language),
  };
  const isElsewhere = View.CertificateNo !== null && View.CertificateNo !== expected;
  return (
    <div className={`file-result tone-${look.Tone}`}>
      <span className="sign">
        <Icon name={look.Icon} />
      </span>
      <div>
        <strong>{t(look.Title, params)}</strong>
        <p>{t(look.Text, params)}</p>
        <p className="small faint file-name">{FileName}</p>
        {isElsewhere && <a href={verifyPath(params.number)}>{t('SITE_DROP_SEE', params)}</a>}
      </div>
    </div>
  );
}
