/**
 * Type of the context in which payment actions change an invoice, inside the transaction that has locked its
 * record, and the payment time that the user entered (noon in Hong Kong; default: now).
 */
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** Context of an action on an invoice, inside the transaction that has locked the invoiced record. */
export type InvoiceActionContext = {
  tx: Tx;
  invoice: StoredInvoice;
  input: Record<string, unknown>;
  actor: SignedIn;
  asRole: Role | null;
  at: Date;
  portal: Pick<Portal, 'isQuiet'>;
  /** The invoiced record has ended: nothing more is owed for it. */
  isOver: boolean;
  /** PAID by a bank statement line: the amount of the line, which is what arrived. */
  bankLineCents?: number | undefined;
};
export type InvoiceEffect = (job: InvoiceActionContext) => Promise<void>;

/** Returns the given date at noon in Hong Kong, so that no time zone changes it; now if none is given. */
export const momentOf = ({ input, at }: InvoiceActionContext): Date =>
  typeof input.DateTime === 'string' ? new Date(`${input.DateTime}T12:00:00+08:00`) : at;
