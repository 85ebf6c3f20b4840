import { Readable } from 'node:stream';
import type { ExportList } from '#platform/common/exports/lists.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { ListRequest } from '#platform/server/lists/exported-list.ts';
import { exportedLists } from '#platform/server/lists/registers.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { csvOf } from '#platform/server/tables/csv-of.ts';
import { xlsxOf } from '#platform/server/tables/xlsx-of.ts';
import type { ExportRow } from '../export-view.ts';
import { printList } from '../print/print-list.ts';
import { chosenColumns } from './chosen-columns.ts';
import { filterTexts } from './filter-text.ts';

type Source = {
  rows: AsyncIterable<Cells[]>;
  total: number;
  asked: ListRequest;
  filters: Record<string, string>;
};

/**
 * Converts the rows of an exported list to a byte stream in the requested format (CSV, XLSX or PDF), with
 * the selected columns.
 */
export async function listStream(
  { Format, Language, Parameters }: ExportRow,
  list: ExportList,
  { rows: whole, total, asked: request, filters }: Source,
): Promise<Readable> {
  const chosen = 'Columns' in Parameters ? (Parameters.Columns ?? null) : null;
  const columns = chosenColumns(exportedLists.get(list).columns, chosen);
  const heads = columns.map(({ head }) => translate(head, Language));
  const rows = picked(
    whole,
    columns.map(({ place }) => place),
  );
  const title = translate(`EXPORT_OF_${list}`, Language);
  if (Format === 'CSV') return Readable.from(csvOf(heads, rows), { highWaterMark: 1 });
  if (Format === 'XLSX') return xlsxOf({ title, heads, rows, total, at: request.at });
  const all: Cells[] = [];
  for await (const batch of rows) all.push(...batch);
  const reader = { db: request.db, actor: request.actor, language: Language };
  const narrowed = await filterTexts(reader, exportedLists.get(list).filters, filters);
  const pdf = await printList({ title, heads, rows: all, narrowed, language: Language, at: request.at });
  return Readable.from([Buffer.from(pdf)]);
}

async function* picked(rows: AsyncIterable<Cells[]>, places: readonly number[]): AsyncGenerator<Cells[]> {
  for await (const batch of rows) yield batch.map((cells) => places.map((place) => cells[place] ?? null));
}
