const MAX_LENGTH = 200;

/**
 * Sanitises a name entered by another user for an email: one line, limited in length, and no address that a
 * mail program would turn into a link. The portal's own links are never part of a text.
 */
export const sanitizeName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[.@](?=[\p{L}\p{N}])|:(?=\/\/)/gu, '$&\u200b');
