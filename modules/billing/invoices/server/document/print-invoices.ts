import type { Language } from '#platform/common/i18n/language.ts';
import { documentData } from './document-data.ts';
import type { DocumentVariant, InvoiceDocumentData, Letterhead } from './facts.ts';
import { formatLine, nameLine } from './format-line.ts';
import { invoicePage } from './invoice-page.ts';
import { printDocument } from './print.ts';

export type ToPrint = { Data: InvoiceDocumentData; Variant: DocumentVariant };

/** Invoices, receipts or refund notes as one PDF, one after the other, each with its own page numbers. */
export function printInvoices(
  all: readonly [ToPrint, ...ToPrint[]],
  from: Letterhead,
  language: Language,
): Promise<Uint8Array> {
  const [first] = all;
  const words = formatLine(`PAPER_TITLE_${first.Variant.Kind}`, language).Text;
  const numbers = all.length === 1 ? first.Data.InvoiceNo : `${first.Data.InvoiceNo} (+${all.length - 1})`;
  const papers = all.map(({ Data, Variant }) => invoicePage(Data, Variant, from, language));
  const title = [words, numbers, nameLine(first.Data.OrgName, language).Text].join(' · ');
  return printDocument(
    'invoice',
    documentData(papers, { title, on: dateOf(first) }, { ...from, ...first.Data.Issuer }, language),
  );
}

/** The day that a paper speaks of; never today, so that the same paper has the same bytes tomorrow. */
function dateOf({ Data, Variant }: ToPrint): string {
  if (Variant.Kind === 'REFUND') return Variant.Refund.On;
  return Variant.Kind === 'RECEIPT' ? (Data.PaidOn ?? Data.IssuedOn) : Data.IssuedOn;
}
