import { Readable } from 'node:stream';
import { makeInvoices } from '#modules/billing/invoices/server/document/make-invoices.ts';
import { writeMeasured } from '#platform/server/files/write-measured.ts';
import type { FileAsked, FileMade } from '../file-asked.ts';
import { invoicesOf } from './invoices-of.ts';

/** Mode GENERATE_INVOICE: the invoices of applications on paper. */
export async function makeInvoiceFile(
  { portal, row, actor, path }: FileAsked,
  keys: readonly string[],
): Promise<Omit<FileMade, 'Done'>> {
  const invoices = await invoicesOf(portal.db, actor, keys);
  const { Name, Bytes } = await makeInvoices(portal, {
    ids: invoices.map((one) => one.Id),
    As: row.Format,
    language: row.Language,
    at: new Date(),
  });
  return { ...(await writeMeasured(Readable.from([Bytes]), path)), Name };
}
