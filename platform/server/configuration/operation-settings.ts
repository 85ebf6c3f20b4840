import { z } from 'zod';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(absent, type.optional());
const whole = z.coerce.number().int();

/** Operator settings for monitoring, shutdown and limits. */
export const operationSettings = {
  /** A second port for monitoring: `/metrics`, `/health/live`, `/health/ready`. Must never be publicly reachable. */
  METRICS_PORT: optional(whole.min(0).max(65_535)),
  METRICS_HOST: z.preprocess(absent, z.string().trim().min(1).default('0.0.0.0')),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  /** Between "not ready" and the closed port: balancers are to notice. 5 in production, else 0; in seconds. */
  DRAIN_SECONDS: optional(whole.min(0).max(15)),
  /** Maximum concurrent requests per process; above it, less urgent requests are asked to retry. */
  IN_FLIGHT_LIMIT: z.preprocess(absent, whole.min(10).max(10_000).default(200)),
  /** Of those, how many one account may have under way. */
  ACCOUNT_IN_FLIGHT_LIMIT: z.preprocess(absent, whole.min(1).max(10_000).default(10)),
  /** Reading calls of one account in a minute at one process; a fifth of it actions, a tenth exports. */
  ACCOUNT_CALL_LIMIT: z.preprocess(absent, whole.min(10).max(1_000_000).default(600)),
  /** A clamd that sees every file before it is kept: `tcp://host:port` or `unix:///path`. */
  CLAMD_URL: optional(z.url({ protocol: /^(tcp|unix)$/ })),
  /** Where traces go (OTLP over HTTP); without it nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** The share of requests that are traced, 0 to 1; those that come with a decision keep theirs. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(absent, z.coerce.number().min(0).max(1).default(1)),
};
