/** Coloured label that shows a certificate's verdict. */
import type { Verdict } from '#modules/certification/certificates/rules/index.ts';
import { useSiteText } from '../use-site-text.ts';
import { Badge } from './badge.tsx';
import { verdictStyle } from './verdict-style.ts';

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useSiteText();
  return <Badge tone={verdictStyle[verdict].Tone}>{t(`SITE_VERDICT_${verdict}`)}</Badge>;
}
