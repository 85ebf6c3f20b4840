import { useSiteText } from '../use-site-text.ts';

export function NotFoundPage() {
  const t = useSiteText();
  return (
    <div className="wrap narrow lost">
      <p className="lost-number" aria-hidden="true">
        404
      </p>
      <h1>{t('SITE_NOT_FOUND_TITLE')}</h1>
      <p className="muted">{t('SITE_NOT_FOUND_TEXT')}</p>
      <div className="lost-ways">
        <a className="button primary" href="/home">
          {t('SITE_NOT_FOUND_HOME')}
        </a>
        <a className="button" href="/search">
          {t('SITE_NAV_CHECK')}
        </a>
      </div>
    </div>
  );
}
