import type { Tx } from '#platform/server/database/connect.ts';
import { forgetJobs } from '#platform/server/demo/forget-jobs.ts';
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';

/**
 * The demo takes cards through the sandbox, with its books empty, also where there is a key of Stripe's: nobody's
 * account is charged because of demo data. The start then closes it again, and an administrator connects Stripe.
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
  // What the sandbox told in the past was taken over already; only what is still to happen is told.
  acts: { 'told already': { place: 50, run: ({ portal }) => forgetJobs(portal.db, 'sandbox.tell', 'DUE') } },
};
