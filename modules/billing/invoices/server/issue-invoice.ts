import { sql } from 'kysely';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { nextNumber } from '#platform/server/database/next-number.ts';
import { isPaid } from '../rules/statuses.ts';
import { firstInvoiceStatus } from '../rules/transitions.ts';
import { issuerNow } from './issuer.ts';
import { enqueueInvoiceEmail } from './receipt/send-invoice.ts';
import { recordEvent } from './record-event.ts';
import { readPaymentSetting } from './setting/read-setting.ts';
import { invoiceSubjects } from './subjects.ts';
import type { InvoiceLine } from './tables.ts';

type About = { ApplicationId: number } | { CertificateId: number };

/**
 * Issues an invoice for an application or certificate: number, due date and history, paid at once if the
 * amount is zero, and queues its email. Lines and amount come from the service version alone.
 */
export async function issueInvoice(
  tx: Tx,
  {
    about,
    OrganisationId,
    lines,
    at,
  }: { about: About; OrganisationId: number; lines: InvoiceLine[]; at: Date },
): Promise<void> {
  const today = hongKongDate(at);
  const year = today.slice(0, 4);
  const number = await nextNumber(tx, `invoice ${year}`);
  const { DueDays } = await readPaymentSetting(tx);
  const AmountCents = lines.reduce((sum, line) => sum + line.AmountCents, 0);
  const Status = firstInvoiceStatus(AmountCents);
  const InvoiceNo = `INV-${year}-${String(number).padStart(5, '0')}`;
  const { Id } = await tx
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo,
      Search: sql`${InvoiceNo.toLowerCase()} || ' ' || ${subjectSearch(about)}`,
      ...about,
      OrganisationId,
      AmountCents,
      Lines: json(lines),
      Status,
      PaidAt: isPaid(Status) ? at : null,
      Issuer: json(issuerNow()),
      DueOn: addDays(today, DueDays),
      CreatedAt: at,
      UpdatedAt: at,
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await recordEvent(tx, {
    InvoiceId: Id,
    Event: 'ISSUED',
    At: at,
    AccountId: null,
    AsRole: null,
    FromStatus: Status,
    ToStatus: Status,
    AmountCents,
  });
  await enqueueInvoiceEmail(tx, { Id, OrganisationId, AmountCents });
}

/** Search text of the application or certificate, which also finds its invoice. */
const subjectSearch = (about: About) =>
  'ApplicationId' in about
    ? invoiceSubjects.get('APPLICATION').search(about.ApplicationId)
    : invoiceSubjects.get('CERTIFICATE').search(about.CertificateId);
