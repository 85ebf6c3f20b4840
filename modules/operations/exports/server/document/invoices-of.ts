import { invoiceInScope } from '#modules/billing/invoices/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * Finds the invoices of the selected applications that the user may see, in the order of the applications,
 * for the export of invoices.
 */
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
    .where(invoiceInScope(actor))
    .orderBy('Invoice.Id')
    .execute();
  return keys.flatMap((key) => rows.filter((row) => row.ApplicationKey === key));
}
