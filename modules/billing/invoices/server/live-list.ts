import { isClient } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';
import { canSeeAllInvoices } from './can-see-all-invoices.ts';
import { canSeeInvoices } from './can-see-invoices.ts';
import { invoiceInScope } from './invoice-scope.ts';

/**
 * Defines who receives live updates of open invoice lists and finance figures, and for which changed
 * invoices: only those in the user's scope.
 */
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
