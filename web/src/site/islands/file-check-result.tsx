import type { CheckView } from '@assay/shared/register/contract.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { certificateLink } from '../parts/certificate-link.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Tone } from '../parts/verdict-look.ts';
import { useIslandText } from '../use-island-text.ts';
import type { FileCheckState } from './use-file-check.ts';

type Look = { Tone: Tone; Icon: IconName; Title: IslandTextKey; Text: IslandTextKey };

function lookOf(view: CheckView, expected: string | null): Look {
  if (view.Result === 'UNKNOWN')
    return { Tone: 'danger', Icon: 'cross', Title: 'SITE_DROP_UNKNOWN', Text: 'SITE_DROP_UNKNOWN_TEXT' };
  if (view.Result === 'SUPERSEDED')
    return {
      Tone: 'warning',
      Icon: 'clock',
      Title: 'SITE_DROP_SUPERSEDED',
      Text: 'SITE_DROP_SUPERSEDED_TEXT',
    };
  const isOther = expected !== null && view.CertificateNo !== expected;
  const isCalm = !isOther && view.Verdict === 'VALID';
  return {
    Tone: isCalm ? 'success' : 'warning',
    Icon: isOther ? 'question' : 'check',
    Title: isOther ? 'SITE_DROP_OTHER' : 'SITE_DROP_ORIGINAL',
    Text: 'SITE_DROP_ORIGINAL_TEXT',
  };
}

/** Says what came of the check. `expected` is the certificate whose page this is, if any. */
export function FileCheckResult({ state, expected }: { state: FileCheckState; expected: string | null }) {
  const t = useIslandText();
  if (state.Phase === 'IDLE') return null;
  if (state.Phase === 'BUSY') return <p className="muted">{t('SITE_DROP_BUSY')}</p>;
  if (state.Phase === 'PROBLEM') return <p className="problem">{t(state.Text)}</p>;
  const { View, FileName } = state;
  const look = lookOf(View, expected);
  const params = {
    number: View.CertificateNo ?? '',
    revision: View.Revision ?? '',
    status: t(`SITE_VERDICT_${View.Verdict}`),
  };
  const isElsewhere = View.CertificateNo !== null && View.CertificateNo !== expected;
  return (
    <div className={`file-result tone-${look.Tone}`}>
      <span className="sign">
        <Icon name={look.Icon} />
      </span>
      <div>
        <strong>{t(look.Title)}</strong>
        <p>{t(look.Text, params)}</p>
        <p className="small faint file-name">{FileName}</p>
        {isElsewhere && <a href={certificateLink(params.number)}>{t('SITE_DROP_SEE', params)}</a>}
      </div>
    </div>
  );
}
