import type { BankPreview, bankRoutes } from '#modules/billing/invoices/rules/bank-contract.ts';
import type { Context } from '#platform/server/http/context.ts';
import { knownLines } from './known-lines.ts';
import { readStatement } from './read-statement.ts';
import { mappingFor, readUpload } from './read-upload.ts';

const SHOWN_LINES = 8;
const SHOWN_ROWS = 20;
const LONGEST_SAMPLE = 60;

/** Reads a file as it would be imported, and keeps nothing of it. */
export async function previewStatement({
  db,
  body,
}: Context<typeof bankRoutes.preview>): Promise<BankPreview> {
  const { rows, Encoding } = readUpload(body.Content);
  const Mapping = mappingFor(rows, body.Mapping);
  const found = Mapping ? readStatement(rows, Mapping) : { Lines: [], Debits: 0, Unreadable: [] };
  return {
    Encoding,
    Columns: columns(rows, Mapping?.HeaderRow ?? -1),
    Mapping,
    Lines: found.Lines.slice(0, SHOWN_LINES).map(({ Fingerprint: _f, Position: _p, ...line }) => line),
    Credits: found.Lines.length,
    Debits: found.Debits,
    Unreadable: found.Unreadable.slice(0, SHOWN_ROWS),
    Known: (await knownLines(db, found.Lines)).size,
  };
}

/** Each column with its heading, and the first thing that stands in it. */
function columns(rows: readonly string[][], headerRow: number): BankPreview['Columns'] {
  const body = rows.slice(headerRow + 1, headerRow + 1 + 50);
  const width = Math.max(...rows.slice(Math.max(headerRow, 0)).map((row) => row.length));
  return Array.from({ length: width }, (_, Index) => ({
    Index,
    Name: (headerRow >= 0 && rows[headerRow]?.[Index]) || '',
    Sample: (body.find((row) => row[Index])?.[Index] ?? '').slice(0, LONGEST_SAMPLE),
  }));
}
