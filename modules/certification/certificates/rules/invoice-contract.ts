import { z } from 'zod';
import {
  certificateInvoiceWorkflow,
  invoiceView,
  type PaymentAction,
} from '#modules/billing/invoices/rules/index.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { certificateView } from './contract.ts';

/** One POST per row of the table of a certificate's invoice. */
export const certificateInvoiceRoutes: readonly { Action: PaymentAction; Route: Route }[] =
  certificateInvoiceWorkflow.Actions.map((Action) => {
    const route = actionRoute(certificateInvoiceWorkflow.Rows[Action], {
      summary: `Invoice of a certificate: ${Action}`,
      data: invoiceView,
    });
    // Sub-accounts see no invoice: they are answered with the certificate.
    const isOfSubs = route.access.includes('SUB_CLIENT');
    return {
      Action,
      Route: isOfSubs ? { ...route, data: z.union([invoiceView, certificateView]) } : route,
    };
  });
