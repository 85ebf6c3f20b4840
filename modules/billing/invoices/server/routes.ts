import { seesMoney } from '#modules/applications/applications/server/invoice-view.ts';
import { bindOnline } from '#modules/billing/card-payments/server/online-routes.ts';
import { certificateDoor } from '#modules/certification/certificates/server/life/door.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { act } from '#platform/server/workflow/act.ts';
import { certificateMoneyRoutes, invoiceRoutes } from '../rules/contract.ts';
import type { CertificateMoneyAction } from '../rules/workflow.ts';
import { certificateMoneyDoor } from './certificate-money-door.ts';
import { listInvoices } from './invoice-list.ts';
import { viewInvoice } from './invoice-view.ts';
import { bindOffline } from './offline/routes.ts';

type Asked = Context<(typeof invoiceRoutes)['view']> & { actor: SignedIn };
type Body = Record<string, unknown> & { CertificateKey: string };

export function bindPayment(bind: Bind): void {
  bindOffline(bind);
  bind(invoiceRoutes.list, listInvoices);
  bind(invoiceRoutes.view, viewInvoice);
  bindOnline(bind);
  for (const { Action, Route } of certificateMoneyRoutes)
    bind(Route, (context) => onCertificate(context as Asked, Action, context.body as Body));
}

const onCertificate = (context: Asked, action: CertificateMoneyAction, input: Body) => {
  const { actor, language, at, idempotencyKey } = context;
  const wish = { actor, language, at, idempotencyKey, action, input, key: input.CertificateKey };
  // Sub-accounts see no invoice: they are answered with the certificate.
  return seesMoney(actor)
    ? act(context, certificateMoneyDoor, wish)
    : act(context, { ...certificateMoneyDoor, view: certificateDoor(context).view }, wish);
};
