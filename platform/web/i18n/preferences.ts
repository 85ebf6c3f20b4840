/**
 * Stores the user's display preferences in this browser (language, text size, single-key shortcuts) and
 * applies them to the page; `?lang=` in the address has priority.
 */
import { LANGUAGE_TAGS, type Language, languageOf } from '#platform/common/i18n/language.ts';

/** Storage names also used by boot.js. */
const LANGUAGE = 'assay-language';
const TEXT_SIZE = 'assay-text-size';
const SINGLE_KEYS = 'assay-single-keys';

export const TEXT_SIZES = { small: '100%', medium: '112.5%', big: '125%' } as const;
export type TextSize = keyof typeof TEXT_SIZES;

/**
 * Storage may be unavailable (private windows, browser settings); a choice then lasts as long as the page.
 */
function read(name: string): string | null {
  // Pages rendered on the server have no user preferences.
  if (typeof window === 'undefined') return null;
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is unavailable.
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is unavailable.
  }
}

/** `?lang=` has priority and is stored; then the choice made here or on the public site. */
function chosenLanguage(): Language | null {
  const requested = new URLSearchParams(window.location.search).get('lang');
  if (requested) saveLanguage(languageOf(requested));
  const stored = read(LANGUAGE) ?? /(?:^|;\s*)AppLanguage=([A-Z]+)/.exec(document.cookie)?.[1];
  return stored ? languageOf(stored) : null;
}

/** Returns the chosen language, else the account's, else EN, the default of specification point 9. */
export const storedLanguage = (ofAccount: Language = 'EN'): Language => chosenLanguage() ?? ofAccount;

let current: Language = 'EN';
export const currentLanguage = (): Language => current;

/** Applies a language to this page. */
export function applyLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

/** Stores a choice here and in a cookie, so that the server renders public pages in it. */
export function saveLanguage(language: Language): void {
  applyLanguage(language);
  write(LANGUAGE, language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `AppLanguage=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

export function storedTextSize(): TextSize {
  const size = read(TEXT_SIZE);
  return size === 'medium' || size === 'big' ? size : 'small';
}

export function saveTextSize(size: TextSize): void {
  write(TEXT_SIZE, size);
  document.documentElement.style.fontSize = TEXT_SIZES[size];
}

/** Whether shortcuts of a single key, without Ctrl or ⌘, are enabled (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => read(SINGLE_KEYS) !== 'off';

export const saveSingleKeys = (isOn: boolean): void => write(SINGLE_KEYS, isOn ? 'on' : 'off');
