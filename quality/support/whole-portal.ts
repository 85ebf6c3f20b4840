import { rmSync } from 'node:fs';
import { connect as openConnection } from 'node:net';
import { bindSite } from '#modules/public/site/server/bind-site.ts';
import { startTestPortal, type TestPortal } from './portal.ts';
import { builtSite } from './site.ts';

type Served = { method: string; path: string };
export type WholePortal = TestPortal & {
  /** Of the open port. */
  port: number;
  /** Every address that something answers at, as it was registered. */
  served: () => Served[];
  /** What the wire brings back for exactly these bytes. */
  raw: (request: string) => Promise<string>;
};

/** Pages are built once in a process, however many files of tests ask for them. */
const BUILT_SITE = Symbol.for('assay built site');
const builtPages = globalThis as { [BUILT_SITE]?: Promise<string> };

function site(): Promise<string> {
  builtPages[BUILT_SITE] ??= builtSite().then((dist) => {
    process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
    return dist;
  });
  return builtPages[BUILT_SITE];
}

/** API, public pages and files of one portal, as one process of it serves them; on a port of its own. */
export async function startWholePortal(environment: Record<string, string> = {}): Promise<WholePortal> {
  const portal = await startTestPortal(environment);
  await bindSite(portal.app, portal.portal, { dist: await site() });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as { port: number };
  return {
    ...portal,
    port,
    served: () => servedBy(portal.app.printRoutes({ commonPrefix: false })),
    raw: (request) => exchange(port, request),
  };
}

/** Fastify prints its routes as a tree: nested entries continue their parent's path. */
function servedBy(printed: string): Served[] {
  const above: { depth: number; path: string }[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', text = ''] = /^([│├└─\s]*)(.*)$/.exec(line) ?? [];
    if (text === '') return [];
    const [, own = '', methods] = /^(.*?)(?: \(([A-Z, -]+)\))?$/.exec(text) ?? [];
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop();
    const path = `${above.at(-1)?.path ?? ''}${own}`;
    above.push({ depth: indent.length, path });
    return (methods?.split(', ') ?? []).map((method) => ({ method, path }));
  });
}

const exchange = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = openConnection(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.write(request, 'latin1');
  });
