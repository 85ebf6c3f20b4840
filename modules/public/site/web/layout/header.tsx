import type { SitePage } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSiteText } from '../use-site-text.ts';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MainLinks } from './main-links.tsx';
import { ApplyLink, SignInLink } from './session-links.tsx';

function DisplayMenu() {
  const t = useSiteText();
  return (
    <details className="menu display-menu needs-script">
      <summary className="icon-button" title={t('SITE_DISPLAY')}>
        <Icon name="text" />
        <span className="visually-hidden">{t('SITE_DISPLAY')}</span>
      </summary>
      <div className="menu-panel">
        <Island name="Display" props={{}} />
      </div>
    </details>
  );
}

function MobileMenu({ page }: { page: SitePage['Name'] }) {
  const t = useSiteText();
  return (
    <details className="menu mobile-menu">
      <summary className="icon-button" title={t('SITE_MENU')}>
        <Icon name="menu" />
        <span className="visually-hidden">{t('SITE_MENU')}</span>
      </summary>
      <nav className="menu-panel" aria-label={t('SITE_MENU')}>
        <MainLinks page={page} />
        <div className="menu-actions">
          <SignInLink />
          <ApplyLink text={t('SITE_APPLY')} />
        </div>
      </nav>
    </details>
  );
}

export function Header({ page }: { page: SitePage['Name'] }) {
  const t = useSiteText();
  return (
    <header className="bar">
      <div className="bar-inside">
        <Brand />
        <nav className="bar-links" aria-label={t('SITE_NAV')}>
          <MainLinks page={page} />
        </nav>
        <LanguageLinks />
        <DisplayMenu />
        <div className="bar-actions">
          <SignInLink />
          <ApplyLink text={t('SITE_APPLY')} />
        </div>
        <MobileMenu page={page} />
      </div>
    </header>
  );
}
