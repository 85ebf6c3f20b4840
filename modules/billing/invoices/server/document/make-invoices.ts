import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { plainName } from '#platform/server/files/plain-name.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { InvoicePaper } from './facts.ts';
import { letterhead } from './letterhead.ts';
import { loadPapers } from './load-papers.ts';
import type { MadeFile } from './made-file.ts';
import { printInvoices } from './print-invoices.ts';

type Wanted = { ids: readonly number[]; As: string; language: Language; at: Date };

/** One invoice as a PDF; several as one PDF, or each for itself in a ZIP. */
export async function makeInvoices(portal: Portal, { ids, As, language, at }: Wanted): Promise<MadeFile> {
  const from = await letterhead(portal);
  const all = await loadPapers(portal.db, ids);
  const print = async (papers: InvoicePaper[]): Promise<Buffer> => {
    const [first, ...rest] = papers.map((Paper) => ({ Paper, Which: { Kind: 'INVOICE' as const } }));
    if (!first) throw new Error('no invoice to render');
    return Buffer.from(await printInvoices([first, ...rest], from, language));
  };
  const Name = `invoices-${hongKongDate(at)}`;
  if (all.length === 1)
    return { Name: invoiceFile(all[0]?.InvoiceNo), Type: 'application/pdf', Bytes: await print(all) };
  if (As !== 'ZIP') return { Name: `${Name}.pdf`, Type: 'application/pdf', Bytes: await print(all) };
  const zip = new ZipFile();
  for (const paper of all)
    zip.addBuffer(await print([paper]), invoiceFile(paper.InvoiceNo), {
      mtime: new Date(`${paper.IssuedOn}T00:00:00Z`),
    });
  zip.end();
  return { Name: `${Name}.zip`, Type: 'application/zip', Bytes: await buffer(zip.outputStream as Readable) };
}

export const invoiceFile = (invoiceNo = 'invoice'): string => `${plainName(invoiceNo)}.pdf`;
