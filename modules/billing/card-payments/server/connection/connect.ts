import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ConnectionState, connectionRoutes } from '../../rules/connection-contract.ts';
import { activeProvider } from '../provider/active-provider.ts';
import { callProvider } from '../provider/call-provider.ts';
import { keyMode } from '../provider/key-mode.ts';
import { providers } from '../provider/providers.ts';
import type { AccountState } from '../provider/types.ts';
import { connectionView } from './connection-view.ts';
import { storedConnection } from './stored-connection.ts';

type ConnectRequest = Context<typeof connectionRoutes.connect>;
type CreatedAccount = AccountState & { Account: string | null };

/**
 * Connects the card provider account that receives payments: the key's own account, or a new linked one.
 * Needs fresh authentication; a repeated call returns the account already created.
 */
export async function connect(context: ConnectRequest): Promise<ConnectionState> {
  const { db, settings, actor, at, body, idempotencyKey } = context;
  requireStepUp(actor, at);
  if (body.Way === 'LINKED' && body.Name === undefined) failField('Name', 'FIELD_REQUIRED');
  const made = (await storedConnection(db, settings)) ? null : await createConnection(context);
  const request = { actor, idempotencyKey, action: 'PAYMENT_CONNECT', input: body };
  return db.transaction().execute(async (tx) => {
    const repeated = await repeatedAnswer<ConnectionState>(tx, request);
    if (repeated) return repeated;
    if (made === null || !(await insert(tx, context, made)))
      fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_CONNECTED' }] });
    const view = await connectionView(tx, settings, { IsAway: false });
    await storeAnswer(tx, request, view);
    return view;
  });
}

async function createConnection(context: ConnectRequest): Promise<CreatedAccount> {
  const { settings, body, idempotencyKey } = context;
  const provider = await providers[activeProvider(settings)](context);
  return callProvider(async () => {
    const { Account } =
      body.Way === 'OWN'
        ? { Account: null }
        : await provider.connect(body.Name ?? '', idempotencyKey ?? newKey());
    return { Account, ...(await provider.account(Account)) };
  });
}

/** Returns false if another user was faster. */
async function insert(
  tx: Tx,
  { settings, actor, address, at, body }: ConnectRequest,
  made: CreatedAccount,
): Promise<boolean> {
  const Provider = activeProvider(settings);
  const inserted = await tx
    .insertInto('PaymentConnection')
    .values({
      ...made,
      Name: made.Name || (body.Name ?? ''),
      Provider,
      Mode: keyMode(settings),
      ConnectedById: actor.Id,
      ConnectedAt: at,
      CheckedAt: at,
    })
    .onConflict((conflict) => conflict.column('Provider').doNothing())
    .returning('Provider')
    .executeTakeFirst();
  if (!inserted) return false;
  await audit(tx, {
    AccountId: actor.Id,
    Event: 'PAYMENT_CONNECT',
    Object: Provider,
    Address: address,
    Detail: { Way: body.Way, Account: made.Account, IsCharging: made.IsCharging },
  });
  return true;
}
