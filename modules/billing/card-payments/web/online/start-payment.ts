import { z } from 'zod';
import type { InvoiceView } from '#modules/billing/invoices/rules/contract.ts';
import { moneyAction } from '#modules/billing/invoices/web/invoice-subjects.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { call, newIntention } from '#platform/web/api/call.ts';

/**
 * The action PAY_ONLINE of what the invoice is about. No Version: whatever else has changed meanwhile, what is owed is
 * what the server says, and a payment that is under way simply goes on.
 */
export async function startPayment({ About }: Pick<InvoiceView, 'About'>): Promise<void> {
  const { path, keyName } = moneyAction(About.Kind, 'PAY_ONLINE');
  const route = defineRoute({
    method: 'POST',
    path,
    summary: 'PAY_ONLINE',
    access: 'session',
    body: z.record(z.string(), z.string()),
    data: z.unknown(),
  });
  await call(route, { body: { [keyName]: About.Key }, idempotencyKey: newIntention() });
}
