/**
 * Converts an invoice, receipt or refund note into the data of its PDF template: recipient, facts, lines,
 * totals, status stamp and payment details.
 */
import { amountText } from '#platform/common/format/money.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { cleanText } from '#platform/server/pdf/clean-text.ts';
import type { PageLine } from '#platform/server/pdf/lines.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import { balanceOf } from '../../rules/balance-of.ts';
import { fpsPayload } from '../../rules/fps.ts';
import { INVOICE_STAMPS, isStamped } from '../../rules/stamps.ts';
import { documentHead } from './document-head.ts';
import type { DocumentVariant, InvoiceDocumentData, Letterhead } from './document-types.ts';
import { dayLine, documentAmount, formatLine, nameLine, plainLine } from './format-line.ts';
import { totalsOf } from './totals.ts';

/** Stamp with the outcome of an invoice and its date; null while it is open. */
function stampOf({ Status, PaidOn, ClosedOn, IssuedOn }: InvoiceDocumentData, language: Language) {
  if (!isStamped(Status)) return null;
  const { Tone, IsOfPayment } = INVOICE_STAMPS[Status];
  const day = IsOfPayment ? PaidOn : ClosedOn;
  return {
    Text: formatLine(`PAPER_STAMP_${Status}`, language),
    Date: dayLine(day ?? IssuedOn, language),
    Tone,
  };
}

/** Box with the payment details for the balance due; null if nothing is due or no details are configured. */
function howToPay(paper: InvoiceDocumentData, { PayingTo, Url }: Letterhead, language: Language) {
  const AmountCents = balanceOf(paper);
  if (AmountCents === 0 || !PayingTo) return null;
  const { Bank, Fps, Cheque, Cash } = PayingTo;
  const row = (method: string, lines: (string | null | undefined)[]) => ({
    Label: formatLine(`PAY_${method}`, language),
    Value: plainLine(lines.filter(Boolean).join('\n'), language),
    IsStrong: false,
  });
  const Rows = [
    Bank &&
      row('BANK_TRANSFER', [
        Bank.BankCode ? `${Bank.BankName} (${Bank.BankCode})` : Bank.BankName,
        `${Bank.AccountNo} · ${Bank.AccountName}`,
        Bank.Swift && `SWIFT ${Bank.Swift}`,
      ]),
    Fps && row('FPS', [`${Fps.Value} · ${Fps.MerchantName}`]),
    Cheque && row('CHEQUE', [Cheque.Payee, Cheque.Address.replaceAll('\n', ' · ')]),
    Cash && row('CASH', [Cash.Place]),
  ].filter((one) => one !== null);
  const params = { No: paper.InvoiceNo, Amount: `HKD ${amountText(AmountCents)}` };
  return {
    Title: formatLine('PAPER_HOW_TO_PAY', language),
    Rows,
    Notes: [
      formatLine('PAPER_QUOTE', language, params),
      formatLine('PAPER_PAY_IN_PORTAL', language, { Address: Url.replace(/^https?:\/\//, '') }),
    ],
    Qr: Fps && qrCode(fpsPayload({ ...Fps, AmountCents, Reference: paper.InvoiceNo })),
    QrAlt: formatLine('PAPER_FPS_QR', language, params).Text,
    QrLabel: formatLine('PAPER_FPS_SCAN', language),
  };
}

type Fact = { Label: PageLine; Value: PageLine; IsStrong: boolean };

/**
 * Returns one invoice, receipt or refund note as template data: all texts and sums, so that the template
 * decides nothing.
 */
export function invoicePage(
  paper: InvoiceDocumentData,
  which: DocumentVariant,
  from: Letterhead,
  language: Language,
) {
  const Title = formatLine(titleOf(which), language);
  const isInvoice = which.Kind === 'INVOICE';
  return {
    Body: documentHead(paper.Issuer, language),
    Title,
    Running: { ...Title, Text: `${Title.Text} · ${paper.InvoiceNo}` },
    BillToLabel: formatLine('PAPER_BILL_TO', language),
    BillTo: billTo(paper, language),
    Facts: facts(paper, language),
    Lead: lead(paper, which, language),
    Head: {
      Description: formatLine('PAPER_DESCRIPTION', language),
      Amount: formatLine('PAPER_AMOUNT', language),
    },
    Lines: paper.Lines.map((line) => ({
      Text: nameLine(line.Description, language),
      Amount: documentAmount(line.AmountCents),
    })),
    Totals: totalsOf(paper).map(({ Label, Cents, IsStrong }) => ({
      Label: formatLine(Label, language),
      Amount: `${IsStrong ? 'HKD ' : ''}${documentAmount(Cents)}`,
      IsStrong,
    })),
    Stamp: stampOf(paper, language),
    HowToPay: isInvoice ? howToPay(paper, from, language) : null,
  };
}

const billTo = (
  { OrgName, BranchName, BillingAddress, RegistrationNo }: InvoiceDocumentData,
  language: Language,
): PageLine[] =>
  [
    nameLine(OrgName, language),
    nameLine(BranchName, language),
    ...(BillingAddress ?? '').split('\n').map((line) => plainLine(line, language)),
    ...(RegistrationNo
      ? [formatLine('PAPER_REGISTRATION_NO', language, { No: cleanText(RegistrationNo) })]
      : []),
  ].filter((line) => line.Text !== '');

function facts(paper: InvoiceDocumentData, language: Language): Fact[] {
  const { Kind, No, ServiceName } = paper.About;
  const fact = (label: Parameters<typeof formatLine>[0], Value: PageLine, IsStrong = false): Fact => ({
    Label: formatLine(label, language),
    Value,
    IsStrong,
  });
  return [
    fact('PAPER_INVOICE_NO', plainLine(paper.InvoiceNo, 'EN'), true),
    fact('PAPER_ISSUED', dayLine(paper.IssuedOn, language)),
    fact('PAPER_DUE', dayLine(paper.DueOn, language)),
    ...(No === '' ? [] : [fact(`PAPER_${Kind}_NO`, plainLine(No, 'EN'))]),
    fact('PAPER_SERVICE', nameLine(ServiceName, language)),
  ];
}

/** Introduction of a receipt or refund note; an invoice needs none because of its lines. */
function lead(paper: InvoiceDocumentData, which: DocumentVariant, language: Language) {
  if (which.Kind === 'INVOICE') return null;
  const row = (label: Parameters<typeof formatLine>[0], Value: PageLine, IsStrong = false): Fact => ({
    Label: formatLine(label, language),
    Value,
    IsStrong,
  });
  const day = (on: string | null) => (on ? dayLine(on, language) : plainLine('---', language));
  const amount = (cents: number) => plainLine(`HKD ${documentAmount(cents)}`, 'EN');
  const payment = which.Kind === 'REFUND' ? which.Refund.Payment : null;
  const how = [
    row('PAPER_METHOD', methodOf(payment ? { ...paper, IsOnline: true, ...payment } : paper, language)),
    ...(paper.TransactionNo ? [row('PAPER_TRANSACTION_NO', plainLine(paper.TransactionNo, language))] : []),
  ];
  const box = { Notes: [], Qr: null, QrAlt: '', QrLabel: plainLine('', language) };
  if (which.Kind === 'RECEIPT')
    return {
      ...box,
      Title: formatLine('PAPER_RECEIVED', language),
      Rows: [
        row('PAPER_AMOUNT_RECEIVED', amount(paper.PaidCents + paper.OverpaidCents), true),
        row('PAPER_PAID_ON', day(paper.PaidOn)),
        ...how,
      ],
    };
  const { Kind, AmountCents, On, Reference } = which.Refund;
  return {
    ...box,
    Title: formatLine(Kind === 'VOID' ? 'PAPER_REFUNDED_VOID' : 'PAPER_REFUND_AMOUNT', language),
    Rows: [
      row(Kind === 'VOID' ? 'PAPER_AMOUNT_VOIDED' : 'PAPER_AMOUNT_REFUNDED', amount(AmountCents), true),
      row(Kind === 'VOID' ? 'PAPER_VOIDED_ON' : 'PAPER_REFUND_ON', day(On)),
      ...(Reference ? [row('PAPER_REFUND_REFERENCE', plainLine(Reference, language))] : []),
      ...how,
    ],
  };
}

/** Text key of a document's title: a voided payment was never charged, so its document is no refund advice. */
export const titleOf = (which: DocumentVariant) =>
  which.Kind === 'REFUND' && which.Refund.Kind === 'VOID'
    ? ('PAPER_TITLE_VOIDED' as const)
    : (`PAPER_TITLE_${which.Kind}` as const);

function methodOf({ IsOnline, Card, PaymentMethod }: InvoiceDocumentData, language: Language): PageLine {
  if (Card) return formatLine('PAPER_CARD', language, { Card: cardText(Card) });
  if (IsOnline) return formatLine('PAPER_ONLINE', language);
  return formatLine(`PAY_${PaymentMethod ?? 'OTHER'}`, language);
}

/** Formats `visa 4242` as `Visa •••• 4242`. */
const cardText = (card: string): string =>
  cleanText(card).replace(
    /^(\p{L})(.*?) ?(\d{4})$/u,
    (_, first, rest, last) => `${first.toUpperCase()}${rest} •••• ${last}`,
  );
