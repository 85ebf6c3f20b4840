import type { Tx } from '#platform/server/database/connect.ts';
import { forgetJobs } from '#platform/server/demo/forget-jobs.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';

/**
 * The demo takes card payments through the sandbox, with an empty ledger, even if a Stripe key is set: no account is charged
 * because of demo data. The start then disconnects it, and an administrator connects Stripe.
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
  // Past sandbox events have been processed already; only future ones are delivered.
  acts: {
    'told already': { place: 50, run: ({ portal }) => forgetJobs(portal.db, 'sandbox.notify', 'DUE') },
  },
};
