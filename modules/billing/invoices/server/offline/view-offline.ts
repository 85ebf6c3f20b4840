/**
 * Returns how an invoice in the caller's scope can be paid without a card: accepted methods with their
 * details and the FPS QR code; none if nothing is owed.
 */
import { toString as drawQr } from 'qrcode';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { type FpsPayment, fpsPayload } from '../../rules/fps.ts';
import type { Offline, OfflineMethod, offlineRoutes } from '../../rules/offline-contract.ts';
import type { PaymentSetting } from '../../rules/setting-contract.ts';
import { isOwed } from '../../rules/statuses.ts';
import { invoiceInScope } from '../invoice-scope.ts';
import { readPaymentSetting } from '../setting/read-setting.ts';

/**
 * Black on white in both colour schemes, with a quiet zone of four modules: bank apps read nothing else
 * reliably.
 */
async function fpsQr(request: FpsPayment): Promise<string> {
  const svg = await drawQr(fpsPayload(request), {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'M',
    color: { dark: '#000000', light: '#ffffff' },
  });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/**
 * Returns the accepted payment methods with the details that the payer needs; amount and reference are the
 * invoice's.
 */
export async function viewOffline({
  db,
  actor,
  query,
}: Context<typeof offlineRoutes.view>): Promise<Offline> {
  const invoice =
    (await db
      .selectFrom('Invoice')
      .select(['InvoiceKey', 'InvoiceNo', 'AmountCents', 'Status'])
      .where('InvoiceKey', '=', query.InvoiceKey)
      .where(invoiceInScope(actor))
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const { InvoiceKey, InvoiceNo: Reference, AmountCents, Status } = invoice;
  const setting = await readPaymentSetting(db);
  return {
    InvoiceKey,
    AmountCents,
    Reference,
    Methods: isOwed(Status) ? await methods(setting, AmountCents, Reference) : [],
  };
}

async function methods(
  { Bank, Fps, Cheque, Cash }: PaymentSetting,
  AmountCents: number,
  Reference: string,
): Promise<OfflineMethod[]> {
  const all: (OfflineMethod | null)[] = [
    Fps && {
      Method: 'FPS',
      Kind: Fps.Kind,
      Value: Fps.Value,
      MerchantName: Fps.MerchantName,
      Qr: await fpsQr({ ...Fps, AmountCents, Reference }),
    },
    Bank && { Method: 'BANK_TRANSFER', ...Bank },
    Cheque && { Method: 'CHEQUE', ...Cheque },
    Cash && { Method: 'CASH', ...Cash },
    // Always offered: a client who paid by another agreed method still has to submit a proof.
    { Method: 'OTHER' },
  ];
  return all.filter((one) => one !== null);
}
