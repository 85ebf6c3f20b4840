import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { hasReceipt } from '../../rules/balance-of.ts';
import type { DocumentVariant, InvoiceDocumentData } from './document-types.ts';
import { letterhead } from './letterhead.ts';
import { loadInvoiceDocuments } from './load-invoice-documents.ts';
import type { MadeFile } from './made-file.ts';
import { printInvoices } from './print-invoices.ts';

type InvoiceSelection = { ids: readonly number[]; As: string; language: Language; at: Date };

/**
 * Generates the download file of invoices: one as a PDF, also its receipt; several as one PDF, or as a ZIP of separate
 * PDFs.
 * The caller checks access.
 */
export async function makeInvoices(
  portal: Portal,
  { ids, As, language, at }: InvoiceSelection,
): Promise<MadeFile> {
  const from = await letterhead(portal);
  const all = await loadInvoiceDocuments(portal.db, ids);
  const print = async (papers: InvoiceDocumentData[]): Promise<Buffer> => {
    const [first, ...rest] = papers.map((Data) => ({ Data, Variant: variantOf(Data, As) }));
    if (!first) throw new Error('no invoice to render');
    return Buffer.from(await printInvoices([first, ...rest], from, language));
  };
  const Name = `invoices-${hongKongDate(at)}`;
  const [only] = all;
  if (only && all.length === 1)
    return {
      Name: documentFile(only, variantOf(only, As)),
      Type: 'application/pdf',
      Bytes: await print(all),
    };
  if (As !== 'ZIP') return { Name: `${Name}.pdf`, Type: 'application/pdf', Bytes: await print(all) };
  const zip = new ZipFile();
  for (const paper of all)
    zip.addBuffer(await print([paper]), invoiceFile(paper.InvoiceNo), {
      mtime: new Date(`${paper.IssuedOn}T00:00:00Z`),
    });
  zip.end();
  return { Name: `${Name}.zip`, Type: 'application/zip', Bytes: await buffer(zip.outputStream as Readable) };
}

/** If the payment has been reversed since the receipt was requested, the invoice shows that. */
const variantOf = (paper: InvoiceDocumentData, As: string): DocumentVariant => ({
  Kind: As === 'RECEIPT' && hasReceipt(paper) ? 'RECEIPT' : 'INVOICE',
});

/** The file name of a document: that of the invoice, with the kind of any other document before it. */
export const documentFile = ({ InvoiceNo }: InvoiceDocumentData, { Kind }: DocumentVariant): string =>
  Kind === 'INVOICE' ? invoiceFile(InvoiceNo) : `${Kind.toLowerCase()}-${invoiceFile(InvoiceNo)}`;

export const invoiceFile = (invoiceNo = 'invoice'): string => `${safeFileName(invoiceNo)}.pdf`;
