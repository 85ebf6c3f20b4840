/** Demo data: connects the card-payment sandbox with an empty ledger. */
import type { Tx } from '#platform/server/database/connect.ts';
import { forgetJobs } from '#platform/server/demo/complete-jobs.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';

/**
 * Connects the sandbox, with an empty ledger, even if a Stripe key is set: demo data must not charge a real
 * account. The next start disconnects it, and an administrator connects Stripe.
 */
async function seedConnection(tx: Tx): Promise<void> {
  await tx
    .insertInto('PaymentConnection')
    .values({
      Provider: 'SANDBOX',
      Account: 'sba_demo',
      Name: 'Sandbox',
      IsCharging: true,
      IsPayingOut: true,
      ConnectedById: null,
    })
    .execute();
}

export const demo: ModuleDemo = {
  emptied: ['SandboxPayment', 'SandboxRefund', 'SandboxEvent', 'PaymentConnection', 'PaymentEvent'],
  rows: { connection: { place: 90, run: seedConnection } },
  // Past sandbox events are already processed; only future ones are delivered.
  acts: {
    'told already': { place: 50, run: ({ portal }) => forgetJobs(portal.db, 'sandbox.notify', 'DUE') },
  },
};
