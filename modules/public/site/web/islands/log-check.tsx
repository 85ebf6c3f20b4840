import { useState } from 'react';
import type { ProofFile } from '#modules/certification/transparency-log/rules/index.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { api } from './api.ts';
import { type ProofVerdict, verifyProof } from './log-verify.ts';

type Phase = 'IDLE' | 'BUSY' | 'FAILED' | 'INSECURE' | ProofVerdict;

const RESULT_TEXTS: Record<Exclude<Phase, 'IDLE'>, IslandTextKey> = {
  BUSY: 'SITE_LOG_CHECKING',
  FAILED: 'SITE_LOG_FAILED',
  INSECURE: 'SITE_DROP_INSECURE',
  HOLDS: 'SITE_LOG_CHECKED',
  UNSIGNED: 'SITE_LOG_CHECKED_UNSIGNED',
  WRONG: 'SITE_LOG_WRONG',
};
const TONE: Partial<Record<Phase, string>> = {
  HOLDS: 'success',
  UNSIGNED: 'success',
  WRONG: 'danger',
};

/**
 * Button on the verification page that proves in the browser that the certificate's newest entry is in the
 * public log: verifies its path to the signed root.
 */
export function LogCheck({ number, code }: { number: string; code: string }) {
  const t = useIslandText();
  const { Language } = useSite();
  const [phase, setPhase] = useState<Phase>('IDLE');
  const check = async () => {
    if (!globalThis.crypto?.subtle) return setPhase('INSECURE');
    setPhase('BUSY');
    const query = new URLSearchParams({ CertificateNo: number, ...(code && { Code: code }) });
    const proof = await api<ProofFile>('GET', `/public/log/proof?${query}`, Language);
    setPhase(proof ? await verifyProof(proof, number) : 'FAILED');
  };
  const tone = TONE[phase];
  return (
    <div className="log-check">
      <button type="button" className="button needs-script" onClick={check} disabled={phase === 'BUSY'}>
        <Icon name="signed" />
        {t('SITE_LOG_CHECK')}
      </button>
      <div role="status">
        {phase !== 'IDLE' && (
          <p className={tone ? `log-said tone-${tone}` : 'muted'}>{t(RESULT_TEXTS[phase])}</p>
        )}
      </div>
    </div>
  );
}
