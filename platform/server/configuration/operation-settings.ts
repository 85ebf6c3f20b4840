import { z } from 'zod';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(absent, type.optional());
const whole = z.coerce.number().int();

/**
 * Environment variables, with validation and defaults, for monitoring, logging, graceful shutdown and the
 * limits of concurrent requests and calls per account.
 */
export const operationSettings = {
  /** A second port for monitoring: `/metrics`, `/health/live`, `/health/ready`. Must never be publicly reachable. */
  METRICS_PORT: optional(whole.min(0).max(65_535)),
  METRICS_HOST: z.preprocess(absent, z.string().trim().min(1).default('0.0.0.0')),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  /**
   * Seconds between "not ready" and closing the port, so that load balancers notice. Default 5 in
   * production, else 0.
   */
  DRAIN_SECONDS: optional(whole.min(0).max(15)),
  /** Maximum concurrent requests per process; above it, less urgent requests are asked to retry. */
  IN_FLIGHT_LIMIT: z.preprocess(absent, whole.min(10).max(10_000).default(200)),
  /** Maximum concurrent requests per account. */
  ACCOUNT_IN_FLIGHT_LIMIT: z.preprocess(absent, whole.min(1).max(10_000).default(10)),
  /**
   * Read calls per minute for one account in one process; actions are limited to a fifth of it, exports to a
   * tenth.
   */
  ACCOUNT_CALL_LIMIT: z.preprocess(absent, whole.min(10).max(1_000_000).default(600)),
  /** Address of a clamd that scans every file before it is stored: `tcp://host:port` or `unix:///path`. */
  CLAMD_URL: optional(z.url({ protocol: /^(tcp|unix)$/ })),
  /** Endpoint for traces (OTLP over HTTP); without it no OpenTelemetry code is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** Share of requests that are traced, 0 to 1; requests that arrive with a sampling decision keep it. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(absent, z.coerce.number().min(0).max(1).default(1)),
};
