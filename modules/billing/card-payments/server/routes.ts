import { defineHttp } from '#platform/server/http/http-module.ts';
import { connectionCalls } from './connection/routes.ts';
import { onlineCalls } from './online-routes.ts';
import { registerWebhook } from './register-webhook.ts';

export const http = defineHttp({
  calls: [...onlineCalls, ...connectionCalls],
  register(app, portal) {
    registerWebhook(app, portal, 'SANDBOX', 'sandbox-signature');
    registerWebhook(app, portal, 'STRIPE', 'stripe-signature');
  },
});
