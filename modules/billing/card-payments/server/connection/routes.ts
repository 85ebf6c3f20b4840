import { connectionRoutes } from '#modules/billing/invoices/rules/connection-contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { connect } from './connect.ts';
import { disconnect } from './disconnect.ts';
import { link } from './link.ts';
import { state } from './state.ts';

export function bindConnection(bind: Bind): void {
  bind(connectionRoutes.state, state);
  bind(connectionRoutes.connect, connect);
  bind(connectionRoutes.link, link);
  bind(connectionRoutes.disconnect, disconnect);
}
