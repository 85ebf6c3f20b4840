import { LANGUAGE_TAGS, type Language, languageOf } from '@assay/shared/translation/language.ts';

/** Names that boot.js knows too. */
const LANGUAGE = 'assay-language';
const TEXT_SIZE = 'assay-text-size';

export const TEXT_SIZES = { small: '100%', medium: '112.5%', big: '125%' } as const;
export type TextSize = keyof typeof TEXT_SIZES;

/** Storage may be closed to us (private windows, settings); a choice then lasts as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to keep it in.
  }
}

/** `?lang=` wins once and is then remembered; without a choice the default is English. */
export function storedLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  return languageOf(asked ?? read(LANGUAGE));
}

let current: Language = 'EN';
export const currentLanguage = (): Language => current;

/** Remembers the language here and in a cookie, so that the server writes public pages in it. */
export function keepLanguage(language: Language): void {
  current = language;
  write(LANGUAGE, language);
  document.cookie = `AppLanguage=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

export function storedTextSize(): TextSize {
  const size = read(TEXT_SIZE);
  return size === 'medium' || size === 'big' ? size : 'small';
}

export function keepTextSize(size: TextSize): void {
  write(TEXT_SIZE, size);
  document.documentElement.style.fontSize = TEXT_SIZES[size];
}
