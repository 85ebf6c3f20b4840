import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Observed } from './observe.ts';
import { METRICS, type MetricName } from './table.ts';

/** The library is loaded where somebody watches, and nowhere else. */
export async function createRegistry(): Promise<{
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
