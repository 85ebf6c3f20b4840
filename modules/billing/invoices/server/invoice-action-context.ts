import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** An action on an invoice inside the transaction that has locked what the invoice is about. */
export type InvoiceActionContext = {
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
export type InvoiceEffect = (job: InvoiceActionContext) => Promise<void>;

/** A day as given, at noon in Hong Kong so that no time zone moves it; now when none is given. */
export const momentOf = ({ input, at }: InvoiceActionContext): Date =>
  typeof input.DateTime === 'string' ? new Date(`${input.DateTime}T12:00:00+08:00`) : at;
