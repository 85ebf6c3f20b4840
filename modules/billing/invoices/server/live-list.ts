import { isClient } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListKind } from '#platform/server/realtime/types.ts';
import { invoiceInScope } from './invoice-scope.ts';
import { seesEveryInvoice } from './sees-every-invoice.ts';
import { seesMoney } from './sees-money.ts';

/** Open lists of invoices, and the figures made of them. */
export const invoiceList = (db: Db): ListKind => ({
  Channels: ['invoice'],
  mayJoin: seesMoney,
  sightOf: (person) => {
    if (isClient(person.Roles)) return `organisation ${person.OrganisationId}`;
    return seesEveryInvoice(person) ? 'all' : `person ${person.Id}`;
  },
  seen: async (person, keys) => {
    const rows = await db
      .selectFrom('Invoice')
      .select('Invoice.InvoiceKey')
      .where('Invoice.InvoiceKey', 'in', keys)
      .where(invoiceInScope(person))
      .execute();
    return rows.map(({ InvoiceKey }) => InvoiceKey);
  },
});
