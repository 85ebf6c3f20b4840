import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import { addDays, hongKongDate } from '@assay/shared/format/dates.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Tx } from '../db/connect.ts';
import { json } from '../db/json.ts';
import { newKey } from '../db/keys.ts';
import type { InvoiceLine } from '../db/money-tables.ts';
import { nextNumber } from '../db/next-number.ts';
import { recordEvent } from './record-event.ts';

/** Days until an invoice is due (assumption A57). */
const DUE_DAYS = 30;

type About = { ApplicationId: number } | { CertificateId: number };
type Billed = { Id: number; OrganisationId: number; AssessmentType: AssessmentType };

/** Lines and amount come from the service version alone, never from a request. */
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
  const AmountCents = lines.reduce((sum, line) => sum + line.AmountCents, 0);
  // Where nothing is owed, nothing waits to be paid.
  const Status = AmountCents === 0 ? 'PAID' : 'OPEN';
  const { Id } = await tx
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo: `INV-${year}-${String(number).padStart(5, '0')}`,
      ...about,
      OrganisationId,
      AmountCents,
      Lines: json(lines),
      Status,
      PaidAt: Status === 'PAID' ? at : null,
      DueOn: addDays(today, DUE_DAYS),
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
}

/** The invoice of an application: what its assessment costs. */
export const invoiceApplication = (
  tx: Tx,
  row: Billed,
  definition: ServiceDefinition,
  at: Date,
): Promise<void> =>
  issueInvoice(tx, {
    about: { ApplicationId: row.Id },
    OrganisationId: row.OrganisationId,
    lines: [...(definition.Fees[row.AssessmentType] ?? [])],
    at,
  });
