import type { Settings } from '../../configuration/settings.ts';
import { type OpenSpan, type SpanKind, traceWith } from './span.ts';

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOBODY = /^0+$/;

/**
 * Starts sending traces to the OTLP collector in the settings, if there is one, and only then loads
 * OpenTelemetry. Spans contain routes, statement names, tasks and statuses; no values, keys or people.
 */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG, PORTAL_ROLE }: Settings,
  part: 'portal' | 'worker' = 'portal',
): Promise<{ stop: () => Promise<void> } | null> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'assay',
      'service.instance.id': `${process.pid}-${part}`,
      'assay.role': PORTAL_ROLE,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('assay');
  const contextOf = (parent: string | null) => {
    const [, traceId = '', spanId = '', flags = '00'] = PARENT.exec(parent ?? '') ?? [];
    return traceId === '' || NOBODY.test(traceId) || NOBODY.test(spanId)
      ? api.ROOT_CONTEXT
      : api.trace.setSpanContext(api.ROOT_CONTEXT, {
          traceId,
          spanId,
          traceFlags: Number.parseInt(flags, 16),
          isRemote: true,
        });
  };
  traceWith((name, kind, attributes, parent): OpenSpan => {
    const made = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
    const { traceId, spanId, traceFlags } = made.spanContext();
    return {
      trace: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: (more = {}, error) => {
        made.setAttributes(more);
        // The error's type, not its message, which may contain user input.
        if (error !== undefined)
          made.setStatus({
            code: api.SpanStatusCode.ERROR,
            message: error instanceof Error ? error.name : 'failed',
          });
        made.end();
      },
    };
  });
  const KINDS: Record<SpanKind, number> = {
    SERVER: api.SpanKind.SERVER,
    CLIENT: api.SpanKind.CLIENT,
    CONSUMER: api.SpanKind.CONSUMER,
  };
  return {
    stop: async () => {
      traceWith(null);
      await provider.shutdown();
    },
  };
}
