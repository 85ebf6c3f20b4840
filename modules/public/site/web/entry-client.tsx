/**
 * Browser script of the public pages: activates islands, menus and the closing of announcements, shows
 * sign-in or dashboard links, keeps a selected language, and loads in-place translation on request.
 */
import { loadOnSite } from '#modules/public/translations/web/index.ts';
import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import '#platform/web/theme/tokens.css';
import '#platform/web/theme/base.css';
import './style/site.css';
import './style/header.css';
import './style/footer.css';
import './style/home.css';
import './style/register.css';
import './style/verify.css';
import './style/check.css';
import './style/share.css';
import './style/log.css';
import './style/contact.css';
import './style/pages.css';
import './style/content.css';
import './style/home-blocks.css';
import './style/dialog.css';
import './style/print.css';
import '#platform/web/theme/print.css';
import { saveLanguage } from '#platform/web/i18n/preferences.ts';
import { getToken, onTokenChange } from '#platform/web/session/token.ts';
import { mount } from './islands/mount.tsx';
import { closeAnnouncements } from './layout/close-announcements.ts';
import { closeMenus } from './layout/close-menus.ts';
import type { SiteFacts } from './site-context.ts';

const facts = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as SiteFacts;

/** Both sign-in and dashboard links are on the page; this selects which are visible. */
const showSession = (token: string | null): void => {
  document.documentElement.dataset.session = token === null ? 'none' : 'open';
};

showSession(getToken());
onTokenChange(showSession);
// A language selected here also applies to the app.
if (new URLSearchParams(window.location.search).has('lang')) saveLanguage(facts.Language);
closeMenus();
closeAnnouncements();
mount(facts);
// Loads in-place translation for signed-in users who requested it; no one else downloads it.
if (getToken() !== null && new URLSearchParams(window.location.search).get('marked') === '1')
  // The page stays usable without translation in place; reloading it tries again.
  void loadOnSite().then(({ startOnSite }) => startOnSite(facts.Language).catch(() => undefined));
