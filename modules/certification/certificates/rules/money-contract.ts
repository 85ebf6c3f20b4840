import { z } from 'zod';
import {
  certificateMoneyWorkflow,
  invoiceView,
  type PaymentAction,
} from '#modules/billing/invoices/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { certificateView } from './contract.ts';

/** One POST per row of the table of a certificate's invoice. */
export const certificateMoneyRoutes: readonly { Action: PaymentAction; Route: Route }[] =
  certificateMoneyWorkflow.Actions.map((Action) => {
    const row = certificateMoneyWorkflow.Rows[Action];
    const access: readonly Role[] = [...new Set(row.By.flatMap((by) => by.Roles))];
    return {
      Action,
      Route: defineRoute({
        method: 'POST',
        path: row.Path,
        summary: `Invoice of a certificate: ${Action}`,
        access,
        body: row.Input,
        // Sub-accounts see no invoice: they are answered with the certificate.
        data: access.includes('SUB_CLIENT') ? z.union([invoiceView, certificateView]) : invoiceView,
      }),
    };
  });
