import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

export type CountryNames = {
  Name: string;
  /** Every name under which somebody may look for it, in lower case. */
  Search: string;
};

/** Names of countries and regions in a language, as the browser knows them. */
export function countryNames(codes: readonly string[], language: Language): CountryNames[] {
  const of = (tag: string, style: 'long' | 'short') =>
    new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'code' });
  const tag = LANGUAGE_TAGS[language];
  const [long, short, english] = [of(tag, 'long'), of(tag, 'short'), of('en', 'long')];
  return codes.map((code) => {
    const name = (names: Intl.DisplayNames) => names.of(code) ?? code;
    const all = [name(long), name(short), name(english), code];
    // The long names of the two regions are those of documents, not of telephone books.
    const Name = code === 'HK' || code === 'MO' ? name(short) : name(long);
    return { Name, Search: all.join('\n').toLowerCase() };
  });
}
