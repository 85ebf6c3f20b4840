import { MAX_SVG_CHARACTERS } from './limits.ts';

/**
 * Splits the compiler's SVG into one per page. The compiler draws all pages in one SVG, one below the other:
 * at the top level a background and a group per page, followed by the shared glyphs.
 */
export function splitPages(svg: string): string[] {
  const parts = svg.split(/\n(?= {4}<(?!\/))(?! {5})/).slice(1);
  const sheets = parts.filter((part) => part.startsWith('    <path class="typst-shape"'));
  const groups = parts.filter((part) => /^ {4}<g[ >]/.test(part));
  const shared = parts
    .filter((part) => part.startsWith('    <defs'))
    .map((part) => part.replace('</svg>', ''));
  const pages: string[] = [];
  let top = 0;
  let size = 0;
  for (const [at, sheet] of sheets.entries()) {
    const [, height = '0', width = '0'] = /d="M 0 0v ([\d.]+) h ([\d.]+)/.exec(sheet) ?? [];
    const page = drawing({ width, height, sheet, group: groups[at] ?? '', top, shared });
    size += page.length;
    if (size > MAX_SVG_CHARACTERS) break;
    pages.push(page);
    top += Number(height);
  }
  return pages;
}

type Page = { width: string; height: string; sheet: string; group: string; top: number; shared: string[] };

function drawing({ width, height, sheet, group, top, shared }: Page): string {
  const view = `viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const used = new Set([...group.matchAll(/xlink:href="#(g[^"]+)"/g)].map(([, id]) => id));
  const letters = shared.map((defs) =>
    defs.replace(/ {8}<symbol id="([^"]+)"[\s\S]*?<\/symbol>\n?/g, (symbol, id) =>
      used.has(id) ? symbol : '',
    ),
  );
  return `<svg ${view} ${names}>${short(sheet)}<g transform="translate(0 -${top})">${harmless(short(group))}</g>${letters.join('')}</svg>`;
}

/** Removes references other than glyphs, embedded images and ordinary links, such as links to scripts. */
const harmless = (text: string): string =>
  text.replace(/ (?:xlink:)?href="(?!#|https?:|mailto:|tel:|data:image\/)[^"]*"/gi, '');

/** Shortens decimals: sixteen digits are more than any screen shows, and half of the drawing's size. */
const short = (text: string): string =>
  text.replace(/(?<=[\s"(])(-?\d+)\.(\d{5})\d+(?=[\s")])/g, '$1.$2').replace(/\n\s*/g, '\n');
