import type { invoiceRoutes, PaymentAction } from '#modules/billing/invoices/rules/index.ts';
import { certificateMoneyDoor, seesMoney } from '#modules/billing/invoices/server/index.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { answer, type Call } from '#platform/server/http/http-module.ts';
import { act } from '#platform/server/workflow/act.ts';
import { certificateMoneyRoutes } from '../rules/money-contract.ts';
import { certificateDoor } from './life/door.ts';

type Asked = Context<(typeof invoiceRoutes)['view']> & { actor: SignedIn };
type Body = Record<string, unknown> & { CertificateKey: string };

/** The actions on the invoice of a certificate. */
export const certificateMoneyCalls: readonly Call[] = [
  ...certificateMoneyRoutes.map(({ Action, Route }) =>
    answer(Route, (context) => onCertificate(context as Asked, Action, context.body as Body)),
  ),
];

const onCertificate = (context: Asked, action: PaymentAction, input: Body) => {
  const { actor, language, at, idempotencyKey } = context;
  const asked = { actor, language, at, idempotencyKey, action, input, key: input.CertificateKey };
  // Sub-accounts see no invoice: they are answered with the certificate.
  return seesMoney(actor)
    ? act(context, certificateMoneyDoor, asked)
    : act(context, { ...certificateMoneyDoor, view: certificateDoor(context).view }, asked);
};
