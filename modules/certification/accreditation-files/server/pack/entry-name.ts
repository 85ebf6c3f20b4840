/**
 * Makes safe names for the accreditation file's ZIP: a numbered file name without folders, invisible
 * characters and characters that Windows rejects, and a record number usable as a folder name.
 */
import { cleanName } from '#platform/server/files/clean-name.ts';

const MAX_CHARACTERS = 90;

/**
 * File name within the ZIP: a number, so that equal names can coexist and none is reserved by an operating
 * system, then the name without folders, invisible characters and characters that Windows rejects.
 */
export function entryName(no: number, original: string): string {
  const name = cleanName(original).replace(/^\.+/, '_');
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

/** Reduces a record number to the characters allowed in a folder name or at the start of a file name. */
export const plainName = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .replace(/^\.+/, '-')
    .replace(/\.+$/, '-') || '-';
