import type { Localized } from '#platform/common/contract/shapes.ts';
import { formatDate, formatDateTime } from '#platform/common/format/date-time.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Text } from '#platform/common/i18n/language.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useSite } from './site-context.ts';

/**
 * Hook of the public site that formats dates and times, selects localised texts and joins sentences in the
 * page's language.
 */
export function useSiteFormat() {
  const { Language } = useSite();
  return {
    text: (text: Localized) => localizedText(text, Language),
    row: (text: Text) => text[LANGUAGES.indexOf(Language)] ?? text[0],
    /** A list in a sentence: “12 and 24”. */
    list: (items: readonly string[]) => new Intl.ListFormat(LANGUAGE_TAGS[Language]).format(items),
    date: (day: string | null) => formatDate(day, Language),
    /** Chinese sentences are joined without a space. */
    join: (sentences: readonly string[]) => sentences.join(Language === 'EN' ? ' ' : ''),
    dateTime: (moment: string) => formatDateTime(moment, Language),
  };
}
