import { type RawBuilder, sql } from 'kysely';
import { type SubjectColumns, subject } from '#modules/billing/invoices/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { MovementRow } from '../rules/contract.ts';
import type { Cursor } from './find-movements.ts';

type Row = {
  Kind: MovementRow['Kind'];
  Rank: number;
  Id: number;
  At: Date;
  AtText: string;
  AmountCents: number;
  MovementKey: string;
  InvoiceNo: string;
  OrgName: Localized;
  AboutKind: SubjectColumns['Kind'];
  AboutKey: string;
  PaymentMethod: string | null;
  TransactionNo: string | null;
  Card: string | null;
  Reason: string | null;
  IsOverpayment: boolean;
  IsOffline: boolean;
};
export type Movement = MovementRow & { Below: Cursor };

/**
 * Loads the payments and refunds selected by a query for finance's list and export, with invoice number,
 * organisation, payment method and reference.
 */
export async function movementRows(db: Queries, found: RawBuilder<unknown>): Promise<Movement[]> {
  const { rows } = await sql<Row>`
    select moved.kind, rank, moved.id, moved.at, moved.at::text as at_text, moved.amount_cents,
      coalesce(refund.refund_key, returned.refund_key, payment.payment_key,
        excess.overpayment_key || case when moved.amount_cents < 0 then '-returned' else '' end, invoice.invoice_key) as movement_key,
      invoice.invoice_no, organisation.org_name,
      subject.kind as about_kind, subject.key as about_key, coalesce(excess.payment_method, invoice.payment_method) as payment_method,
      coalesce(excess.transaction_no, invoice.transaction_no) as transaction_no, card,
      coalesce(refund.reason, returned.reason, excess.return_reason) as reason,
      returned.id is not null or excess.id is not null as is_offline,
      coalesce(is_overpayment, false) or excess.id is not null as is_overpayment
    from (${found}) as moved
      join invoice on invoice.id = moved.invoice_id
      join organisation on organisation.id = invoice.organisation_id
      join lateral ${subject()} on true
      left join payment on payment.id = moved.payment_id
      left join refund on refund.id = moved.refund_id
      left join offline_refund as returned on returned.id = moved.offline_refund_id
      left join offline_overpayment as excess on excess.id = moved.overpayment_id
    order by moved.at desc, rank desc, moved.id desc`.execute(db);
  return rows.map((row) => ({
    MovementKey: row.MovementKey,
    Kind: row.Kind,
    At: row.At.toISOString(),
    AmountCents: row.AmountCents,
    InvoiceNo: row.InvoiceNo,
    OrgName: row.OrgName,
    IsOverpayment: row.IsOverpayment,
    About: { Kind: row.AboutKind, Key: row.AboutKey },
    Method: row.Kind === 'OFFLINE' || row.IsOffline ? (row.PaymentMethod as MovementRow['Method']) : 'CARD',
    Reference:
      (row.Kind === 'OFFLINE' ? row.TransactionNo : row.Kind === 'ONLINE' ? row.Card : row.Reason) ?? '',
    Below: { At: row.AtText, Rank: row.Rank, Id: row.Id },
  }));
}
