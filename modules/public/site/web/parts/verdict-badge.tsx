import type { Verdict } from '#modules/certification/certificates/rules/index.ts';
import { useSiteText } from '../use-site-text.ts';
import { Badge } from './badge.tsx';
import { verdictLook } from './verdict-look.ts';

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useSiteText();
  return <Badge tone={verdictLook[verdict].Tone}>{t(`SITE_VERDICT_${verdict}`)}</Badge>;
}
