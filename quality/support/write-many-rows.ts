/**
 * Child process that exports a given number of rows from a database cursor to XLSX or CSV and reports its
 * memory use, for the test that memory does not grow with the rows.
 */
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { connect } from '#platform/server/database/connect.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { csvOf } from '#platform/server/tables/csv-of.ts';
import { xlsxOf } from '#platform/server/tables/xlsx-of.ts';

const [url = '', path = '', count = '0', format = 'XLSX'] = process.argv.slice(2);
const total = Number(count);
const MEGABYTE = 1024 * 1024;
const { db } = connect(url, 2);

let early = 0;
let most = 0;
let done = 0;

/** Memory after a tenth of the rows is the base requirement; from then on it must not grow. */
function sampleMemory(): void {
  const { rss } = process.memoryUsage();
  if (done <= total / 10) early = Math.max(early, rss);
  else most = Math.max(most, rss);
}

type Row = { No: number; Name: string; At: Date };

const size = await db
  .transaction()
  .setIsolationLevel('repeatable read')
  .execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    const query = sql<Row>`select n as no, 'Row ' || n || ' =1+1 ' || repeat(md5(n::text), 10) as name, now() as at
      from generate_series(1, ${total}::int) as n`;
    async function* rows(): AsyncGenerator<Cells[]> {
      for await (const batch of inCursor(tx, query)) {
        yield batch.map(
          (row): Cells => [
            ...[row.No, row.Name, { Cents: row.No * 7 }, { Day: '2026-03-01' }, { At: row.At }],
            ...['Harbour Green Energy Limited', '海港綠色能源有限公司', 'Submitted', null, row.Name],
          ],
        );
        done += batch.length;
        sampleMemory();
      }
    }
    const heads = Array.from({ length: 10 }, (_, at) => `Column ${at}`);
    const source =
      format === 'CSV'
        ? Readable.from(csvOf(heads, rows()), { highWaterMark: 1 })
        : xlsxOf({ title: 'Many', heads, rows: rows(), total, at: new Date() });
    return (await writeMeasured(source, path)).Size;
  });
await db.destroy();
process.stdout.write(
  JSON.stringify({
    done,
    size,
    early: Math.round(early / MEGABYTE),
    most: Math.round(most / MEGABYTE),
    cpu: Math.round(process.cpuUsage().user / 1_000_000),
  }),
);
