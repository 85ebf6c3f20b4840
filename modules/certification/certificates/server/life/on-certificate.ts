import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { act } from '#platform/server/workflow/act.ts';
import type { certificateStatusRoute } from '../../rules/contract.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import { certificateDoor } from './door.ts';

export type AskedOfCertificate = Context<typeof certificateStatusRoute> & { actor: SignedIn };
export type CertificateBody = Record<string, unknown> & { CertificateKey: string };

/** One action on one certificate, through the action handler. */
export function onCertificate(
  context: AskedOfCertificate,
  action: CertificateAction,
  input: CertificateBody,
) {
  const { actor, language, at, idempotencyKey } = context;
  return act(context, certificateDoor(context), {
    ...{ actor, language, at, idempotencyKey, action, input },
    key: input.CertificateKey,
  });
}
