import type { Portal } from '#platform/server/http/context.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { Refusal } from '../provider/refusal.ts';
import type { Opened, OpenWish } from '../provider/types.ts';
import { sandboxId } from './books.ts';

/** Opens a page to pay on. The same key answers the same page; with another wish under it, it is refused. */
export async function openSandbox({ db, settings }: Portal, wish: OpenWish): Promise<Opened> {
  const asked = {
    Account: wish.Account,
    Reference: wish.InvoiceNo,
    AmountCents: wish.AmountCents,
    Currency: wish.Currency,
    ReturnUrl: wish.ReturnUrl,
  };
  await db
    .insertInto('SandboxPayment')
    .values({
      Id: sandboxId('sbp'),
      SessionId: sandboxId('sbs'),
      IdempotencyKey: wish.PaymentKey,
      Status: 'OPEN',
      ...asked,
    })
    .onConflict((conflict) => conflict.column('IdempotencyKey').doNothing())
    .execute();
  const kept = await db
    .selectFrom('SandboxPayment')
    .selectAll()
    .where('IdempotencyKey', '=', wish.PaymentKey)
    .executeTakeFirstOrThrow();
  for (const name of ['Account', 'Reference', 'AmountCents', 'Currency', 'ReturnUrl'] as const)
    if (kept[name] !== asked[name]) throw new Refusal('idempotency_key_reused');
  return {
    ProviderSessionId: kept.SessionId,
    ProviderPaymentId: kept.Id,
    Url: portalLink(settings, '/pay/sandbox', { session: kept.SessionId }),
    ClientSecret: null,
  };
}
