import { runWork } from '../operation/current-work.ts';
import { observe } from '../operation/metrics/observe.ts';
import { span } from '../operation/trace/span.ts';
import { originOf, ownPayload } from './origin.ts';

/**
 * Runs one background job with the id and trace of the request that queued it, and records its duration and
 * outcome in the metrics.
 */
export async function runJob(
  task: string,
  payload: unknown,
  run: (own: unknown) => Promise<void>,
): Promise<void> {
  const since = performance.now();
  const note = (outcome: string) =>
    observe('assay_job_seconds', { task, outcome }, (performance.now() - since) / 1_000);
  try {
    await runWork({ ...originOf(payload), Task: task }, () =>
      span(task, 'CONSUMER', {}, () => run(ownPayload(payload))),
    );
    note('done');
  } catch (error) {
    note('failed');
    throw error;
  }
}
