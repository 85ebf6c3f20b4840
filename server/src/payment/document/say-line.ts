import type { Localized } from '@assay/shared/contract/shapes.ts';
import { amountText } from '@assay/shared/format/money.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { paymentPaperTexts } from '@assay/shared/translation/payment-paper.ts';
import { cleanText } from '../../certificate/document/clean-text.ts';
import { lines, type PageLine } from '../../certificate/document/lines.ts';
import { pageDate } from '../../certificate/document/page-date.ts';

export type PaperText = keyof typeof paymentPaperTexts;

/** One line of a paper in the language that it is really in, so that the right glyphs are chosen. */
export const sayLine = (key: PaperText | `PAY_${string}`, language: Language, params = {}): PageLine => ({
  Text: translate(key, language, params),
  Lang: language,
});

const nothing = (language: Language): PageLine => ({ Text: '', Lang: language });

/** A name in the reader's language, or in the one that it has. */
export const nameLine = (name: Localized, language: Language): PageLine =>
  lines(name, language)[0] ?? nothing(language);

/** What somebody typed, as it is. */
export const plainLine = (text: string, language: Language): PageLine => ({
  Text: cleanText(text),
  Lang: language,
});

/** A day as people write it: Mar 14, 2024, 2024年3月14日. */
export const dayLine = (day: string, language: Language): PageLine =>
  pageDate(day, language)[0] ?? nothing(language);

/** `−12,800.00`: on paper the sign is as wide as a figure. */
export const paperAmount = (cents: number): string => amountText(cents).replace('-', '\u2212');
