/**
 * Previews the import of a translation file: finds its columns, and returns the changes, the number of
 * unchanged lines and the errors per line; writes nothing.
 */
import { isFormula } from '#platform/common/format/csv.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { builtInText, type Params, type TextKey, translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { ImportChange, translationRoutes } from '../../rules/contract.ts';
import { mergeCustomText } from '../custom-text.ts';
import { type StoredText, storedTexts } from '../stored-texts.ts';
import { viewText } from '../view-text.ts';
import { readTable } from './read-table.ts';
import type { TableCell, TableLine } from './table-line.ts';

/**
 * Cell text without the apostrophe that our export adds to prevent spreadsheets from running it as a
 * formula.
 */
function plainCell(cell: string, message: string): string {
  const text = cell.replace(/\r\n?/g, '\n');
  if (text === message || !text.startsWith("'")) return text;
  return isFormula(text.slice(1)) ? text.slice(1) : text;
}

type Route = typeof translationRoutes.preview;
type Column = 'KEY' | Language;
type Columns = Readonly<Partial<Record<Column, number>>>;
type Fault = { Line: number; Key: string; Language: Language | null; Code: TextKey; Params?: Params };

/** Number of rows searched for the header, which may be below a title. */
const HEAD_WITHIN = 10;

/** Parses the file and returns the changes and the errors per line. Writes nothing. */
export async function previewImport({ db, body, language }: Context<Route>): Promise<DataOf<Route>> {
  const lines = readTable(body.Content);
  const heads = lines.slice(0, HEAD_WITHIN).map(columnsOf);
  const at = heads.findIndex((columns) => columns !== null);
  const columns = heads[at] ?? failField('Content', 'TRANSLATION_IMPORT_HEADS');
  const stored = await storedTexts(db);
  const seen = new Map<string, number>();
  const Changes: ImportChange[] = [];
  const faults: Fault[] = [];
  let Same = 0;
  for (const line of lines.slice(at + 1)) {
    const { Change, Faults } = validateLine(line, columns, stored, seen);
    faults.push(...Faults);
    if (Change) Changes.push(Change);
    else if (Faults.length === 0) Same += 1;
  }
  const Faults = faults.map(({ Code, Params, ...fault }) => ({
    ...fault,
    Message: translate(Code, language, Params),
  }));
  return { Changes, Faults, Same };
}

/**
 * Finds the columns by the code in their heading, such as `English (EN)` or `Key`. Null if the row is not a
 * header.
 */
function columnsOf({ Cells }: TableLine): Columns | null {
  const found: Partial<Record<Column, number>> = {};
  for (const [at, { Text }] of Cells.entries()) {
    const code = /(?<![A-Z])(KEY|EN|CHT|CHS)(?![A-Z])/.exec(Text.normalize('NFKC').toUpperCase())?.[1];
    if (code) found[code as Column] ??= at;
  }
  const hasLanguage = LANGUAGES.some((language) => found[language] !== undefined);
  return found.KEY !== undefined && hasLanguage ? found : null;
}

type ValidatedLine = { Change: ImportChange | null; Faults: Fault[] };

function validateLine(
  { Line, Cells }: TableLine,
  columns: Columns,
  stored: ReadonlyMap<string, StoredText>,
  seen: Map<string, number>,
): ValidatedLine {
  const cell = (column: Column): TableCell | undefined => Cells[columns[column] ?? -1];
  const Key = (cell('KEY')?.Text ?? '').trim().slice(0, 80);
  const refused = (Code: TextKey, Params?: Params): ValidatedLine => ({
    Change: null,
    Faults: [{ Line, Key, Language: null, Code, ...(Params && { Params }) }],
  });
  if (!builtInText(Key)) return refused('TRANSLATION_KEY_UNKNOWN');
  const before = seen.get(Key);
  if (before !== undefined) return refused('TRANSLATION_IMPORT_TWICE', { line: before });
  seen.set(Key, Line);
  const { CustomText: own, BuiltIn, Version } = viewText(Key, stored.get(Key));
  const content = { EN: own.EN ?? BuiltIn.EN, CHT: own.CHT ?? BuiltIn.CHT, CHS: own.CHS ?? BuiltIn.CHS };
  const imported: Partial<Record<Language, string>> = {};
  const Faults: Fault[] = [];
  for (const language of LANGUAGES) {
    const { Text, IsFormula } = cell(language) ?? { Text: '', IsFormula: false };
    const text = plainCell(Text, content[language]);
    if (IsFormula) Faults.push({ Line, Key, Language: language, Code: 'TRANSLATION_IMPORT_FORMULA' });
    // An empty cell leaves its text unchanged.
    else if (text.trim() !== '' && text !== content[language]) imported[language] = text;
  }
  const { CustomText: after, Faults: found } = mergeCustomText(Key, own, imported);
  Faults.push(...found.map((fault) => ({ Line, Key, ...fault })));
  const changed = LANGUAGES.filter((language) => after[language] !== own[language]);
  if (Faults.length > 0 || changed.length === 0) return { Change: null, Faults };
  const After = { EN: after.EN ?? BuiltIn.EN, CHT: after.CHT ?? BuiltIn.CHT, CHS: after.CHS ?? BuiltIn.CHS };
  const CustomText = Object.fromEntries(changed.map((language) => [language, after[language]]));
  return { Change: { Line, Key, Version, Before: content, After, CustomText }, Faults };
}
