import { LANGUAGE_TAGS } from '#platform/common/i18n/language.ts';
import type { SiteInput } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { pageData } from '../page-data.ts';
import { PageBody } from '../pages/page-body.tsx';
import { useSite } from '../site-context.ts';
import { useSiteText } from '../use-site-text.ts';
import { Announcements } from './announcements.tsx';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';

/** One whole public page. */
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: pageData escapes what could close the block. */}
        <script id="data" type="application/json" dangerouslySetInnerHTML={{ __html: pageData(facts) }} />
      </body>
    </html>
  );
}
