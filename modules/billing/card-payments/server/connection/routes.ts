/**
 * Endpoints for administrators: state of the provider connection, connect, open the provider's page,
 * disconnect.
 */
import { requireStepUp } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { connectionRoutes } from '../../rules/connection-contract.ts';
import { callProvider } from '../provider/call-provider.ts';
import { providers } from '../provider/providers.ts';
import { connect } from './connect.ts';
import { connectionView } from './connection-view.ts';
import { disconnect } from './disconnect.ts';
import { notConnected } from './not-connected.ts';
import { refreshConnection } from './refresh-connection.ts';
import { storedConnection } from './stored-connection.ts';

/** Queries the provider first, so that users returning from its pages see what has changed there. */
async function state(context: Context<typeof connectionRoutes.state>) {
  return connectionView(context.db, context.settings, await refreshConnection(context, context.at));
}

/**
 * Creates a link to the provider's page, which can be opened once. The page controls where the account's
 * money goes, so it requires the same fresh authentication as connecting.
 */
async function link(context: Context<typeof connectionRoutes.link>): Promise<{ Url: string }> {
  const { db, settings, actor, at, address } = context;
  requireStepUp(actor, at);
  const known = (await storedConnection(db, settings)) ?? notConnected();
  const provider = await providers[known.Provider](context);
  const page = await callProvider(() => provider.link(known.Account, `${settings.PUBLIC_URL}/stripe`));
  await audit(db, {
    AccountId: actor.Id,
    Event: 'PAYMENT_CONNECT_LINK',
    Object: known.Provider,
    Address: address,
    Detail: { Account: known.Account },
  });
  return page;
}

export const connectionRouteHandlers: readonly RouteHandler[] = [
  ...answerAll(connectionRoutes, { state, connect, link, disconnect }),
];
