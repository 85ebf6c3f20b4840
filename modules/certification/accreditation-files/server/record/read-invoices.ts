import { canSeeInvoices, isAbout, withSubject } from '#modules/billing/invoices/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { AccreditationFileReader } from './reader.ts';
import type { InvoiceRecord } from './record.ts';

/**
 * Reads for the accreditation file the invoices of the assessments and of the certificate itself, with their
 * events; empty if the reader may not see invoices.
 */
export async function readInvoices(
  { db, actor, language }: AccreditationFileReader,
  certificateKey: string,
  applicationKeys: readonly string[],
): Promise<InvoiceRecord[]> {
  if (!canSeeInvoices(actor)) return [];
  const rows = await withSubject(db.selectFrom('Invoice'))
    .where((eb) => eb.or([isAbout('CERTIFICATE', [certificateKey]), isAbout('APPLICATION', applicationKeys)]))
    .orderBy('Invoice.Id')
    .execute();
  const invoices: InvoiceRecord[] = [];
  for (const row of rows) {
    const { InvoiceNo, Status, DueOn, AmountCents, PaidCents, RefundedCents, TransactionNo } = row;
    invoices.push({
      ...{ InvoiceNo, Status, DueOn, AmountCents, PaidCents, RefundedCents, TransactionNo },
      About: row.SubjectNo ?? '',
      IssuedOn: hongKongDate(row.CreatedAt),
      Lines: row.Lines.map((line) => ({
        Description: localizedText(line.Description, language),
        AmountCents: line.AmountCents,
      })),
      PaidAt: row.PaidAt?.toISOString() ?? null,
      PaymentMethod: row.PaymentMethod,
      Events: await eventsOf(db, row.Id),
    });
  }
  return invoices;
}

async function eventsOf(db: Queries, invoiceId: number): Promise<InvoiceRecord['Events']> {
  const rows = await db
    .selectFrom('InvoiceEvent')
    .leftJoin('Account', 'Account.Id', 'InvoiceEvent.AccountId')
    .select(['InvoiceEvent.Event', 'InvoiceEvent.At', 'InvoiceEvent.AmountCents', 'InvoiceEvent.Remark'])
    .select(['Account.FirstName', 'Account.LastName'])
    .where('InvoiceEvent.InvoiceId', '=', invoiceId)
    .orderBy('InvoiceEvent.Seq')
    .execute();
  return rows.map(({ At, FirstName, LastName, ...event }) => ({
    ...event,
    At: At.toISOString(),
    By: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
  }));
}
