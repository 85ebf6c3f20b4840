import { cleanName } from '#platform/server/files/clean-name.ts';

const MAX_CHARACTERS = 90;

/**
 * The last part of a path in the ZIP: a number, so that two of the same name can coexist and none is a name reserved by an
 * operating system, then the name without folders, invisible characters and what Windows refuses.
 */
export function entryName(no: number, given: string): string {
  const name = cleanName(given).replace(/^\.+/, '_');
  const characters = [...name];
  const end = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const short =
    characters.length <= MAX_CHARACTERS
      ? name
      : characters
          .slice(0, MAX_CHARACTERS - end.length)
          .join('')
          .trimEnd() + end;
  return `${String(no).padStart(3, '0')} ${short}`;
}

/** A folder or the first part of a name: numbers of records hold little else, and nothing else gets through. */
export const plainName = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .replace(/^\.+/, '-')
    .replace(/\.+$/, '-') || '-';
