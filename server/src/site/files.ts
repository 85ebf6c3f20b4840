import type { Screen } from '@assay/shared/access/screen.ts';
import { screens } from '@assay/shared/access/screens.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { rootFiles } from './assets.ts';

export const routePath = (screen: Screen): string => screen.Path.replaceAll('$', ':');

/** What Vite built: named assets for ever, the few files at the root for a while, the app's page at each of its screens. */
export async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  // The build lays packed copies beside scripts and styles.
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true });
  app.get('/assets/*', (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true });
  });
  for (const file of await rootFiles(client)) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: '1h' }));
  }
  const appPaths = Object.values<Screen>(screens)
    .filter((screen) => screen.Layout !== 'frontend')
    .map(routePath);
  for (const path of new Set(appPaths)) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false }),
    );
  }
}
