/**
 * Runs the payment actions on a certificate's own invoice: defines for the generic action handler how to lock,
 * change, save and view it; attaches files and notifies the people concerned.
 */
import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ActionContext, WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import type { InvoiceView } from '../rules/contract.ts';
import { type InvoiceStatus, invoiceStatuses, type PaymentAction } from '../rules/statuses.ts';
import { type CertificateInvoiceFacts, certificateInvoiceWorkflow } from '../rules/workflow.ts';
import { certificateInvoiceFacts } from './certificate-invoice-facts.ts';
import { invoiceEffects } from './invoice-effects.ts';
import { invoiceNotification } from './invoice-notification.ts';
import { certificateInvoiceInScope } from './invoice-scope.ts';
import { invoiceView } from './invoice-view.ts';
import { type StoredInvoice, storedInvoice } from './stored-invoice.ts';
import { invoiceSubjects, isAbout } from './subjects.ts';
import { setInvoiceVersion } from './write-invoice.ts';

/**
 * The certificate's invoice, whose Version counts, and the application whose files include its attachments.
 */
type BilledCertificate = {
  Version: number;
  Invoice: StoredInvoice;
  CertificateId: number;
  ApplicationId: number;
};
type CertificateInvoiceContext = ActionContext<PaymentAction, BilledCertificate, CertificateInvoiceFacts>;

/** Describes a certificate's invoice for the generic action handler. */
export const certificateInvoiceHandler: WorkflowHandler<
  PaymentAction,
  InvoiceStatus,
  BilledCertificate,
  CertificateInvoiceFacts,
  InvoiceView
> = {
  workflow: certificateInvoiceWorkflow,
  lock: lockBilled,
  facts: (tx, row) => certificateInvoiceFacts(tx, row.Invoice),
  prepare: {},
  effects: Object.fromEntries(
    certificateInvoiceWorkflow.Actions.map((action) => [
      action,
      async (job: CertificateInvoiceContext) => {
        await attachFiles(job);
        await invoiceEffects[action]({
          ...job,
          invoice: job.row.Invoice,
          isOver: job.facts.IsOver,
          bankLineCents: job.facts.BankLineCents,
        });
        await notifyInvoiceEvent(job);
        return undefined;
      },
    ]),
  ),
  // Some actions only send a request to the provider; the invoice still gets a new Version after each of them.
  save: async ({ tx, row, at }) => {
    await setInvoiceVersion(tx, row.Invoice.Id, row.Version + 1, at);
  },
  view: (db, actor, CertificateKey, language, at) => invoiceView(db, actor, { CertificateKey }, language, at),
};

/** Locks the certificate, then its invoice: the locking order of every caller that needs both. */
async function lockBilled(tx: Tx, actor: SignedIn, key: string): Promise<BilledCertificate | null> {
  const certificates = invoiceSubjects.get('CERTIFICATE');
  const { CertificateId } =
    (await tx
      .selectFrom('Invoice')
      .select('CertificateId')
      .where(isAbout('CERTIFICATE', [key]))
      .limit(1)
      .executeTakeFirst()) ?? {};
  if (!CertificateId) return null;
  await certificates.lock(tx, CertificateId);
  const invoice = await tx
    .selectFrom('Invoice')
    .select('Invoice.Id')
    .where('Invoice.CertificateId', '=', CertificateId)
    .where(certificateInvoiceInScope(actor))
    .orderBy(sql`invoice.status in (${literals(invoiceStatuses.voided)})`)
    .orderBy('Invoice.Id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) return null;
  const Invoice = await storedInvoice(tx, invoice.Id);
  const ApplicationId = await certificates.filesWith(tx, CertificateId);
  return { Version: Invoice.Version, Invoice, CertificateId, ApplicationId };
}

/** Notifies the same people as for an application's invoice. */
async function notifyInvoiceEvent({
  portal,
  tx,
  at,
  action,
  actor,
  row,
  asRole,
}: CertificateInvoiceContext): Promise<void> {
  const { Invoice, CertificateId } = row;
  const by = { Id: actor.Id, IsClient: asRole !== null && isClient([asRole]) };
  await invoiceNotification.run({
    ...{ tx, portal, event: action, by, at },
    invoice: { Id: Invoice.Id, ApplicationId: null, CertificateId },
  });
}

/** Runs first, so that another user's file refuses the whole action. */
async function attachFiles({ tx, input, row, actor }: CertificateInvoiceContext): Promise<void> {
  const fileKeys = Array.isArray(input.Attachment) ? (input.Attachment as string[]) : [];
  await linkFiles(tx, { fileKeys, applicationId: row.ApplicationId, accountId: actor.Id });
}
