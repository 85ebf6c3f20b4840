import { useSite } from '../site-context.ts';
import { useSiteText } from '../use-site-text.ts';

export function FaultPage() {
  const t = useSiteText();
  const { Path } = useSite();
  return (
    <div className="wrap narrow lost">
      <h1>{t('SITE_FAULT_TITLE')}</h1>
      <p className="muted">{t('SITE_FAULT_TEXT')}</p>
      <div className="lost-ways">
        <a className="button primary" href={Path}>
          {t('SITE_FAULT_AGAIN')}
        </a>
        <a className="button" href="/contact">
          {t('SITE_NAV_CONTACT')}
        </a>
      </div>
    </div>
  );
}
