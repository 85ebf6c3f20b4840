/** Header of every public page: navigation, language links, display settings and sign-in. */
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { SitePage } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';
import { useSiteText } from '../use-site-text.ts';
import { withLanguage } from '../with-language.ts';
import { Brand } from './brand.tsx';
import { ApplyLink, SignInLink } from './session-links.tsx';

const links = [
  { Href: '/services', Text: 'SITE_NAV_SERVICES', Pages: ['services', 'service'] },
  { Href: '/search', Text: 'SITE_NAV_CHECK', Pages: ['search', 'verify', 'check', 'follow'] },
  { Href: '/disclosure', Text: 'SITE_NAV_DISCLOSURE', Pages: ['disclosure'] },
  { Href: '/faq', Text: 'SITE_NAV_HELP', Pages: ['faq', 'contact'] },
] as const satisfies readonly { Href: string; Text: string; Pages: readonly SitePage['Name'][] }[];

function MainLinks({ page }: { page: SitePage['Name'] }) {
  const t = useSiteText();
  return links.map((link) => (
    <a
      key={link.Href}
      href={link.Href}
      className="main-link"
      aria-current={(link.Pages as readonly string[]).includes(page) ? 'page' : undefined}
    >
      {t(link.Text)}
    </a>
  ));
}

/** Name of each language in that language. */
const marks: Readonly<Record<Language, { Mark: string; Name: string }>> = {
  EN: { Mark: 'EN', Name: 'English' },
  CHT: { Mark: '繁', Name: '繁體中文' },
  CHS: { Mark: '简', Name: '简体中文' },
};

/** Plain links: the server renders the same page in the other language and remembers the choice. */
function LanguageLinks() {
  const { Language, Path } = useSite();
  const t = useSiteText();
  return (
    <nav className="languages" aria-label={t('SITE_LANGUAGE')}>
      {LANGUAGES.map((code) => (
        <a
          key={code}
          href={withLanguage(Path, code)}
          hrefLang={LANGUAGE_TAGS[code]}
          lang={LANGUAGE_TAGS[code]}
          title={marks[code].Name}
          aria-label={`${marks[code].Mark} ${marks[code].Name}`}
          aria-current={code === Language ? 'true' : undefined}
        >
          {marks[code].Mark}
        </a>
      ))}
    </nav>
  );
}

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
