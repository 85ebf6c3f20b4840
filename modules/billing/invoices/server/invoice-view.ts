/**
 * Endpoint and function that return one invoice in the caller's scope, found by its own key or its record's
 * key, with payments, refunds, history and the user's current actions.
 */
import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { InvoiceView, invoiceRoutes } from '../rules/contract.ts';
import { invoiceStatuses } from '../rules/statuses.ts';
import { onlinePayments } from './hooks.ts';
import { invoiceActions } from './invoice-actions.ts';
import { invoiceEvents, offlineOverpayments, offlineRefunds } from './invoice-details.ts';
import { invoiceRow, withSubject } from './invoice-row.ts';
import { invoiceInScope } from './invoice-scope.ts';
import { issuerOf } from './issuer.ts';
import { isAbout } from './subjects.ts';

export type InvoiceName = { InvoiceKey: string } | { ApplicationKey: string } | { CertificateKey: string };

export const viewInvoice = ({ db, actor, query, language, at }: Context<(typeof invoiceRoutes)['view']>) =>
  invoiceView(db, actor, query, language, at);

/** Returns one invoice in the caller's scope with its full history and the user's current actions. */
export async function invoiceView(
  db: Queries,
  actor: SignedIn,
  name: InvoiceName,
  language: Language,
  at: Date,
): Promise<InvoiceView> {
  const row = (await named(db, actor, name).executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const { Version, Actions } = await invoiceActions(db, actor, row, language, at);
  const issuer = issuerOf(row.Issuer);
  const Events = await invoiceEvents(db, actor, row.Id);
  const proof = Events.find(({ Event }) => Event === 'PAY_NOW');
  const [online] = await onlinePayments.run({ db, actor, invoiceId: row.Id });
  return {
    ...(await invoiceRow(db, row, at)),
    Version,
    IsSettled: row.IsSettled,
    TransactionNo: row.TransactionNo,
    PayType: row.PayType,
    From: { Name: issuer.Name, Address: issuer.Address },
    BranchName: row.BranchName,
    BillingAddress: row.BillingAddress,
    RegistrationNo: row.RegistrationNo,
    Lines: row.Lines,
    Proofs: await fileInfos(db, row.Proof),
    PaymentProofOn: proof && row.Proof.length > 0 ? hongKongDate(new Date(proof.At)) : null,
    OnlineProvider: online?.OnlineProvider ?? null,
    Payments: online?.Payments ?? [],
    OfflineRefunds: await offlineRefunds(db, actor, row.Id),
    OfflineOverpayments: await offlineOverpayments(db, actor, row.Id),
    Events,
    Actions,
  };
}

/** Finds the current invoice by its key or its record; a void one only if there is no other. */
function named(db: Queries, actor: SignedIn, name: InvoiceName) {
  const found = withSubject(db.selectFrom('Invoice').where(invoiceInScope(actor)));
  const one =
    'InvoiceKey' in name
      ? found.where('Invoice.InvoiceKey', '=', name.InvoiceKey)
      : 'ApplicationKey' in name
        ? found.where(isAbout('APPLICATION', [name.ApplicationKey]))
        : found.where(isAbout('CERTIFICATE', [name.CertificateKey]));
  return one
    .orderBy(sql`invoice.status in (${literals(invoiceStatuses.voided)})`)
    .orderBy('Invoice.Id', 'desc')
    .limit(1);
}
