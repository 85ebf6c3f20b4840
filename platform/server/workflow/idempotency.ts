/**
 * Makes a repeated request that changes data execute only once: stores its result by user and idempotency
 * key, returns it for the repetition, and refuses the same key with different content.
 */
import { createHash } from 'node:crypto';
import type { Tx } from '../database/connect.ts';
import { json } from '../database/json.ts';
import { recordRepetition } from '../database/written-tables.ts';
import type { SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';

type IdempotentRequest = { actor: SignedIn; idempotencyKey: string | null; action: string; input: unknown };

/**
 * Returns the stored result of this user's earlier request with this key; null for the first one, whose key
 * is reserved here. If two arrive at once, the second waits on the unique index until the first has
 * committed.
 */
export async function repeatedAnswer<View>(tx: Tx, request: IdempotentRequest): Promise<View | null> {
  if (!request.idempotencyKey) return null;
  const mine = {
    AccountId: request.actor.Id,
    Key: request.idempotencyKey,
    RequestHash: requestHash(request),
  };
  const taken = await tx
    .insertInto('Idempotency')
    .values({ ...mine, Response: json(null) })
    .onConflict((conflict) => conflict.columns(['AccountId', 'Key']).doNothing())
    .returning('Key')
    .executeTakeFirst();
  if (taken) return null;
  const stored = await tx
    .selectFrom('Idempotency')
    .select(['RequestHash', 'Response'])
    .where('AccountId', '=', mine.AccountId)
    .where('Key', '=', mine.Key)
    .executeTakeFirstOrThrow();
  if (!stored.RequestHash.equals(mine.RequestHash))
    fail('ERR_VALIDATION', { Fields: [{ Field: 'Idempotency-Key', Code: 'FIELD_INVALID' }] });
  recordRepetition();
  return stored.Response as View;
}

export async function storeAnswer(tx: Tx, request: IdempotentRequest, view: unknown): Promise<void> {
  if (!request.idempotencyKey) return;
  await tx
    .updateTable('Idempotency')
    .set({ Response: json(view) })
    .where('AccountId', '=', request.actor.Id)
    .where('Key', '=', request.idempotencyKey)
    .execute();
}

const requestHash = (request: IdempotentRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([request.action, request.input]))
    .digest();
