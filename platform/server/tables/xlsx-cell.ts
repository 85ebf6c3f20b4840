import type { Cell } from './cells.ts';

/** What one cell holds. */
const MOST_LETTERS = 32_767;
const DAY_MS = 24 * 60 * 60_000;
/** Day 0 of a workbook, and the hours that Hong Kong is ahead. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const HONG_KONG_MS = 8 * 60 * 60_000;

/** One cell at a place like `B7`, as what it is: a text, a number, an amount, a day or a moment. */
export function cellXml(place: string, cell: Cell): string {
  if (cell === null || cell === '') return `<c r="${place}"/>`;
  if (typeof cell === 'string') return textXml(place, cell, 0);
  if (typeof cell === 'number') return valueXml(place, cell, 0);
  if ('Cents' in cell) return valueXml(place, cell.Cents / 100, 2);
  if ('Day' in cell) return valueXml(place, (Date.parse(`${cell.Day}T00:00:00Z`) - EPOCH_MS) / DAY_MS, 3);
  return valueXml(place, (cell.At.getTime() + HONG_KONG_MS - EPOCH_MS) / DAY_MS, 4);
}

const valueXml = (place: string, value: number, style: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** What XML cannot hold is left out. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** `_x000D_` in a text would be read as the sign it names. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' };

export function textXml(place: string, value: string, style: number): string {
  const plain = cut(value).replace(UNWRITABLE, '').replace(ESCAPE_LIKE, '_x005F_');
  const escaped = plain.replace(/[&<>\r]/g, (sign) => NAMED[sign] ?? '');
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

/** Never through the middle of a sign that takes two. */
const cut = (value: string): string =>
  value.length <= MOST_LETTERS ? value : value.slice(0, MOST_LETTERS).replace(/[\ud800-\udbff]$/, '');
