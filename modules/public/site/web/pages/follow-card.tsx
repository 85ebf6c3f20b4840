import { FollowForm } from '../parts/follow-form.tsx';
import { Icon } from '../parts/icon.tsx';
import { machineLinks } from '../parts/machine-links.ts';
import { useSite } from '../site-context.ts';
import { useSiteText } from '../use-site-text.ts';

/** Folded away until somebody wants it. */
export function FollowCard({ number, code }: { number: string; code: string }) {
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
