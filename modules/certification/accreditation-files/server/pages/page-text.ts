/**
 * Formats texts, names, dates, amounts and hashes in one language for the printed accreditation file and
 * exported applications; an empty value is `---` (specification point 9).
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate, hongKongTime } from '#platform/common/format/dates.ts';
import { amountText } from '#platform/common/format/money.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import { lines, type PageLine } from '#platform/server/pdf/lines.ts';
import { pageDate } from '#platform/server/pdf/page-date.ts';
import type { accreditationFileTexts } from '../../texts/accreditation-file.ts';
import type { Cell, Tone } from './blocks.ts';

/** Placeholder for empty values (specification point 9). */
const EMPTY_TEXT = '---';

export type AccreditationFileTextKey = keyof typeof accreditationFileTexts;
type Params = Readonly<Record<string, string | number>>;

/** Formatting functions for one language. `places` maps FileKeys to paths in the ZIP. */
export function pageTextIn(language: Language, places: ReadonlyMap<string, string> = new Map()) {
  const line = (text: string): PageLine => ({ Text: cleanText(text) || EMPTY_TEXT, Lang: language });
  /** A text from another module's catalogue: statuses, roles, steps, events. */
  const known = (key: string, params: Params = {}): PageLine => line(translate(key, language, params));
  const day = (on: string | null): PageLine => (on ? (pageDate(on, language)[0] ?? line('')) : line(''));
  return {
    language,
    text: (key: AccreditationFileTextKey, params: Params = {}): PageLine => known(key, params),
    known,
    /** User input, unformatted. */
    plain: (text: string | null | undefined): PageLine => line(text ?? ''),
    /** The same without a placeholder for empty values: remarks, reasons. */
    note: (...parts: (string | null | undefined | false)[]): PageLine => ({
      Text: cleanText(parts.filter(Boolean).join('\n')),
      Lang: language,
    }),
    /** Paths of the files in the ZIP; only the name of a file that is not included. */
    files: (files: readonly { FileKey: string; Name: string }[]): string[] =>
      files.map((file) => places.get(file.FileKey) ?? file.Name),
    /** A hash in two halves, which fit into a column. */
    hash: (sha256: string | null | undefined): PageLine => ({
      Text: sha256 ? sha256.replace(/(.{32})(?=.)/g, '$1\u200b') : EMPTY_TEXT,
      Lang: language,
    }),
    name: (name: Localized): PageLine => lines(name, language)[0] ?? line(''),
    day,
    /** Day and time in Hong Kong. */
    moment: (at: string | null): PageLine => {
      if (at === null) return line('');
      const moment = new Date(at);
      return line(`${day(hongKongDate(moment)).Text} ${hongKongTime(moment)}`);
    },
    amount: (cents: number): PageLine => line(`HKD ${amountText(cents).replace('-', '\u2212')}`),
    list: (parts: readonly PageLine[]): PageLine =>
      line(parts.map((part) => part.Text).join(language === 'EN' ? ', ' : '、')),
  };
}
export type PageText = ReturnType<typeof pageTextIn>;

export const toned = (cell: PageLine, Tone: Tone): Cell => ({ ...cell, Tone });
export const strong = (cell: PageLine): Cell => ({ ...cell, IsStrong: true });
