/**
 * Writes a service's checklist points as a CSV file, and reads such a file back into points, with an error
 * per faulty line.
 */
import { STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';
import { BYTE_ORDER_MARK, csvText, isFormula } from '#platform/common/format/csv.ts';
import { type CsvRecord, readCsv } from '#platform/common/format/read-csv.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { byStep, type DesignPoint } from './arrange-points.ts';

/** Columns of the file, named after the fields of a point. */
const COLUMNS = [
  'PointKey',
  'Step',
  'Clause',
  'Field',
  'Text.EN',
  'Text.CHT',
  'Text.CHS',
  'Guidance.EN',
  'Guidance.CHT',
  'Guidance.CHS',
] as const;
type Column = (typeof COLUMNS)[number];

/** Columns that a file may omit. */
const OPTIONAL: readonly Column[] = ['Field', 'Guidance.EN', 'Guidance.CHT', 'Guidance.CHS'];
const MAX_POINTS = 200;
const MAX_TEXT_LENGTH: Readonly<Record<Column, number>> = {
  PointKey: 40,
  Step: 40,
  Clause: 80,
  Field: 60,
  'Text.EN': 4000,
  'Text.CHT': 4000,
  'Text.CHS': 4000,
  'Guidance.EN': 4000,
  'Guidance.CHT': 4000,
  'Guidance.CHS': 4000,
};

/** An error in a file. Line counts from 1; Code is a text key. */
export type CsvFault = { Line: number; Code: TextKey; Params: Record<string, string | number> };
type Read = { Points: DesignPoint[]; Faults: CsvFault[] };

const cellOf = (point: DesignPoint, column: Column): string => {
  const [field, language] = column.split('.') as [string, 'EN' | 'CHT' | 'CHS' | undefined];
  if (!language) return point[field as 'PointKey' | 'Step' | 'Clause' | 'Field'] ?? '';
  return point[field as 'Text' | 'Guidance'][language];
};

/** Writes the checklist as CSV for spreadsheets, with a byte order mark and with formulas escaped. */
export const writeChecklistCsv = (points: readonly DesignPoint[]): string =>
  BYTE_ORDER_MARK +
  csvText([COLUMNS, ...points.map((point) => COLUMNS.map((column) => cellOf(point, column)))]);

const fault = (Line: number, Code: TextKey, Params: CsvFault['Params'] = {}): CsvFault => ({
  Line,
  Code,
  Params,
});

/** Removes the apostrophe that the export puts before text that a spreadsheet would read as a formula. */
const plainCell = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
};

function headFaults({ Line, Cells }: CsvRecord): CsvFault[] {
  const names = Cells.map((cell) => cell.trim());
  const known = new Set<string>(COLUMNS);
  return [
    ...COLUMNS.filter((column) => !OPTIONAL.includes(column) && !names.includes(column)).map((column) =>
      fault(Line, 'CSV_NO_COLUMN', { column }),
    ),
    ...names
      .filter((name, at) => !known.has(name) || names.indexOf(name) !== at)
      .map((column) => fault(Line, 'CSV_UNKNOWN_COLUMN', { column })),
  ];
}

type Row = Record<Column, string>;

function rowOf(names: readonly string[], { Cells }: CsvRecord): Row {
  const cell = (column: Column) => plainCell(Cells[names.indexOf(column)] ?? '');
  return Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as Row;
}

function cellFaults(names: readonly string[], { Line, Cells }: CsvRecord): CsvFault[] {
  if (Cells.length > names.length && Cells.slice(names.length).some((cell) => cell.trim() !== ''))
    return [fault(Line, 'CSV_CELLS', { count: Cells.length, expected: names.length })];
  return names.flatMap((column, at) => {
    const cell = (Cells[at] ?? '').trim();
    const most = MAX_TEXT_LENGTH[column as Column];
    return [
      ...(isFormula(cell) ? [fault(Line, 'CSV_FORMULA', { column })] : []),
      ...(cell.length > most ? [fault(Line, 'CSV_LONG', { column, max: most })] : []),
    ];
  });
}

function rowFaults(row: Row, Line: number, fields: ReadonlySet<string>): CsvFault[] {
  const isKey = /^[A-Za-z0-9_-]{1,40}$/.test(row.PointKey);
  const isStep = (STEPS as readonly string[]).includes(row.Step);
  return [
    ...(isKey ? [] : [fault(Line, 'CSV_POINT_KEY', { key: row.PointKey })]),
    ...(isStep ? [] : [fault(Line, 'CSV_STEP', { step: row.Step, steps: STEPS.join(', ') })]),
    ...(row.Field === '' || fields.has(row.Field) ? [] : [fault(Line, 'CSV_FIELD', { field: row.Field })]),
  ];
}

const pointOf = (row: Row): DesignPoint => ({
  PointKey: row.PointKey,
  Step: row.Step as Step,
  Clause: row.Clause,
  Text: { EN: row['Text.EN'], CHT: row['Text.CHT'], CHS: row['Text.CHS'] },
  Guidance: { EN: row['Guidance.EN'], CHT: row['Guidance.CHT'], CHS: row['Guidance.CHS'] },
  ...(row.Field && { Field: row.Field }),
});

/**
 * Reads a file into points, or returns all its errors. Missing translations are left to the draft's own
 * checks.
 */
export function readChecklistCsv(text: string, fields: ReadonlySet<string>): Read {
  const { Records, Unclosed } = readCsv(text);
  const [head, ...body] = Records;
  if (Unclosed !== null) return { Points: [], Faults: [fault(Unclosed, 'CSV_QUOTE')] };
  if (!head || body.length === 0) return { Points: [], Faults: [fault(1, 'CSV_EMPTY')] };
  const Faults = headFaults(head);
  if (Faults.length > 0) return { Points: [], Faults };
  if (body.length > MAX_POINTS)
    return { Points: [], Faults: [fault(body[MAX_POINTS]?.Line ?? 1, 'CSV_MANY', { max: MAX_POINTS })] };
  const names = head.Cells.map((cell) => cell.trim());
  const lines = new Map<string, number>();
  const Points: DesignPoint[] = [];
  for (const record of body) {
    const row = rowOf(names, record);
    Faults.push(...cellFaults(names, record), ...rowFaults(row, record.Line, fields));
    const before = lines.get(row.PointKey);
    if (before !== undefined)
      Faults.push(fault(record.Line, 'CSV_KEY_TWICE', { key: row.PointKey, line: before }));
    lines.set(row.PointKey, record.Line);
    Points.push(pointOf(row));
  }
  return Faults.length > 0 ? { Points: [], Faults } : { Points: byStep(Points), Faults };
}
