import { useSiteText } from '../use-site-text.ts';
import { Brand } from './brand.tsx';

export function Footer({ isDemo }: { isDemo: boolean }) {
  const t = useSiteText();
  return (
    <footer className="foot">
      <div className="foot-inside">
        <div className="foot-brand">
          <Brand />
          <p>{t('SITE_FOOTER_LEAD')}</p>
        </div>
        <nav aria-label={t('SITE_FOOTER_CERTIFICATION')}>
          <h2>{t('SITE_FOOTER_CERTIFICATION')}</h2>
          <a href="/services">{t('SITE_NAV_SERVICES')}</a>
          <a href="/search">{t('SITE_SEARCH_TITLE')}</a>
          <a href="/check">{t('SITE_CHECK_MANY')}</a>
          <a href="/disclosure">{t('SITE_NAV_DISCLOSURE')}</a>
        </nav>
        <nav aria-label={t('SITE_FOOTER_BODY')}>
          <h2>{t('SITE_FOOTER_BODY')}</h2>
          <a href="/faq">{t('SITE_FAQ_TITLE')}</a>
          <a href="/contact">{t('SITE_NAV_CONTACT')}</a>
          <a href="/privacy">{t('SITE_PRIVACY_TITLE')}</a>
          <a href="/terms">{t('SITE_TERMS_TITLE')}</a>
        </nav>
        {isDemo && <p className="foot-demo small">{t('SITE_FOOTER_DEMO')}</p>}
      </div>
    </footer>
  );
}
