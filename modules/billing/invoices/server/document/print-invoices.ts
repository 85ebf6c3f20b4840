import type { Language } from '#platform/common/i18n/language.ts';
import type { InvoicePaper, Letterhead, WhichPaper } from './facts.ts';
import { invoicePage } from './invoice-page.ts';
import { paperData } from './paper-data.ts';
import { printPaper } from './print.ts';
import { nameLine, sayLine } from './say-line.ts';

export type ToPrint = { Paper: InvoicePaper; Which: WhichPaper };

/** Invoices, receipts or refund notes as one PDF, one after the other, each with its own page numbers. */
export function printInvoices(
  all: readonly [ToPrint, ...ToPrint[]],
  from: Letterhead,
  language: Language,
): Promise<Uint8Array> {
  const [first] = all;
  const words = sayLine(`PAPER_TITLE_${first.Which.Kind}`, language).Text;
  const numbers = all.length === 1 ? first.Paper.InvoiceNo : `${first.Paper.InvoiceNo} (+${all.length - 1})`;
  const papers = all.map(({ Paper, Which }) => invoicePage(Paper, Which, from, language));
  const title = [words, numbers, nameLine(first.Paper.OrgName, language).Text].join(' · ');
  return printPaper(
    'invoice',
    paperData(papers, { title, on: dateOf(first) }, { ...from, ...first.Paper.Issuer }, language),
  );
}

/** The day that a paper speaks of; never today, so that the same paper has the same bytes tomorrow. */
function dateOf({ Paper, Which }: ToPrint): string {
  if (Which.Kind === 'REFUND') return Which.Refund.On;
  return Which.Kind === 'RECEIPT' ? (Paper.PaidOn ?? Paper.IssuedOn) : Paper.IssuedOn;
}
