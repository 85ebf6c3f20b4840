/**
 * Cleans the name of an uploaded file for display: no folders, no invisible or misleading characters,
 * limited length; also returns a file name's extension.
 */
import { visibleLine } from '#platform/common/format/invisible-characters.ts';

const MAX_CHARACTERS = 200;

/**
 * Returns the user's file name without folders and invisible characters. Only displayed, never used as a
 * path.
 */
export function cleanName(rawName: string): string {
  // Browsers encode quotes and line breaks in a name as %22, %0D and %0A.
  const own =
    rawName
      .toWellFormed()
      .normalize('NFC')
      .replace(/%(22|0D|0A)/gi, '_')
      .split(/[/\\]/)
      .at(-1) ?? '';
  // A right-to-left override displays gpj.exe reversed, as exe.jpg.
  const name = visibleLine(own)
    .replace(/\s+/g, ' ')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return shorten(name) || 'file';
}

export const extensionOf = (name: string): string => {
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extension === 'jpeg' ? 'jpg' : extension;
};

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const end = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_CHARACTERS - end.length).join('') + end;
}
