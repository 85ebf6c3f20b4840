/**
 * Adds an entry to an invoice's history, and to the event log if a user acted, with the status before and
 * after; the caller has locked the invoice.
 */
import { sql } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { InvoiceEventName, InvoiceStatus } from '../rules/statuses.ts';

export type InvoiceEventRecord = {
  InvoiceId: number;
  Event: InvoiceEventName;
  At: Date;
  /** Null: the provider, or a job of the portal. */
  AccountId: number | null;
  AsRole: Role | null;
  FromStatus: InvoiceStatus;
  ToStatus: InvoiceStatus;
  AmountCents?: number;
  Remark?: string | null;
  Data?: Record<string, unknown>;
};

/** Records an event of an invoice, whose row the caller has locked. */
export async function recordEvent(tx: Tx, { Data, ...happening }: InvoiceEventRecord): Promise<void> {
  await tx
    .insertInto('InvoiceEvent')
    .values({
      ...happening,
      AmountCents: happening.AmountCents ?? null,
      Remark: happening.Remark?.trim() || null,
      Data: json(Data ?? {}),
      Seq: sql<number>`(select coalesce(max(seq), 0) + 1 from invoice_event where invoice_id = ${happening.InvoiceId})`,
    })
    .execute();
  if (happening.AccountId !== null) await log(tx, happening);
}

/** Logs the actions of users; reports of providers are logged separately, unchanged. */
async function log(tx: Tx, { InvoiceId, Event, AccountId, ...happening }: InvoiceEventRecord): Promise<void> {
  const { InvoiceNo } = await tx
    .selectFrom('Invoice')
    .select('InvoiceNo')
    .where('Id', '=', InvoiceId)
    .executeTakeFirstOrThrow();
  await audit(tx, {
    AccountId,
    Event: 'INVOICE_CHANGE',
    Object: InvoiceNo,
    Detail: {
      Action: Event,
      ...(happening.AsRole && { AsRole: happening.AsRole }),
      ...(happening.AmountCents !== undefined && { AmountCents: happening.AmountCents }),
      Before: { InvoiceStatus: happening.FromStatus },
      After: { InvoiceStatus: happening.ToStatus },
    },
  });
}
