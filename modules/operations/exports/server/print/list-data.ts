/**
 * Collects all data for the print template `list.typ`, which prints an exported list as PDF: headings,
 * formatted cells, column widths and filters.
 */
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { formatDateTime } from '#platform/common/format/date-time.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { amountText } from '#platform/common/format/money.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import type { Cell, Cells } from '#platform/server/tables/cells.ts';

const NARROWEST = 5;
const WIDEST = 34;
/** Number of rows from which column widths are determined. */
const SAMPLE_ROWS = 200;

/** Relative width of each column: fits 90% of its texts, within limits. The first row is the header. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const [heads = []] = rows;
  const looked = rows.slice(0, SAMPLE_ROWS);
  return heads.map((_, column) => {
    const lengths = looked.map((cells) => widthOf(cells[column] ?? '')).sort((a, b) => a - b);
    const most = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0;
    return Math.min(WIDEST, Math.max(NARROWEST, most, minHeadWidth(heads[column] ?? '')));
  });
}

/** Chinese characters count as two. */
const widthOf = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const minHeadWidth = (head: string): number => Math.max(0, ...head.split(/\s+/).map(widthOf));

export type PrintedList = {
  title: string;
  heads: readonly string[];
  rows: readonly Cells[];
  /** Texts of the applied filters. */
  narrowed: readonly string[];
  language: Language;
  at: Date;
};

/** Up to this number of columns, the larger font size is used. */
const FEW_COLUMNS = 8;

/** All data that `list.typ` prints: formatted rows and labels; the template contains no texts. */
export function listData({ title, heads, rows, narrowed, language, at }: PrintedList) {
  const line = (text: string) => ({ Text: cleanText(text), Lang: language });
  const texts = rows.map((cells) => cells.map((cell) => cellText(cell, language)));
  const count = translate('EXPORT_PAPER_ROWS', language, { count: rows.length.toLocaleString('en-US') });
  return {
    Language: language,
    DocumentTitle: title,
    DocumentDate: hongKongDate(at).split('-').map(Number),
    Body: line(localizedText(certificationBody().Name, language)),
    Title: line(title),
    Running: line(title),
    Narrowed: line(narrowed.join(' · ') || translate('EXPORT_PAPER_ALL', language)),
    Count: line(count),
    Made: line(translate('EXPORT_PAPER_MADE', language, { at: formatDateTime(at.toISOString(), language) })),
    PageOf: line(translate('EXPORT_PAPER_PAGE', language, { page: '{{page}}', pages: '{{pages}}' })),
    Size: heads.length > FEW_COLUMNS ? 6.8 : 8,
    Widths: columnWidths([heads, ...texts]),
    Ends: heads.map((_, column) => rows.length > 0 && rows.every((cells) => isFigure(cells[column] ?? null))),
    Heads: heads.map(cleanText),
    Rows: texts,
  };
}

const isFigure = (cell: Cell): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && cell !== null && 'Cents' in cell);

function cellText(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cleanText(cell);
  if (typeof cell === 'number') return cell.toLocaleString('en-US');
  if ('Cents' in cell) return amountText(cell.Cents).replace('-', '\u2212');
  return 'Day' in cell ? dayText(cell.Day, language) : formatDateTime(cell.At.toISOString(), language);
}
