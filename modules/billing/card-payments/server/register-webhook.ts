import type { FastifyInstance } from 'fastify';
import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { reachableProviders } from './provider/active-provider.ts';
import { providers } from './provider/providers.ts';
import { WEBHOOK_PATHS } from './provider/webhook-paths.ts';
import { receiveEvent } from './receive-event.ts';

/** Where a provider tells that something changed. Its body is kept as bytes: the signature is on those. */
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
      // Of a provider that cannot be asked there is nothing to hear; the sandbox finishes what was begun in it.
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
