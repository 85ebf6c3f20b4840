import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Screen } from '#platform/common/access/screen.ts';
import { rootFiles } from './assets.ts';

export const routePath = (screen: Screen): string => screen.Path.replaceAll('$', ':');

/** What Vite built: named assets for ever, the few files at the root for a while. */
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
}
