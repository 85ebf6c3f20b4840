const MOST = 200;

/**
 * A name that somebody else chose, before it stands in a mail: one line, not endless, and no address that a mail
 * program would turn into a link. The body's own links are never part of a text.
 */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MOST)
    .replace(/[.@](?=[\p{L}\p{N}])|:(?=\/\/)/gu, '$&\u200b');
