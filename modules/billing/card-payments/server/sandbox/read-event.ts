import { z } from 'zod';
import { fail } from '#platform/server/http/fail.ts';
import type { ProviderEvent } from '../provider/types.ts';
import { isSigned } from './sign.ts';

/** Body of an event, as `tell.ts` sends it. */
const sandboxEventBody = z.object({
  Id: z.string().max(60),
  Type: z.string().max(60),
  Account: z.string().max(60).nullable(),
  PaymentId: z.string().max(60).nullable(),
  PaymentKey: z.string().max(60).nullable(),
  CreatedAt: z.iso.datetime(),
});

/** What a signed body says; refuses with ERR_FORBIDDEN what is not the sandbox's own word of the last minutes. */
export function readSandboxEvent(
  secret: Buffer,
  body: Buffer,
  signature: string | undefined,
  at: Date,
): ProviderEvent {
  if (!isSigned(secret, body, signature, at)) return fail('ERR_FORBIDDEN');
  const said = sandboxEventBody.safeParse(parse(body));
  if (!said.success) return fail('ERR_FORBIDDEN');
  const { Id, Type, Account, PaymentId, PaymentKey, CreatedAt } = said.data;
  return {
    EventId: Id,
    Type,
    Account,
    CreatedAt: new Date(CreatedAt),
    ProviderPaymentId: PaymentId,
    ProviderSessionId: null,
    PaymentKey,
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
