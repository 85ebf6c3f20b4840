import type { InvoiceRecord } from '../record/record.ts';
import type { Block, Section } from './blocks.ts';
import { type PageText, strong } from './page-text.ts';

/**
 * Section of the printed accreditation file on payments: each invoice with its lines, status, amounts paid
 * and refunded, and events.
 */
export const paymentSection = (invoices: readonly InvoiceRecord[], w: PageText): Section => ({
  Title: w.text('ACCREDITATION_FILE_PART_PAYMENTS'),
  Blocks:
    invoices.length === 0
      ? [{ Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_PAYMENTS') }]
      : invoices.flatMap((invoice) => invoiceBlocks(invoice, w)),
});

function invoiceBlocks(invoice: InvoiceRecord, w: PageText): Block[] {
  return [
    { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_INVOICE', { no: invoice.InvoiceNo }) },
    {
      Kind: 'FACTS',
      Rows: [
        { Label: w.text('ACCREDITATION_FILE_INVOICE_FOR'), Value: w.plain(invoice.About) },
        {
          Label: w.text('ACCREDITATION_FILE_STATUS'),
          Value: strong(w.known(`INVOICE_STATUS_${invoice.Status}`)),
        },
        { Label: w.text('ACCREDITATION_FILE_INVOICED'), Value: w.day(invoice.IssuedOn) },
        { Label: w.text('ACCREDITATION_FILE_DUE_ON'), Value: w.day(invoice.DueOn) },
        {
          Label: w.text('ACCREDITATION_FILE_AMOUNT'),
          Value: w.plain(
            [
              ...invoice.Lines.map((line) => `${line.Description}: ${w.amount(line.AmountCents).Text}`),
              w.amount(invoice.AmountCents).Text,
            ].join('\n'),
          ),
        },
        { Label: w.text('ACCREDITATION_FILE_PAID'), Value: w.amount(invoice.PaidCents) },
        ...(invoice.RefundedCents > 0
          ? [{ Label: w.text('ACCREDITATION_FILE_REFUNDED'), Value: w.amount(invoice.RefundedCents) }]
          : []),
        { Label: w.text('ACCREDITATION_FILE_PAID_AT'), Value: w.moment(invoice.PaidAt) },
        {
          Label: w.text('ACCREDITATION_FILE_PAID_BY'),
          Value: invoice.PaymentMethod ? w.known(`PAY_${invoice.PaymentMethod}`) : w.plain(null),
        },
        { Label: w.text('ACCREDITATION_FILE_PAYMENT_REFERENCE'), Value: w.plain(invoice.TransactionNo) },
      ],
    },
    {
      Kind: 'TABLE',
      Widths: [22, 23, 26, 29],
      Head: [
        w.text('ACCREDITATION_FILE_WHEN'),
        w.text('ACCREDITATION_FILE_WHO'),
        w.text('ACCREDITATION_FILE_WHAT'),
        w.text('ACCREDITATION_FILE_WHY'),
      ],
      Rows: invoice.Events.map((event) => [
        w.moment(event.At),
        event.By === null ? w.text('ACCREDITATION_FILE_THE_PORTAL') : w.plain(event.By),
        w.note(
          w.known(`INVOICE_EVENT_${event.Event}`).Text,
          event.AmountCents !== null && w.amount(event.AmountCents).Text,
        ),
        w.note(event.Remark),
      ]),
    },
  ];
}
