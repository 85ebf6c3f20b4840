/**
 * Describes one portal text for the translation list: built-in and custom wording, area, length limit and
 * last change.
 */
import { limitOf } from '#platform/common/i18n/check-text.ts';
import type { Text } from '#platform/common/i18n/language.ts';
import { areaOf, builtInText } from '#platform/common/i18n/texts.ts';
import type { CustomText, TextView } from '../rules/contract.ts';
import type { StoredText } from './stored-texts.ts';

export const NO_CUSTOM_TEXT: CustomText = { EN: null, CHT: null, CHS: null };

/** Describes a text of the catalogue with its custom version. */
export function viewText(Key: string, stored: StoredText | undefined): TextView {
  const builtIn: Text = builtInText(Key) ?? ['', '', ''];
  const [EN, CHT, CHS] = builtIn;
  return {
    Key,
    Area: areaOf(Key),
    BuiltIn: { EN, CHT, CHS },
    CustomText: stored?.CustomText ?? NO_CUSTOM_TEXT,
    Version: stored?.Version ?? 0,
    At: stored?.At.toISOString() ?? null,
    By: stored?.By ?? null,
    Limit: limitOf(builtIn),
  };
}
