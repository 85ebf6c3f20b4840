/**
 * Records a value of a metric from anywhere in the server; it goes to the process's metrics registry or,
 * from a worker thread, to its parent process, and nowhere without monitoring.
 */
import type { MetricName } from './table.ts';

export type Observed = [name: MetricName, labels: Record<string, string>, value: number];
type Sink = (...observed: Observed) => void;

let sink: Sink | null = null;

/** Sets where metrics are recorded: the process's registry, or from a thread in its parent process. */
export const observeInto = (into: Sink): void => {
  sink = into;
};

export const isObserved = (): boolean => sink !== null;

/** Records one value of a metric; does nothing without monitoring. */
export const observe: Sink = (...observed) => sink?.(...observed);
