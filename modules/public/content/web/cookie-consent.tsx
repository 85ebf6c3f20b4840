import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { ConsentDialog } from './consent-dialog.tsx';

/** Cookie consent dialog of the app, on its sign-in pages and in its shell. */
export function CookieConsent() {
  return <ConsentDialog version={useConfig().CookieVersion} language={useLanguage()} t={useText()} />;
}
