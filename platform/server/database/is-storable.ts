/**
 * Whether PostgreSQL can store a text: it accepts neither NUL nor unpaired surrogates, which no keyboard
 * produces.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
