import '#platform/web/theme/layers.css';
import '@mantine/core/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '@fontsource-variable/inter/wght.css';
import '#platform/web/theme/tokens.css';
import '#platform/web/theme/base.css';
import '#platform/web/theme/print.css';
import './slots.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { stripeScript } from '#modules/billing/card-payments/web/element/stripe-script.ts';
import { prepareAnnouncements } from '#modules/public/content/web/announcements-first.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { applyLanguage, storedLanguage } from '#platform/web/i18n/preferences.ts';
import { speakLanguage, textNow } from '#platform/web/i18n/text-store.ts';
import { configQuery } from '#platform/web/session/use-config.ts';
import { setUpToasts } from '#platform/web/ui/toast.ts';
import { App } from './app.tsx';
import { prepareFirstScreen } from './prepare-first-screen.ts';

const AGAIN_MS = 3000;

/** Nothing can be said before its texts are there, so the start waits for the portal, however long. */
async function start(): Promise<void> {
  const language = storedLanguage();
  applyLanguage(language);
  const settle = async () => {
    await prepareFirstScreen(language);
    prepareAnnouncements();
    return queryClient.ensureQueryData(configQuery);
  };
  try {
    const [config] = await Promise.all([settle(), speakLanguage(language)]);
    // At start, as specified, so that Stripe can tell people from robots; beside everything else, never before it.
    if (config.StripePublishableKey !== null && config.IsCardScriptLoaded) void stripeScript();
    setUpToasts(config.NotificationDuration, () => textNow('CLOSE'));
    const root = document.getElementById('root');
    if (root)
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
  } catch {
    setTimeout(start, AGAIN_MS);
  }
}

// A new release took the old chunks away while this page stayed open: load the page anew, once.
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('assay-reloaded') === location.href) return;
  sessionStorage.setItem('assay-reloaded', location.href);
  event.preventDefault();
  window.location.reload();
});

void start();
