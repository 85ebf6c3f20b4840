import type { DossierInvoice } from '../record/record.ts';
import type { Block, Section } from './blocks.ts';
import { strong, type Words } from './words.ts';

/** What was asked for and what became of it, invoice by invoice. */
export const paymentSection = (invoices: readonly DossierInvoice[], w: Words): Section => ({
  Title: w.say('DOSSIER_PART_PAYMENTS'),
  Blocks:
    invoices.length === 0
      ? [{ Kind: 'TEXT', Text: w.say('DOSSIER_NO_PAYMENTS') }]
      : invoices.flatMap((invoice) => invoiceBlocks(invoice, w)),
});

function invoiceBlocks(invoice: DossierInvoice, w: Words): Block[] {
  return [
    { Kind: 'PART', Title: w.say('DOSSIER_INVOICE', { no: invoice.InvoiceNo }) },
    {
      Kind: 'FACTS',
      Rows: [
        { Label: w.say('DOSSIER_INVOICE_FOR'), Value: w.plain(invoice.About) },
        { Label: w.say('DOSSIER_STATUS'), Value: strong(w.known(`INVOICE_STATUS_${invoice.Status}`)) },
        { Label: w.say('DOSSIER_INVOICED'), Value: w.day(invoice.IssuedOn) },
        { Label: w.say('DOSSIER_DUE_ON'), Value: w.day(invoice.DueOn) },
        {
          Label: w.say('DOSSIER_AMOUNT'),
          Value: w.plain(
            [
              ...invoice.Lines.map((line) => `${line.Description}: ${w.money(line.AmountCents).Text}`),
              w.money(invoice.AmountCents).Text,
            ].join('\n'),
          ),
        },
        { Label: w.say('DOSSIER_PAID'), Value: w.money(invoice.PaidCents) },
        ...(invoice.RefundedCents > 0
          ? [{ Label: w.say('DOSSIER_REFUNDED'), Value: w.money(invoice.RefundedCents) }]
          : []),
        { Label: w.say('DOSSIER_PAID_AT'), Value: w.moment(invoice.PaidAt) },
        {
          Label: w.say('DOSSIER_PAID_BY'),
          Value: invoice.PaymentMethod ? w.known(`PAY_${invoice.PaymentMethod}`) : w.plain(null),
        },
        { Label: w.say('DOSSIER_PAYMENT_REFERENCE'), Value: w.plain(invoice.TransactionNo) },
      ],
    },
    {
      Kind: 'TABLE',
      Widths: [22, 23, 26, 29],
      Head: [w.say('DOSSIER_WHEN'), w.say('DOSSIER_WHO'), w.say('DOSSIER_WHAT'), w.say('DOSSIER_WHY')],
      Rows: invoice.Events.map((event) => [
        w.moment(event.At),
        event.By === null ? w.say('DOSSIER_THE_PORTAL') : w.plain(event.By),
        w.note(
          w.known(`INVOICE_EVENT_${event.Event}`).Text,
          event.AmountCents !== null && w.money(event.AmountCents).Text,
        ),
        w.note(event.Remark),
      ]),
    },
  ];
}
