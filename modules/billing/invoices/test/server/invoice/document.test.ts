import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCompiler } from '#platform/server/pdf/open-compiler.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import {
  certificationBody,
  openInvoice,
  paidInvoice,
  partRefunded,
} from '#quality/support/invoice-documents.ts';
import { pdfInfo, pdfReading, pdfText, pdfTextWithoutSpaces } from '#quality/support/pdf-tools.ts';
import { fpsPayload } from '../../../rules/fps.ts';
import { INVOICE_STATUSES } from '../../../rules/statuses.ts';
import { documentData } from '../../../server/document/document-data.ts';
import type { DocumentVariant, InvoiceDocumentData } from '../../../server/document/document-types.ts';
import { invoicePage } from '../../../server/document/invoice-page.ts';
import { printInvoices } from '../../../server/document/print-invoices.ts';
import { totalsOf } from '../../../server/document/totals.ts';

const INVOICE: DocumentVariant = { Kind: 'INVOICE' };
const print = (
  Paper: InvoiceDocumentData,
  language: 'EN' | 'CHT' | 'CHS' = 'EN',
  Which: DocumentVariant = INVOICE,
) => printInvoices([{ Data: Paper, Variant: Which }], certificationBody, language);
/** Text of a PDF with single spaces, wherever its lines break. */
const flat = async (pdf: Uint8Array) => (await pdfReading(pdf)).replace(/\s+/g, ' ');

describe('an invoice', () => {
  it('states debtor, amount, due date and payment methods in English', async () => {
    const text = await flat(await print(openInvoice));
    for (const phrase of [
      'Invoice',
      'Assay',
      '18 Connaught Road Central, Hong Kong',
      'Harbour Green Energy Limited',
      'Kwun Tong branch',
      'Business registration no. 12345678-000',
      'INV-2026-00012',
      'Nov 1, 2026',
      'Dec 1, 2026',
      'A-GF-2026-00042',
      'Green Finance Certification Scheme',
      'Initial assessment',
      '1,200,000.00',
      '4,500.50',
      'HKD 1,204,500.50',
      'Harbour Bank (004) 123-456789-001 · Assay Limited SWIFT HBKHHKHH',
      '1234567 · ASSAY LIMITED',
      'Quote INV-2026-00012',
      'Page 1 of 1',
    ])
      expect(text, phrase).toContain(phrase);
    expect(text).not.toMatch(/PAID|REFUNDED|WAIVED|VOID|[\u3400-\u9fff]/);
  });

  it('is in Traditional Chinese only', async () => {
    const text = await pdfTextWithoutSpaces(await print(openInvoice, 'CHT'));
    for (const phrase of [
      '發票',
      '證衡認證有限公司',
      '海港綠色能源有限公司',
      '初次評審',
      '2026年12月1日',
      '應付餘額',
      '銀行轉賬',
      '第1頁，共1頁',
    ])
      expect(text, phrase).toContain(phrase);
    expect(text).not.toMatch(/Harbour Green|Initial|账单/);
  });

  it('is in Simplified Chinese only', async () => {
    const text = await pdfTextWithoutSpaces(await print(openInvoice, 'CHS'));
    for (const phrase of [
      '账单（Invoice）',
      '海港绿色能源有限公司',
      '初次评审',
      '2026年12月1日',
      '应付余额',
      '银行转账',
    ])
      expect(text, phrase).toContain(phrase);
    expect(text).not.toMatch(/發票|綠色|應付/);
  });

  it('has the FPS code with its own amount and number', () => {
    const page = invoicePage(openInvoice, INVOICE, certificationBody, 'EN');
    const payload = fpsPayload({
      ...{ Kind: 'ID', Value: '1234567', MerchantName: 'ASSAY LIMITED', City: 'HK' },
      ...{ AmountCents: 1_204_500_50, Reference: 'INV-2026-00012' },
    });
    expect(payload).toContain('54101204500.50');
    expect(page.HowToPay?.Qr).toBe(qrCode(payload));
    expect(page.HowToPay?.QrAlt).toBe('FPS QR code for INV-2026-00012, HKD 1,204,500.50');
  });

  it('contains no payment details where none are configured, or nothing is owed', () => {
    expect(
      invoicePage(openInvoice, INVOICE, { ...certificationBody, PayingTo: null }, 'EN').HowToPay,
    ).toBeNull();
    expect(invoicePage(paidInvoice, INVOICE, certificationBody, 'EN').HowToPay).toBeNull();
  });
});

describe('status of an invoice', () => {
  it.each([
    ['PAID', paidInvoice, 'PAID', 'Nov 12, 2026', '−1,204,500.50'],
    ['partly refunded', partRefunded, 'PARTLY REFUNDED', 'Nov 15, 2026', '−500.00'],
    [
      'refunded',
      { ...partRefunded, Status: 'REFUNDED', RefundedCents: 1_204_500_50 },
      'REFUNDED',
      'Nov 15, 2026',
      '1,204,500.50',
    ],
    [
      'waived',
      { ...openInvoice, Status: 'BYPASSED', ClosedOn: '2026-11-20' },
      'WAIVED',
      'Nov 20, 2026',
      '−1,204,500.50',
    ],
    [
      'void',
      { ...openInvoice, Status: 'VOID', ClosedOn: '2026-11-21' },
      'VOID',
      'Nov 21, 2026',
      '−1,204,500.50',
    ],
  ] as const)('%s is stamped with its date, and nothing is due', async (_, paper, stamp, day, sum) => {
    const text = await flat(await print(paper as InvoiceDocumentData));
    expect(text).toContain(stamp);
    expect(text).toContain(day);
    expect(text).toContain(sum);
    expect(text).toContain('Balance due HKD 0.00');
    expect(text).not.toContain('Payment instructions');
  });

  it('adds up to the balance in every status', () => {
    for (const Status of INVOICE_STATUSES) {
      const refunded = Status === 'REFUNDED' ? 1_000_00 : Status === 'PART_REFUNDED' ? 250_00 : 0;
      const isPaid = ['PAID', 'PART_REFUNDED', 'REFUNDED'].includes(Status);
      const sums = totalsOf({
        Status,
        AmountCents: 1_000_00,
        PaidCents: isPaid ? 1_000_00 : 0,
        RefundedCents: refunded,
        OverpaidCents: isPaid ? 30_00 : 0,
      });
      const balance = sums.at(-1)?.Cents ?? -1;
      expect(
        sums.slice(0, -1).reduce((sum, one) => sum + one.Cents, 0),
        Status,
      ).toBe(balance);
      expect(balance, Status).toBe(Status === 'OPEN' || Status === 'PROOF_GIVEN' ? 1_000_00 : 0);
    }
  });
});

describe('other documents', () => {
  it('a receipt states amount, date and method of the payment', async () => {
    const text = await flat(await print(paidInvoice, 'EN', { Kind: 'RECEIPT' }));
    for (const phrase of [
      'Receipt',
      'Received with thanks',
      'Amount received HKD 1,204,500.50',
      'Nov 12, 2026',
      'FPS',
      'FRN-778',
    ])
      expect(text, phrase).toContain(phrase);
    const han = await pdfTextWithoutSpaces(await print(paidInvoice, 'CHT', { Kind: 'RECEIPT' }));
    expect(han).toContain('收據');
    expect(han).toContain('轉數快');
  });

  it('a refund note states the amount refunded to which card', async () => {
    const Payment = { Card: 'visa 4242' };
    const Refund = {
      Kind: 'REFUND' as const,
      AmountCents: 500_00,
      On: '2026-11-15',
      Reference: null,
      Payment,
    };
    const text = await flat(await print(partRefunded, 'EN', { Kind: 'REFUND', Refund }));
    for (const phrase of ['Refund advice', 'Refunded', 'Amount refunded HKD 500.00', 'Card Visa •••• 4242'])
      expect(text, phrase).toContain(phrase);
  });

  it('the notice of a voided payment names its card, although the invoice is unpaid again', async () => {
    const Payment = { Card: 'mastercard 4444' };
    const Refund = { Kind: 'VOID' as const, AmountCents: 500_00, On: '2026-11-15', Reference: null, Payment };
    const text = await flat(await print(openInvoice, 'EN', { Kind: 'REFUND', Refund }));
    for (const phrase of [
      'Notice of voided payment',
      'Amount voided HKD 500.00',
      'Card Mastercard •••• 4444',
    ])
      expect(text, phrase).toContain(phrase);
    expect(text).not.toContain('Other');
  });
});

describe('the PDF file', () => {
  const many = (count: number, language = 'EN'): InvoiceDocumentData => ({
    ...openInvoice,
    Lines: Array.from({ length: count }, (_, at) => ({
      Description: { EN: '', CHT: '', CHS: '', [language]: `Line number ${at + 1}` },
      AmountCents: 1_00,
    })),
    AmountCents: count * 1_00,
  });

  it('is a tagged PDF/A-2a with title, language and the date of the document', async () => {
    const pdf = await print(openInvoice, 'CHT');
    const info = await pdfInfo(pdf);
    expect(info).toMatch(/Title: +發票 · INV-2026-00012 · 海港綠色能源有限公司/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/CreationDate: +Sun Nov +1 00:00:00 2026/);
    const source = Buffer.from(pdf).toString('latin1');
    for (const mark of [
      '<pdfaid:part>2</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '/Lang (zh-HK)',
    ])
      expect(source.includes(mark), mark).toBe(true);
  });

  it('fails neither PDF/A-2a nor PDF/UA-1 in any language', async () => {
    const folder = join(import.meta.dirname, '../../../server/document/templates');
    const compiler = openCompiler();
    for (const language of ['EN', 'CHT', 'CHS'] as const) {
      const papers = [openInvoice, paidInvoice].map((paper) =>
        invoicePage(paper, INVOICE, certificationBody, language),
      );
      const { Problems, Pages } = await compiler.run({
        Do: 'TRY',
        Source: readFileSync(join(folder, 'invoice.typ'), 'utf8'),
        Data: JSON.stringify(
          documentData(papers, { title: 'x', on: '2026-11-01' }, certificationBody, language),
        ),
        Pictures: [{ Path: '/document.typ', Bytes: readFileSync(join(folder, 'document.typ')) }],
      });
      expect({ Problems, Pages }, language).toEqual({ Problems: [], Pages: 2 });
    }
    compiler.close();
  });

  it('is identical byte for byte for the same invoice', async () => {
    const first = await print(paidInvoice, 'CHS');
    await print(openInvoice, 'EN');
    expect(Buffer.from(await print(paidInvoice, 'CHS')).equals(first)).toBe(true);
  });

  it('continues on further pages with the table header and page number on each', async () => {
    const pages = (await pdfText(await print(many(90)))).split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(page).toContain('Amount (HKD)');
      expect(page.includes('Invoice · INV-2026-00012')).toBe(at > 0);
    });
    expect(pages.join(' ')).toContain('Line number 90');
    expect(pages.at(-1)).toContain('HKD 90.00');
  });

  it('numbers the pages of each invoice separately', async () => {
    const all = [many(60), paidInvoice].map((Data) => ({ Data, Variant: INVOICE }));
    const pdf = await printInvoices(all as never, certificationBody, 'EN');
    const pages = (await pdfText(pdf)).split('\f').slice(0, -1);
    expect(pages.at(-1)).toContain('Page 1 of 1');
    expect(pages[0]).toContain(`Page 1 of ${pages.length - 1}`);
    expect(pages.at(-2)).toContain(`Page ${pages.length - 1} of ${pages.length - 1}`);
  });

  it('prints long Chinese names completely', async () => {
    const text = await pdfTextWithoutSpaces(
      await print({ ...openInvoice, OrgName: { EN: '', CHT: '港'.repeat(300), CHS: '' } }, 'CHT'),
    );
    expect(text.split('港').length - 1).toBeGreaterThanOrEqual(300);
  });

  it.each([
    '#import "x": *',
    '#panic() #sys.inputs',
    '*bold* $x$ <paper-begins>',
    '{{Page}} "quoted" \\u{41}',
  ])('prints %s literally', async (name) => {
    const paper = { ...openInvoice, OrgName: { EN: name, CHT: '', CHS: '' } };
    expect(await pdfTextWithoutSpaces(await print(paper))).toContain(name.replace(/\s/g, ''));
  });
});
