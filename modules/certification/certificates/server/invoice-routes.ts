import type { invoiceRoutes, PaymentAction } from '#modules/billing/invoices/rules/index.ts';
import { canSeeInvoices, certificateInvoiceHandler } from '#modules/billing/invoices/server/index.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { answer, type RouteHandler } from '#platform/server/http/http-module.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { certificateInvoiceRoutes } from '../rules/invoice-contract.ts';
import { certificateHandler } from './life/handler.ts';

type Caller = Context<(typeof invoiceRoutes)['view']> & { actor: SignedIn };
type Body = Record<string, unknown> & { CertificateKey: string };

/**
 * API handlers of the actions on a certificate's invoice. Sub-accounts, who may not see invoices, get the
 * certificate as the response.
 */
export const certificateInvoiceRouteHandlers: readonly RouteHandler[] = [
  ...certificateInvoiceRoutes.map(({ Action, Route }) =>
    answer(Route, (context) => performInvoiceAction(context as Caller, Action, context.body as Body)),
  ),
];

const performInvoiceAction = (context: Caller, action: PaymentAction, input: Body) => {
  const { actor, language, at, idempotencyKey } = context;
  const request = { actor, language, at, idempotencyKey, action, input, key: input.CertificateKey };
  // Sub-accounts may not see invoices, so their response contains the certificate.
  return canSeeInvoices(actor)
    ? performAction(context, certificateInvoiceHandler, request)
    : performAction(
        context,
        { ...certificateInvoiceHandler, view: certificateHandler(context).view },
        request,
      );
};
