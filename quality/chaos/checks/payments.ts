/**
 * Chaos checks of payments: invoices, payments and refunds agree with the payment provider, each event of
 * the provider is processed once, and no charged card is missing in the portal.
 */
import { sql } from 'kysely';
import { runReconciliation } from '#modules/billing/reconciliation/server/run-reconciliation.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import type { Check } from './check.ts';
import { differences } from './differences.ts';

export const payments: readonly Check[] = [
  {
    name: 'MONEY',
    reads: 'invoices, payments, refunds and the records of the provider (`npm run portal -- check payments`)',
    meaning: 'the amounts do not agree',
    find: ({ portal }) =>
      differences(
        runReconciliation(
          { db: portal.db, settings: readSettings({ DATA_DIR: portal.dataDir, PUBLIC_URL: portal.url }) },
          { at: new Date(), since: null },
        ),
      ),
  },
  {
    name: 'EVENT_TWICE',
    reads: 'the events of the provider, by the number that it gave each event',
    meaning: 'one event was stored as two',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Id: string; Times: number }>`
        select convert_from(body, 'utf8')::json ->> 'Id' as id, count(*)::int as times
        from payment_event where provider = 'SANDBOX' group by 1 having count(*) > 1`.execute(portal.db);
      return rows.map(({ Id, Times }) => `${Id} is there ${Times} times`);
    },
  },
  {
    name: 'PAID_LOST',
    reads: 'every card that the provider charged, and the invoice it was charged for',
    meaning: 'a payment is missing in the portal',
    find: async ({ portal }) => {
      const { rows } = await sql<{ Line: string }>`
        select sandbox_payment.reference || ': ' || coalesce(invoice.status, 'no invoice') || ', ' ||
          coalesce((select string_agg(status || ' synced ' || sync_count || coalesce(' ' || failure_code, ''), ', ') from payment
            where payment.invoice_id = invoice.id), 'no payment') as line
        from sandbox_payment left join invoice on invoice.invoice_no = sandbox_payment.reference
        where sandbox_payment.created_at > ${portal.since} and sandbox_payment.status = 'SUCCEEDED' and coalesce(invoice.status, '') = 'OPEN'
          and not exists (select from sandbox_refund where payment_id = sandbox_payment.id)`.execute(
        portal.db,
      );
      return rows.map(({ Line }) => Line);
    },
  },
];
