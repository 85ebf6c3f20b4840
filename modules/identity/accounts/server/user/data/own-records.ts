import { sayNotice } from '#modules/messaging/notification-centre/rules/say-notice.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/** How the person signs in: which means there are and since when, never the secrets themselves. */
export async function ownSignIn(db: Queries, accountId: number) {
  const account = await db
    .selectFrom('Account')
    .leftJoin('Totp', 'Totp.AccountId', 'Account.Id')
    .select(['Account.PasswordHash', 'Totp.ConfirmedAt'])
    .where('Account.Id', '=', accountId)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('Passkey')
    .select(['Name', 'CreatedAt', 'UsedAt'])
    .where('AccountId', '=', accountId)
    .orderBy('Id')
    .execute();
  const identities = await db
    .selectFrom('Identity')
    .select(['Issuer', 'Subject', 'CreatedAt'])
    .where('AccountId', '=', accountId)
    .execute();
  return {
    HasPassword: account.PasswordHash !== null,
    AuthenticatorSince: account.ConfirmedAt,
    Passkeys: passkeys,
    Providers: identities,
  };
}

export const ownSessions = (db: Queries, accountId: number) =>
  db
    .selectFrom('Session')
    .select(['CreatedAt', 'SeenAt', 'ExpiresAt', 'EndedAt', 'Method', 'Address', 'Agent'])
    .where('AccountId', '=', accountId)
    .orderBy('Id', 'desc')
    .execute();

/** Notifications as the person reads them. */
export async function ownNotifications(db: Queries, actor: SignedIn) {
  const rows = await db
    .selectFrom('Notification')
    .select(['Kind', 'Params', 'At', 'ReadAt'])
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .execute();
  return rows.map(({ Kind, Params, ...row }) => ({ ...row, ...sayNotice(Kind, Params, actor.Language) }));
}

/** What the log says that the person did. Details name other people too, so they stay with the body. */
export const ownLog = (db: Queries, accountId: number) =>
  db
    .selectFrom('Audit')
    .select(['At', 'Event', 'Object', 'Address'])
    .where('AccountId', '=', accountId)
    .orderBy('Id', 'desc')
    .execute();

/** Card payments that the person began; of the card what the invoice shows too. */
export const ownPayments = (db: Queries, accountId: number) =>
  db
    .selectFrom('Payment')
    .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
    .select([
      'Payment.PaymentKey',
      'Invoice.InvoiceNo',
      'Payment.Provider',
      'Payment.ProviderPaymentId',
      'Payment.Status',
      'Payment.AmountCents',
      'Payment.Currency',
      'Payment.ReceivedCents',
      'Payment.RefundedCents',
      'Payment.Card',
      'Payment.CreatedAt',
      'Payment.PaidAt',
    ])
    .where('Payment.StartedById', '=', accountId)
    .orderBy('Payment.Id', 'desc')
    .execute();
