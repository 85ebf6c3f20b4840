/**
 * Entry script of the signed-in app: loads language, configuration, screen code and user in parallel,
 * renders the app, retries until the portal responds, and reloads the page once if a new release removed its
 * files.
 */
import '#platform/web/theme/layers.css';
import '@mantine/core/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '@fontsource-variable/inter/wght.css';
import '#platform/web/theme/tokens.css';
import '#platform/web/theme/base.css';
import '#platform/web/theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { stripeScript } from '#modules/billing/card-payments/web/element/stripe-script.ts';
import { prefetchAnnouncements } from '#modules/public/content/web/prefetch-announcements.ts';
import { screenOf } from '#platform/common/access/navigate.ts';
import { screens } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { applyLanguage, storedLanguage } from '#platform/web/i18n/preferences.ts';
import { currentText, loadLanguage } from '#platform/web/i18n/text-store.ts';
import { hydrateQueryCache } from '#platform/web/session/hydrate-query-cache.ts';
import { getToken } from '#platform/web/session/token.ts';
import { configQuery } from '#platform/web/session/use-config.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { setUpToasts } from '#platform/web/ui/toast.ts';
import { App } from './app.tsx';
import { pages } from './modules.ts';

/** Delay of optional downloads, so that they do not compete with the first screen for the network. */
const QUIET_MS = 1_500;

/**
 * Starts loading what the first screen needs in parallel with the texts: the code of the screen and the signed-in user, unless
 * the server already supplied it with the prerendered page. Failures here are retried and handled by the guard and the router.
 */
async function prepareFirstScreen(language: Language): Promise<void> {
  const screen = screenOf(window.location.pathname);
  const name = Object.entries(screens).find(([, one]) => one === screen)?.[0];
  const page = Object.entries(pages).find(([key]) => key === name)?.[1];
  void page?.preload?.();
  // Preloads the dashboard while the user enters their credentials.
  if (screen?.IsLogin) setTimeout(() => void pages.dashboard.preload?.(), QUIET_MS);
  await hydrateQueryCache(language);
  if (getToken() !== null) void queryClient.prefetchQuery(userQuery);
}

const RETRY_DELAY_MS = 3000;

/**
 * Starts the app: loads texts, configuration and first screen. Retries until the portal responds, since no
 * error can be shown without texts.
 */
async function start(): Promise<void> {
  const language = storedLanguage();
  applyLanguage(language);
  const settle = async () => {
    await prepareFirstScreen(language);
    prefetchAnnouncements();
    return queryClient.ensureQueryData(configQuery);
  };
  try {
    const [config] = await Promise.all([settle(), loadLanguage(language)]);
    // At startup, as specified, so that Stripe can detect bots; runs in parallel with everything else and never delays it.
    if (config.StripePublishableKey !== null && config.IsCardScriptLoaded) void stripeScript();
    setUpToasts(config.NotificationDuration, () => currentText('CLOSE'));
    const root = document.getElementById('root');
    if (root)
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
  } catch {
    // The portal does not respond: the browser lists the failed requests, and the page tries again.
    setTimeout(start, RETRY_DELAY_MS);
  }
}

// A new release removed the old chunks while this page was open: reload the page once.
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('assay-reloaded') === location.href) return;
  sessionStorage.setItem('assay-reloaded', location.href);
  event.preventDefault();
  window.location.reload();
});

void start();
