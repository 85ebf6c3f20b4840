/**
 * Retry rules of the jobs that generate signed PDFs: the first six attempts require a time stamp, and the
 * last attempt or a template error marks the file as failed.
 */
import type { Attempt } from '#platform/server/jobs/handler.ts';
import { TemplateError } from '#platform/server/pdf/template-error.ts';

/**
 * Attempts that wait for a time stamp, about ten minutes in total; afterwards a file without one is better
 * than none.
 */
const STAMP_ATTEMPTS = 6;

type GenerationAttempt = {
  /** Generates the file. Only the first attempts require a time stamp. */
  make: (isStampAwaited: boolean) => Promise<void>;
  markFailed: () => Promise<unknown>;
  /** Name of the file for the log, used if retrying would not help. */
  what: string;
};

/**
 * Runs one attempt of the job. Fails permanently on the last attempt or if the template cannot print the
 * file.
 */
export async function attemptGeneration(
  attempt: Attempt,
  { make, markFailed, what }: GenerationAttempt,
): Promise<void> {
  try {
    await make((attempt.attempt ?? 1) <= STAMP_ATTEMPTS && !attempt.IsLast);
  } catch (error) {
    const isHopeless = error instanceof TemplateError;
    if (attempt.IsLast || isHopeless) await markFailed();
    if (!isHopeless) throw error;
    console.error(`${what} cannot be rendered with its template:`, error.message);
  }
}
