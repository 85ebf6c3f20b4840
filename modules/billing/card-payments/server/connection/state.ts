import type { connectionRoutes } from '#modules/billing/invoices/rules/connection-contract.ts';
import type { Context } from '#platform/server/http/context.ts';
import { connectionView } from './connection-view.ts';
import { refreshConnection } from './refresh-connection.ts';

/** Asks the provider first: who comes back from its pages sees what has changed there. */
export async function state(context: Context<typeof connectionRoutes.state>) {
  return connectionView(context.db, context.settings, await refreshConnection(context, context.at));
}
