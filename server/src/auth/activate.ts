import type { authRoutes } from '@assay/shared/auth/contract.ts';
import type { Context } from '../http/context.ts';
import { audit } from '../log/audit.ts';
import { countTry } from './limits.ts';
import { type LinkPurpose, redeemLink } from './links.ts';
import { type NewSession, openSession } from './sessions.ts';

type CodeContext = Context<typeof authRoutes.activate>;

/** Opens a pending account with the code of its mail and signs in. */
export const activate = (context: CodeContext): Promise<NewSession> => withCode(context, 'ACTIVATE');

/** A one-time code for a session, once. */
export const exchange = (context: CodeContext): Promise<NewSession> => withCode(context, 'EXCHANGE');

async function withCode(context: CodeContext, purpose: LinkPurpose): Promise<NewSession> {
  const { db, body, at, address } = context;
  await countTry(db, { kind: 'code', address });
  return db.transaction().execute(async (tx) => {
    const { Id } = await redeemLink(tx, [purpose], body.Code, at);
    if (purpose === 'ACTIVATE')
      await tx.updateTable('Account').set({ Status: 'ACTIVE' }).where('Id', '=', Id).execute();
    await audit(tx, { AccountId: Id, Event: purpose, Address: address });
    return openSession(tx, Id, context);
  });
}
