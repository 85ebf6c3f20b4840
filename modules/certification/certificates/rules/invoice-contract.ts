import { z } from 'zod';
import {
  certificateInvoiceWorkflow,
  invoiceView,
  type PaymentAction,
} from '#modules/billing/invoices/rules/index.ts';
import { SUB_CLIENT } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { actionRoute } from '#platform/common/workflow/action-route.ts';
import { certificateView } from './contract.ts';

/**
 * API contract of the actions on a certificate's invoice: one POST per action of its workflow. Sub-accounts,
 * who may not see invoices, get the certificate as the response.
 */
export const certificateInvoiceRoutes: readonly { Action: PaymentAction; Route: Route }[] =
  certificateInvoiceWorkflow.Actions.map((Action) => {
    const route = actionRoute(certificateInvoiceWorkflow.Rows[Action], {
      summary: `Invoice of a certificate: ${Action}`,
      data: invoiceView,
    });
    // Sub-accounts may not see invoices, so their response contains the certificate.
    const isOfSubs = route.access.includes(SUB_CLIENT);
    return {
      Action,
      Route: isOfSubs ? { ...route, data: z.union([invoiceView, certificateView]) } : route,
    };
  });
