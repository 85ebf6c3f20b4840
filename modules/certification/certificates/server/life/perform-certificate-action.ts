import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { certificateStatusRoute } from '../../rules/contract.ts';
import type { CertificateAction } from '../../rules/workflow.ts';
import { certificateHandler } from './handler.ts';

export type CertificateActionRequest = Context<typeof certificateStatusRoute> & { actor: SignedIn };
export type CertificateBody = Record<string, unknown> & { CertificateKey: string };

/** Performs one action on one certificate through the action handler, for an API request. */
export function performCertificateAction(
  context: CertificateActionRequest,
  action: CertificateAction,
  input: CertificateBody,
) {
  const { actor, language, at, idempotencyKey } = context;
  return performAction(context, certificateHandler(context), {
    ...{ actor, language, at, idempotencyKey, action, input },
    key: input.CertificateKey,
  });
}
