import { applicationWorkflow } from '@assay/shared/application/workflow.ts';
import { defineRoute } from '@assay/shared/contract/define-route.ts';
import type { InvoiceView } from '@assay/shared/payment/contract.ts';
import { certificateMoneyWorkflow } from '@assay/shared/payment/workflow.ts';
import { z } from 'zod';
import { call, newIntention } from '../../api/call.ts';

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
