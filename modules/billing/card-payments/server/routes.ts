/** Registers all endpoints of the card-payments module, including the webhooks of both providers. */
import { defineHttp } from '#platform/server/http/http-module.ts';
import { connectionRouteHandlers } from './connection/routes.ts';
import { onlineRouteHandlers } from './online-routes.ts';
import { registerWebhook } from './register-webhook.ts';

export const http = defineHttp({
  calls: [...onlineRouteHandlers, ...connectionRouteHandlers],
  register(app, portal) {
    registerWebhook(app, portal, 'SANDBOX', 'sandbox-signature');
    registerWebhook(app, portal, 'STRIPE', 'stripe-signature');
  },
});
