/**
 * Detects and removes characters that are invisible or reverse the reading direction, with which names and
 * texts entered by users could be disguised.
 */

/**
 * Characters that are invisible or reverse the reading direction and so disguise a text: soft hyphen,
 * joiners and fillers, direction marks and overrides, tags. Excludes glyph variant selectors (U+FE0F).
 */
const JOINERS = '\\u200c\\u200d';
const OTHERS =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}';

/** For single lines that must read as they are stored: also matches control characters and line breaks. */
export const INVISIBLE = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${JOINERS}${OTHERS}]`, 'u');

const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');
const INVISIBLE_IN_TEXT = new RegExp(`[${OTHERS}]`, 'gu');

/** Removes these characters from a single line such as a name. */
export const visibleLine = (text: string): string => text.replace(ALL_INVISIBLE, '');

/**
 * Removes these characters from a longer text, except line breaks and the joiners that some scripts and
 * emoji need.
 */
export const visibleText = (text: string): string => text.replace(INVISIBLE_IN_TEXT, '');
