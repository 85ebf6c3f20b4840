import { sql, type Updateable } from 'kysely';
import { recordEvent } from '#modules/billing/card-payments/server/record-event.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import type { InvoiceEventName } from '../rules/statuses.ts';
import type { StoredInvoice } from './stored-invoice.ts';
import type { MoneyTables } from './tables.ts';

/** A deed on an invoice inside the transaction that has locked what the invoice is about. */
export type MoneyJob = {
  tx: Tx;
  invoice: StoredInvoice;
  input: Record<string, unknown>;
  actor: SignedIn;
  asRole: Role | null;
  at: Date;
  portal: Pick<Portal, 'isQuiet'>;
  /** What was invoiced has ended: nothing more is owed for it. */
  isOver: boolean;
};
export type Deed = (job: MoneyJob) => Promise<void>;
export type Change = Updateable<MoneyTables['Invoice']>;

/** Changes the columns of an invoice and records the event, with what was given with it. */
export async function changeByDeed(
  job: MoneyJob,
  Event: InvoiceEventName,
  set: Change,
  AmountCents?: number,
  Data?: Record<string, unknown>,
) {
  const { tx, invoice, input, actor, asRole, at } = job;
  await tx
    .updateTable('Invoice')
    .set({ ...set, Version: sql`version + 1`, UpdatedAt: at })
    .where('Id', '=', invoice.Id)
    .execute();
  await recordEvent(tx, {
    InvoiceId: invoice.Id,
    Event,
    At: at,
    ...actedBy(actor, asRole),
    FromStatus: invoice.Status,
    ToStatus: set.Status ?? invoice.Status,
    ...(AmountCents !== undefined && { AmountCents }),
    Remark: typeof input.Remark === 'string' ? input.Remark : null,
    Data: {
      ...Data,
      // Who may read the deed's files is decided by it, also when another proof has taken their place.
      ...(Array.isArray(input.Attachment) && { Attachment: input.Attachment as string[] }),
    },
  });
}

/** A day as given, at noon in Hong Kong so that no time zone moves it; now when none is given. */
export const momentOf = ({ input, at }: MoneyJob): Date =>
  typeof input.DateTime === 'string' ? new Date(`${input.DateTime}T12:00:00+08:00`) : at;
