import { type Language, languageOf } from '@assay/shared/translation/language.ts';

/** The browser writes the same cookie when the app's language is switched. */
const COOKIE = 'AppLanguage';
const YEAR = 365 * 86_400;

/** A necessary cookie: it is set only when somebody chooses a language. `publicUrl` says whether it is for TLS alone. */
export const languageCookie = (language: Language, publicUrl: string): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** The asked-for language, else the remembered one, else the browser's, else EN. */
export function chosenLanguage(asked: string | undefined, cookies: string, accepted: string): Language {
  if (asked) return languageOf(asked);
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z]{2,3})(?:;|$)`).exec(cookies)?.[1];
  return kept ? languageOf(kept) : acceptedLanguage(accepted);
}

/** The first of the browser's languages that the portal speaks, by its weights. */
function acceptedLanguage(header: string): Language {
  const wanted = header
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { Tag: tag, Weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter((one) => one.Weight > 0)
    .sort((one, other) => other.Weight - one.Weight);
  for (const { Tag } of wanted) {
    const language = spoken(Tag);
    if (language) return language;
  }
  return 'EN';
}

function spoken(tag: string): Language | null {
  if (/^en\b/.test(tag)) return 'EN';
  if (/^(yue|zh-(hant|hk|tw|mo))\b/.test(tag)) return 'CHT';
  return /^zh\b/.test(tag) ? 'CHS' : null;
}
