/**
 * Parses the XML parts of an Excel workbook with translations: path of the first sheet, shared texts, and
 * the sheet's rows.
 */
import { Parser } from 'htmlparser2';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_LINES } from './limits.ts';
import type { TableCell, TableLine } from './table-line.ts';

type Attributes = Record<string, string>;
type Reader = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Removes the namespace prefix that some programs add to every element name. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1);

function read(xml: string, reader: Reader): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open?.(plain(name), attributes),
      ontext: (text) => reader.text?.(text),
      onclosetag: (name) => reader.close?.(plain(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** Path of the first sheet in the workbook. */
export function readSheetPath(book: string, relations: string): string | null {
  let id: string | undefined;
  read(book, {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= attributes['r:id'] ?? attributes['relationships:id'];
    },
  });
  let target: string | undefined;
  read(relations, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes.Id === id) target = attributes.Target;
    },
  });
  if (target === undefined) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Decodes characters that XML does not allow, and line endings, which workbooks write as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts that cells reference by index. Phonetic readings of Chinese are stored with them, and skipped. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let [isText, isAloud] = [false, false];
  read(xml, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 't') isText = true;
      if (name === 'rPh') isAloud = true;
    },
    text: (text) => {
      if (isText && !isAloud) texts[texts.length - 1] += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isAloud = false;
    },
  });
  // One long text may be referenced by a million cells, each of which is processed.
  return texts.map((text) => unescaped(text.slice(0, MAX_CELL_LENGTH)));
}

const NOTHING: TableCell = { Text: '', IsFormula: false };
const LETTERS = 26;

/**
 * Column index of a reference: `C5` is the third column; a cell without a reference follows the previous
 * one.
 */
function columnOf(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

class Enough extends Error {}

/** Lines of a sheet without empty ones; stops one line after the limit. */
export function readSheet(xml: string, shared: readonly string[]): TableLine[] {
  const lines: TableLine[] = [];
  try {
    readLines(xml, shared, (line) => {
      lines.push(line);
      if (lines.length > MAX_LINES) throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return lines;
}

function readLines(xml: string, shared: readonly string[], give: (line: TableLine) => void): void {
  let line: TableLine = { Line: 0, Cells: [] };
  let cell = { Column: 0, Type: '', Text: '', IsFormula: false };
  let isValue = false;
  const endCell = (): void => {
    if (cell.Column >= MAX_COLUMNS) return;
    const Text = cell.Type === 's' ? (shared[Number(cell.Text)] ?? '') : unescaped(cell.Text);
    while (line.Cells.length < cell.Column) line.Cells.push(NOTHING);
    line.Cells[cell.Column] = { Text, IsFormula: cell.IsFormula };
  };
  read(xml, {
    open: (name, { r, t }) => {
      if (name === 'row') line = { Line: Number(r) || line.Line + 1, Cells: [] };
      if (name === 'c')
        cell = { Column: columnOf(r, line.Cells.length), Type: t ?? '', Text: '', IsFormula: false };
      if (name === 'f') cell.IsFormula = true;
      if (name === 'v' || name === 't') isValue = true;
    },
    text: (text) => {
      if (isValue) cell.Text += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') endCell();
      if (name === 'row' && line.Cells.some(({ Text }) => Text.trim() !== '')) give(line);
    },
  });
}
