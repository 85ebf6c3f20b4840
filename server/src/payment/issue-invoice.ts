import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import { feeTotal } from '@assay/shared/service/fee-total.ts';
import type { Tx } from '../db/connect.ts';
import { json } from '../db/json.ts';
import { newKey } from '../db/keys.ts';
import { nextNumber } from '../db/next-number.ts';

type Billed = { Id: number; OrganisationId: number; AssessmentType: AssessmentType };

/** The invoice of an application: lines and amount come from the service version alone, never from a request. */
export async function issueInvoice(
  tx: Tx,
  row: Billed,
  definition: ServiceDefinition,
  at: Date,
): Promise<void> {
  const year = hongKongDate(at).slice(0, 4);
  const number = await nextNumber(tx, `invoice ${year}`);
  await tx
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo: `INV-${year}-${String(number).padStart(5, '0')}`,
      ApplicationId: row.Id,
      OrganisationId: row.OrganisationId,
      AmountCents: feeTotal(definition, row.AssessmentType),
      Lines: json([...(definition.Fees[row.AssessmentType] ?? [])]),
      Status: 'OPEN',
      CreatedAt: at,
    })
    .execute();
}
