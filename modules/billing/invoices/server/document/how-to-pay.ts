import { amountText } from '#platform/common/format/money.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import { balanceOf } from '../../rules/balance-of.ts';
import { fpsPayload } from '../../rules/fps.ts';
import type { InvoicePaper, Letterhead } from './facts.ts';
import { plainLine, sayLine } from './say-line.ts';

/** The box that says how to pay what is left; null where nothing is, or where the body has said nothing. */
export function howToPay(paper: InvoicePaper, { PayingTo, Url }: Letterhead, language: Language) {
  const AmountCents = balanceOf(paper);
  if (AmountCents === 0 || !PayingTo) return null;
  const { Bank, Fps, Cheque, Cash } = PayingTo;
  const row = (method: string, words: (string | null | undefined)[]) => ({
    Label: sayLine(`PAY_${method}`, language),
    Value: plainLine(words.filter(Boolean).join('\n'), language),
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
    Title: sayLine('PAPER_HOW_TO_PAY', language),
    Rows,
    Notes: [
      sayLine('PAPER_QUOTE', language, params),
      sayLine('PAPER_PAY_IN_PORTAL', language, { Address: Url.replace(/^https?:\/\//, '') }),
    ],
    Qr: Fps && qrCode(fpsPayload({ ...Fps, AmountCents, Reference: paper.InvoiceNo })),
    QrAlt: sayLine('PAPER_FPS_QR', language, params).Text,
    QrLabel: sayLine('PAPER_FPS_SCAN', language),
  };
}
