import './theme/layers.css';
import '@mantine/core/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '@fontsource-variable/inter/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { prepareAnnouncements } from './content/announcements-first.ts';
import { applyLanguage, storedLanguage } from './i18n/preferences.ts';
import { speakLanguage, textNow } from './i18n/text-store.ts';
import { stripeScript } from './payment/element/stripe-script.ts';
import { prepareFirstScreen } from './session/prepare-first-screen.ts';
import { configQuery } from './session/use-config.ts';
import { setUpToasts } from './ui/toast.ts';

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
