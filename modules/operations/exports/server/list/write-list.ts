/**
 * Generates the file of an exported list: reads all rows from one database snapshot, writes them in the
 * requested format and reports progress.
 */
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import type { ExportList } from '#platform/common/exports/lists.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import type { ListRequest } from '#platform/server/lists/exported-list.ts';
import { exportedLists } from '#platform/server/lists/registers.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { ExportRefused } from '../export-refused.ts';
import type { FileRequest, FileResult } from '../file-request.ts';
import type { Progress } from '../progress.ts';
import { listStream } from './list-stream.ts';

/** Count limit above the size of any list, so that the total is exact. */
const EVERY = 2_000_000_000;

/** Writes a list row by row; all rows are from one moment of the database. */
export async function writeList(
  { portal, row, actor, path, progress }: FileRequest,
  list: ExportList,
  filters: Record<string, string>,
): Promise<FileResult> {
  const { db } = portal;
  const { before, count, rows, file } = exportedLists.get(list);
  const at = new Date();
  await before?.(db, at);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await withLongTimeouts(tx);
      const request: ListRequest = { db: tx, actor, filters, language: row.Language, at };
      const total = await count(request, EVERY);
      if (row.Format === 'PDF' && total > EXPORT_LIMITS.PdfRows)
        throw new ExportRefused({ Code: 'ERR_EXPORT_PDF_ROWS', Params: { most: EXPORT_LIMITS.PdfRows } });
      await progress.total(total);
      const reported = { done: 0 };
      const stream: Readable = await listStream(row, list, {
        rows: counted(rows(request), progress, reported),
        total,
        asked: request,
        filters,
      });
      const measured = await writeMeasured(stream, path);
      return {
        ...measured,
        Name: `${file}-${hongKongDate(at)}.${row.Format.toLowerCase()}`,
        Done: reported.done,
      };
    });
}

/** Longer timeouts for up to a million rows; a connection that is no longer read is still terminated. */
async function withLongTimeouts(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(tx);
}

async function* counted(
  rows: AsyncIterable<Cells[]>,
  progress: Progress,
  reported: { done: number },
): AsyncGenerator<Cells[]> {
  for await (const batch of rows) {
    yield batch;
    reported.done += batch.length;
    await progress.done(reported.done);
  }
}
