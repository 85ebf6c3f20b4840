/**
 * Characters that are invisible or reverse the reading direction and so make a text read as another one: soft hyphen, joiners
 * and fillers, direction marks and overrides, tags. Not those that select a glyph variant (U+FE0F).
 */
const JOINERS = '\\u200c\\u200d';
const OTHERS =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}';

/** In a line that has to read as it is written: also controls and ends of lines. */
export const INVISIBLE = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${JOINERS}${OTHERS}]`, 'u');

const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');
const INVISIBLE_IN_TEXT = new RegExp(`[${OTHERS}]`, 'gu');

/** A name without them. */
export const visibleLine = (text: string): string => text.replace(ALL_INVISIBLE, '');

/** A longer text without them; its lines stay, and what joins letters of some scripts and signs. */
export const visibleText = (text: string): string => text.replace(INVISIBLE_IN_TEXT, '');
