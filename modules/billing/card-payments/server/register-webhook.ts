import type { FastifyInstance } from 'fastify';
import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { reachableProviders } from './provider/active-provider.ts';
import { providers } from './provider/providers.ts';
import { WEBHOOK_PATHS } from './provider/webhook-paths.ts';
import { receiveEvent } from './receive-event.ts';

/**
 * Registers the endpoint that receives a card provider's webhook events. Reads the request body as raw
 * bytes, because the signature covers those.
 */
export function registerWebhook(
  app: FastifyInstance,
  portal: Portal,
  name: ProviderName,
  signatureHeader: string,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post(WEBHOOK_PATHS[name], async (request) => {
      // An unreachable provider sends no events; payments started in the sandbox are still completed there.
      if (!reachableProviders(portal.settings).includes(name)) fail('ERR_NOT_FOUND');
      const signature = request.headers[signatureHeader];
      await receiveEvent(portal, await providers[name](portal), {
        body: request.body instanceof Buffer ? request.body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
        address: request.ip,
      });
      return { data: {} };
    });
  });
}
