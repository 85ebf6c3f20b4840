/** Label that distinguishes certificates from statements. */
import { useSiteText } from '../use-site-text.ts';
import { Badge } from './badge.tsx';

export function KindBadge({ kind }: { kind: 'CERTIFICATE' | 'STATEMENT' }) {
  const t = useSiteText();
  return <Badge tone={kind === 'CERTIFICATE' ? 'primary' : 'info'}>{t(`SITE_KIND_${kind}`)}</Badge>;
}
