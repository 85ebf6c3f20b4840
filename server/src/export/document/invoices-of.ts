import type { Queries } from '../../db/connect.ts';
import type { SignedIn } from '../../http/context.ts';
import { invoiceInScope } from '../../payment/invoice-scope.ts';

/** The invoices of applications that this person may see, in the order of the applications. */
export async function invoicesOf(
  db: Queries,
  actor: SignedIn,
  keys: readonly string[],
): Promise<{ Id: number; InvoiceNo: string; ApplicationKey: string }[]> {
  const rows = await db
    .selectFrom('Invoice')
    .innerJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .select(['Invoice.Id', 'Invoice.InvoiceNo', 'Application.ApplicationKey'])
    .where('Application.ApplicationKey', 'in', [...keys])
    .where(invoiceInScope(actor) as never)
    .orderBy('Invoice.Id')
    .execute();
  return keys.flatMap((key) => rows.filter((row) => row.ApplicationKey === key));
}
