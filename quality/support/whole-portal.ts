/**
 * Starts a test portal as one process serves it (API, public pages, files) on a real port, with its list of
 * routes and raw byte requests, for attack tests.
 */
import { rmSync } from 'node:fs';
import { connect as openConnection } from 'node:net';
import { bindSite } from '#modules/public/site/server/bind-site.ts';
import { startTestPortal, type TestPortal } from './portal.ts';
import { builtSite } from './site.ts';

type Served = { method: string; path: string };
export type WholePortal = TestPortal & {
  /** The port on which the portal listens. */
  port: number;
  /** Returns every registered route. */
  served: () => Served[];
  /** Sends exactly these bytes and returns the raw response. */
  raw: (request: string) => Promise<string>;
};

/** The pages are built once per process, regardless of the number of test files. */
const BUILT_SITE = Symbol.for('assay built site');
const builtPages = globalThis as { [BUILT_SITE]?: Promise<string> };

function site(): Promise<string> {
  builtPages[BUILT_SITE] ??= builtSite().then((dist) => {
    process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
    return dist;
  });
  return builtPages[BUILT_SITE];
}

/** Starts API, public pages and files of one portal as a single process serves them, on a separate port. */
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

/** Parses Fastify's route tree, in which nested entries continue the path of their parent. */
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
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.write(request, 'latin1');
  });
