/**
 * Gives the generated workflow test its certificate invoices: bills some demo certificates, lists and shows
 * the invoices, and creates the input of each action.
 */
import { certificateInvoiceWorkflow } from '#modules/billing/invoices/rules/workflow.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { Body, WalkedAction, WalkedKind } from './walked-kind.ts';

/**
 * Certificate invoices for the workflow test. The demo data has none, so some of its certificates are billed
 * first.
 */
export async function walkedCertificateInvoices(portal: GeneratedPortal): Promise<WalkedKind> {
  await bill(portal);
  return {
    Table: certificateInvoiceWorkflow,
    standings: () =>
      portal.db
        .selectFrom('Invoice')
        .innerJoin('Certificate', 'Certificate.Id', 'Invoice.CertificateId')
        .select(['CertificateKey as Key', 'Invoice.Status', 'Invoice.Version'])
        .orderBy('Invoice.Id')
        .execute(),
    see: (user, { Key }) => portal.get(user, '/payment/invoice/view', { CertificateKey: Key }),
    body: async ({ who: user, Action, record }: WalkedAction): Promise<Body> => ({
      CertificateKey: record.Key,
      Remark: 'Agreed with the client on the telephone.',
      ...(Action === 'PAY_NOW' && {
        Attachment: [await portal.upload(user, 'document')],
        PaymentMethod: 'FPS',
      }),
      ...(Action === 'PAID' && { TransactionNo: 'FPS-70012233' }),
      ...(Action === 'REFUND_OFFLINE' && {
        AmountCents: 60_00,
        DateTime: hongKongDate(new Date()),
        TransactionNo: 'OUT-70012234',
      }),
      ...(Action === 'CHANGE_PAYMENT_DATE' && { DateTime: hongKongDate(new Date()) }),
    }),
    NotWalked: {
      VOID: 'needs a card payment: payment/given-back.test.ts',
      REFUND: 'needs a card payment: payment/given-back.test.ts',
    },
  };
}

async function bill({ db }: GeneratedPortal): Promise<void> {
  const certificates = await db
    .selectFrom('Certificate')
    .select(['Id', 'OrganisationId'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('Invoice').select('Id').whereRef('Invoice.CertificateId', '=', 'Certificate.Id'),
        ),
      ),
    )
    .orderBy('Id')
    .limit(12)
    .execute();
  const DueOn = hongKongDate(new Date());
  await db
    .insertInto('Invoice')
    .values(
      certificates.map(({ Id, OrganisationId }) => ({
        InvoiceKey: newKey(),
        InvoiceNo: `INV-WALK-${Id}`,
        CertificateId: Id,
        OrganisationId,
        AmountCents: 100_00,
        Lines: json([]),
        Status: 'OPEN' as const,
        DueOn,
      })),
    )
    .execute();
}
