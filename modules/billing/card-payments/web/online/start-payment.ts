import { z } from 'zod';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import type { InvoiceView } from '#modules/billing/invoices/rules/contract.ts';
import { certificateMoneyWorkflow } from '#modules/billing/invoices/rules/workflow.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { call, newIntention } from '#platform/web/api/call.ts';

/**
 * The action PAY_ONLINE of what the invoice is about. No Version: whatever else has changed meanwhile, what is owed is
 * what the server says, and a payment that is under way simply goes on.
 */
export async function startPayment({ About }: Pick<InvoiceView, 'About'>): Promise<void> {
  const isApplication = About.Kind === 'APPLICATION';
  const { Path } = (isApplication ? applicationWorkflow : certificateMoneyWorkflow).Rows.PAY_ONLINE;
  const route = defineRoute({
    method: 'POST',
    path: Path,
    summary: 'PAY_ONLINE',
    access: 'session',
    body: z.record(z.string(), z.string()),
    data: z.unknown(),
  });
  const body = { [isApplication ? 'ApplicationKey' : 'CertificateKey']: About.Key };
  await call(route, { body, idempotencyKey: newIntention() });
}
