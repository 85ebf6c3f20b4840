import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../../configuration/settings.ts';
import type { Db } from '../../database/connect.ts';
import { answerHealth } from '../answer-health.ts';
import type { Readiness } from '../readiness.ts';
import { within } from '../within.ts';
import { createRegistry } from './create-registry.ts';
import { type Observed, observeInto } from './observe.ts';
import { readFigures } from './read-figures.ts';

const PATIENCE_MS = 2_000;

export type Metrics = {
  port: number;
  /** Asked at each scrape. */
  ask: (figures: () => Observed[]) => void;
  /** What the whole portal is like is read from here. */
  started: (db: Db) => void;
  stop: () => Promise<void>;
};

/**
 * `/metrics`, `/health/live` and `/health/ready` on a port of their own, also of processes that answer nobody else and
 * of those that are still starting.
 */
export async function startMetrics(
  {
    METRICS_PORT,
    METRICS_HOST,
    PORTAL_ROLE,
  }: Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST' | 'PORTAL_ROLE'>,
  readiness: Readiness,
): Promise<Metrics> {
  const { registry, note } = await createRegistry();
  observeInto(note);
  note('assay_build_info', { version: VERSION, node: process.version, role: PORTAL_ROLE }, 1);
  const asked: (() => Observed[])[] = [];
  let db: Db | null = null;
  const collect = async (): Promise<string> => {
    for (const one of asked) for (const observed of one()) note(...observed);
    const figures = db ? await within(PATIENCE_MS, readFigures(db), null) : null;
    note('assay_database_up', {}, figures ? 1 : 0);
    for (const observed of figures ?? []) note(...observed);
    return registry.metrics();
  };
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path === '/metrics')
      return response.writeHead(200, { 'content-type': registry.contentType }).end(await collect());
    if (path !== '/health/live' && path !== '/health/ready') return response.writeHead(404).end();
    const { status, body } = await answerHealth(path, readiness);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    ask: (figures) => void asked.push(figures),
    started: (ours) => {
      db = ours;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const VERSION = process.env['npm_package_version'] ?? '0.1.0';
