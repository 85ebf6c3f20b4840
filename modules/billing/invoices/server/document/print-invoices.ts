import type { Language } from '#platform/common/i18n/language.ts';
import { documentData } from './document-data.ts';
import type { DocumentVariant, InvoiceDocumentData, Letterhead } from './document-types.ts';
import { formatLine, nameLine } from './format-line.ts';
import { invoicePage, titleOf } from './invoice-page.ts';
import { printDocument } from './print.ts';

export type ToPrint = { Data: InvoiceDocumentData; Variant: DocumentVariant };

/** Prints invoices, receipts or refund notes as one PDF, in sequence, each with its own page numbers. */
export function printInvoices(
  all: readonly [ToPrint, ...ToPrint[]],
  from: Letterhead,
  language: Language,
): Promise<Uint8Array> {
  const [first] = all;
  const kindTitle = formatLine(titleOf(first.Variant), language).Text;
  const numbers = all.length === 1 ? first.Data.InvoiceNo : `${first.Data.InvoiceNo} (+${all.length - 1})`;
  const papers = all.map(({ Data, Variant }) => invoicePage(Data, Variant, from, language));
  const title = [kindTitle, numbers, nameLine(first.Data.OrgName, language).Text].join(' · ');
  return printDocument(
    'invoice',
    documentData(papers, { title, on: dateOf(first) }, { ...from, ...first.Data.Issuer }, language),
  );
}

/** Date of a document's content; never today, so that the same document always has the same bytes. */
function dateOf({ Data, Variant }: ToPrint): string {
  if (Variant.Kind === 'REFUND') return Variant.Refund.On;
  return Variant.Kind === 'RECEIPT' ? (Data.PaidOn ?? Data.IssuedOn) : Data.IssuedOn;
}
