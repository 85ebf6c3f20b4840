/**
 * Formats texts, names, dates and amounts for printed invoices and statements, each text with its language,
 * so that the right glyphs are chosen.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { amountText } from '#platform/common/format/money.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import { lines, type PageLine } from '#platform/server/pdf/lines.ts';
import { pageDate } from '#platform/server/pdf/page-date.ts';
import type { paymentDocumentTexts } from '../../texts/payment-document.ts';

export type DocumentTextKey = keyof typeof paymentDocumentTexts;

/** Returns one line of a document with its language, so that the right glyphs are chosen. */
export const formatLine = (
  key: DocumentTextKey | `PAY_${string}`,
  language: Language,
  params = {},
): PageLine => ({
  Text: translate(key, language, params),
  Lang: language,
});

const emptyLine = (language: Language): PageLine => ({ Text: '', Lang: language });

/** A name in the reader's language, or in the language available. */
export const nameLine = (name: Localized, language: Language): PageLine =>
  lines(name, language)[0] ?? emptyLine(language);

/** User input, unformatted. */
export const plainLine = (text: string, language: Language): PageLine => ({
  Text: cleanText(text),
  Lang: language,
});

/** A date as people write it: Mar 14, 2024, 2024年3月14日. */
export const dayLine = (day: string, language: Language): PageLine =>
  pageDate(day, language)[0] ?? emptyLine(language);

/** Formats an amount: `−12,800.00`; in print, the minus sign is as wide as a digit. */
export const documentAmount = (cents: number): string => amountText(cents).replace('-', '\u2212');
