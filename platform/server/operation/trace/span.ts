/**
 * Records an operation, such as a request, job or external call, as a span of the current trace; does
 * nothing where tracing is off, without loading OpenTelemetry.
 */
import { currentWork, runWork } from '../current-work.ts';

export type SpanKind = 'SERVER' | 'CLIENT' | 'CONSUMER';
export type Attributes = Record<string, string | number>;
export type OpenSpan = {
  /** Its position in W3C `traceparent` format: the parent of spans created within it. */
  trace: string;
  end: (more?: Attributes, error?: unknown) => void;
};
type Open = (name: string, kind: SpanKind, attributes: Attributes, parent: string | null) => OpenSpan;

let open: Open | null = null;

/** Enables spans; OpenTelemetry is not loaded before (`start-tracing.ts`). */
export const traceWith = (opening: Open | null): void => {
  open = opening;
};

export const isTraced = (): boolean => open !== null;

/** Opens a span; null without tracing. The caller ends it. */
export const openSpan = (
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  parent: string | null,
): OpenSpan | null => open?.(name, kind, attributes, parent) ?? null;

/** Runs the work as a child of the current span. Costs nothing without tracing. */
export async function span<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const current = currentWork();
  const opened = openSpan(name, kind, attributes, current?.Trace ?? null);
  if (!opened) return work();
  try {
    const done = await runWork({ RequestId: null, ...current, Trace: opened.trace }, work);
    opened.end();
    return done;
  } catch (error) {
    opened.end({}, error);
    throw error;
  }
}
