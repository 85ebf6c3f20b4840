/**
 * Checks a text with which the certification body replaces a built-in one: not empty, not too long, one
 * line, no markup, and the same placeholders. Also normalises it for storage.
 */
import { INVISIBLE } from '../format/invisible-characters.ts';
import type { Params } from './fill.ts';
import type { Text } from './language.ts';
import { placeholdersOf } from './placeholders.ts';
import type { TextKey } from './texts.ts';

export type TextFault = { Code: TextKey; Params?: Params };

const MARKUP = /<[a-z/!?]|&#?[a-z0-9]{2,30};/i;
/** Minimum length limit, in characters, for the replacement of a short text. */
const MIN_LIMIT = 60;

/**
 * Maximum length: three times the longest built-in translation; longer texts do not fit where they are
 * shown.
 */
export const limitOf = (builtIn: Text): number =>
  Math.max(MIN_LIMIT, 3 * Math.max(...builtIn.map((text) => text.length)));

/**
 * Normalises a text for storage: composes characters, and keeps outer spaces only if a built-in text has
 * them.
 */
export function tidyText(builtIn: Text, text: string): string {
  const composed = text.normalize('NFC');
  return builtIn.some((one) => one !== one.trim()) ? composed : composed.trim();
}

/** Returns what is wrong with a custom text; null if it is valid. */
export function textFault(builtIn: Text, text: string): TextFault | null {
  if (text.trim() === '') return { Code: 'FIELD_REQUIRED' };
  const max = limitOf(builtIn);
  if (text.length > max) return { Code: 'FIELD_TOO_LONG', Params: { max } };
  if (/[\r\n]/.test(text)) return { Code: 'TRANSLATION_ONE_LINE' };
  if (INVISIBLE.test(text)) return { Code: 'TRANSLATION_UNSEEN' };
  const isMarkupKnown = builtIn.some((one) => one.includes('<'));
  if (!isMarkupKnown && MARKUP.test(text)) return { Code: 'TRANSLATION_MARKUP' };
  return placeholderFault(builtIn, text);
}

function placeholderFault(builtIn: Text, text: string): TextFault | null {
  const expected = placeholdersOf(builtIn[0]);
  if (placeholdersOf(text).join() !== expected.join())
    return expected.length === 0
      ? { Code: 'TRANSLATION_NO_PLACEHOLDERS' }
      : {
          Code: 'TRANSLATION_PLACEHOLDERS',
          Params: { names: expected.map((name) => `{{${name}}}`).join(' ') },
        };
  const isBracesKnown = builtIn.some((one) => hasBraces(one));
  return !isBracesKnown && hasBraces(text) ? { Code: 'TRANSLATION_BRACES' } : null;
}

const hasBraces = (text: string): boolean => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''));
