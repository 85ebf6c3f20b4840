import { isClient } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';
import { canSeeAllInvoices } from './can-see-all-invoices.ts';
import { canSeeInvoices } from './can-see-invoices.ts';
import { invoiceInScope } from './invoice-scope.ts';

/** Live updates for open invoice lists and the figures computed from them. */
export const invoiceList = (db: Db): ListKind => ({
  Channels: ['invoice'],
  canJoin: canSeeInvoices,
  scopeKeyOf: (person) => {
    if (isClient(person.Roles)) return `organisation ${person.OrganisationId}`;
    return canSeeAllInvoices(person) ? 'all' : `person ${person.Id}`;
  },
  visibleKeys: async (person, keys) => {
    const rows = await db
      .selectFrom('Invoice')
      .select('Invoice.InvoiceKey')
      .where('Invoice.InvoiceKey', 'in', keys)
      .where(invoiceInScope(person))
      .execute();
    return rows.map(({ InvoiceKey }) => InvoiceKey);
  },
});
