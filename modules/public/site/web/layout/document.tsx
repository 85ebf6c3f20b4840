/** HTML document of every public page: head, header, announcements, content and footer. */
import type { ShownAnnouncement } from '#modules/public/content/rules/index.ts';
import { RichHtml } from '#modules/public/content/web/index.ts';
import { LANGUAGE_TAGS } from '#platform/common/i18n/language.ts';
import type { SiteInput } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { pageData } from '../page-data.ts';
import { PageBody } from '../pages/page-body.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { Brand } from './brand.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';

function Footer({ isDemo }: { isDemo: boolean }) {
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

const tones = { INFO: 'tone-info', WARNING: 'tone-warning', SUCCESS: 'tone-success' } as const;

/**
 * The organisation's public announcements below the header. Closed ones are omitted by the server, based on
 * a cookie.
 */
function Announcements({ items }: { items: readonly ShownAnnouncement[] }) {
  const t = useSiteText();
  const text = useSiteFormat();
  if (items.length === 0) return null;
  return (
    <aside className="announcements" aria-label={t('SITE_ANNOUNCEMENTS')}>
      {items.map((item) => (
        <div key={item.Key} className={`announcement ${tones[item.Tone]}`} data-announcement={item.Key}>
          <div className="announcement-inside">
            <div>
              <strong>{text.text(item.Title)}</strong>{' '}
              <RichHtml html={text.text(item.Body)} className="prose" />
            </div>
            <button
              type="button"
              className="icon-button needs-script"
              data-close-announcement=""
              aria-label={t('SITE_ANNOUNCEMENT_CLOSE', { title: text.text(item.Title) })}
            >
              <Icon name="cross" />
            </button>
          </div>
        </div>
      ))}
    </aside>
  );
}

/** Renders a complete public page. */
export function Document({ input }: { input: SiteInput }) {
  const t = useSiteText();
  const facts = useSite();
  const { Page, Config } = input;
  return (
    <html lang={LANGUAGE_TAGS[input.Language]} data-rendered="" data-session="none">
      <Head input={input} />
      <body className="site">
        <a className="skip" href="#content">
          {t('SITE_SKIP')}
        </a>
        <Header page={Page.Name} />
        <Announcements items={input.Announcements} />
        <main id="content" tabIndex={-1}>
          <PageBody page={Page} />
        </main>
        <Footer isDemo={Config.IsDemo} />
        {Page.Name !== 'privacy' && <Island name="Consent" props={{}} />}
        {Page.Name !== 'privacy' && Page.Name !== 'terms' && <Island name="TermsUpdate" props={{}} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: pageData escapes characters that could close the block. */}
        <script id="data" type="application/json" dangerouslySetInnerHTML={{ __html: pageData(facts) }} />
      </body>
    </html>
  );
}
