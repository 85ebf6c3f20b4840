/**
 * Serves `/metrics` (Prometheus) and the health endpoints on a separate port, METRICS_PORT, with figures of
 * the process and portal-wide figures read from the database.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from '../../configuration/settings.ts';
import type { Db } from '../../database/connect.ts';
import { countJobs } from '../../jobs/job-state.ts';
import { answerHealth } from '../answer-health.ts';
import { portalVersion } from '../portal-version.ts';
import type { Readiness } from '../readiness.ts';
import { withTimeout } from '../with-timeout.ts';
import { counted } from './module-figures.ts';
import { type Observed, observeInto } from './observe.ts';
import { METRICS, type MetricName } from './table.ts';

type Figures = {
  Mails: number;
  Sessions: number;
  Unsealed: number;
  UnsealedAge: number;
  NotifyShare: number;
};

/** Reads the portal-wide metrics from the database; every process reports the same values. */
async function readFigures(db: Db): Promise<Observed[]> {
  const { rows } = await sql<Figures>`
    select mails, ${counted.get('SESSIONS')} as sessions, log.*, pg_notification_queue_usage()::float8 as notify_share
    from (select count(*)::int as mails from mail where status = 'QUEUED') as mails,
      (select count(*)::int as unsealed,
        coalesce(extract(epoch from now() - min(audit.at)), 0)::float8 as unsealed_age
      from audit_unsealed join audit on audit.id = audit_id) as log`.execute(db);
  const [found] = rows;
  if (!found) return [];
  const jobs = await countJobs(db);
  return [
    ['assay_jobs', { state: 'due' }, jobs.WAITING],
    ['assay_jobs', { state: 'failed' }, jobs.FAILED],
    ['assay_jobs_oldest_seconds', {}, jobs.OldestSeconds],
    ['assay_mails_waiting', {}, found.Mails],
    ['assay_sessions', {}, found.Sessions],
    ['assay_log_unsealed', {}, found.Unsealed],
    ['assay_log_unsealed_seconds', {}, found.UnsealedAge],
    ['assay_notify_queue_share', {}, found.NotifyShare],
  ];
}

/** Creates the registry; the library is loaded only where monitoring is enabled. */
async function createRegistry(): Promise<{
  registry: Registry;
  note: (...observed: Observed) => void;
}> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  const made = new Map<MetricName, (labels: Record<string, string>, value: number) => void>();
  for (const [name, row] of Object.entries(METRICS)) {
    const { Type, Help: help } = row;
    const options = { name, help, labelNames: 'Labels' in row ? row.Labels : [], registers: [registry] };
    const kinds = { counter: prometheus.Counter, gauge: prometheus.Gauge, histogram: prometheus.Histogram };
    const metric = new kinds[Type]({ ...options, ...('Buckets' in row && { buckets: [...row.Buckets] }) });
    made.set(name as MetricName, writerOf(metric));
  }
  return { registry, note: (name, labels, value) => made.get(name)?.(labels, value) };
}

function writerOf(metric: Counter | Gauge | Histogram) {
  return (labels: Record<string, string>, value: number): void => {
    if ('observe' in metric) metric.observe(labels, value);
    else if ('set' in metric) metric.set(labels, value);
    else metric.inc(labels, value);
  };
}

const TIMEOUT_MS = 2_000;

export type Metrics = {
  port: number;
  /** Registers metrics that are read at each scrape. */
  ask: (figures: () => Observed[]) => void;
  /** Sets the database from which portal-wide metrics are read. */
  started: (db: Db) => void;
  stop: () => Promise<void>;
};

/**
 * Serves `/metrics`, `/health/live` and `/health/ready` on a separate port, also for processes without
 * another port and for those still starting.
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
  const collectors: (() => Observed[])[] = [];
  let db: Db | null = null;
  const collect = async (): Promise<string> => {
    for (const one of collectors) for (const observed of one()) note(...observed);
    const figures = db ? await withTimeout(TIMEOUT_MS, readFigures(db), null) : null;
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
    ask: (figures) => void collectors.push(figures),
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

const VERSION = portalVersion();
