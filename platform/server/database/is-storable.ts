/** PostgreSQL stores neither NUL nor half a surrogate pair, and no keyboard makes them. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
