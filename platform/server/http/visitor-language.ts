/**
 * Chooses the language of a visitor without an account (requested, else remembered in the `AppLanguage`
 * cookie, else EN), and returns the cookie that remembers it.
 */
import { type Language, languageOf } from '#platform/common/i18n/language.ts';

/** The browser writes the same cookie when the app's language is switched. */
const COOKIE = 'AppLanguage';
const YEAR = 365 * 86_400;

/**
 * A necessary cookie: set only when a visitor chooses a language. `publicUrl` determines whether it is
 * restricted to TLS.
 */
export const languageCookie = (language: Language, publicUrl: string): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Returns the requested language, else the remembered one, else EN, the default of specification point 9. */
export function chosenLanguage(requested: string | undefined, cookies: string): Language {
  return languageOf(
    requested || new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z]{2,3})(?:;|$)`).exec(cookies)?.[1],
  );
}
