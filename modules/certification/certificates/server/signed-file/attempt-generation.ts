import type { Attempt } from '#platform/server/jobs/handler.ts';
import { TemplateError } from '#platform/server/pdf/template-error.ts';

/** About ten minutes of a job's growing pauses: then a file without a time stamp is better than none. */
const STAMP_ATTEMPTS = 6;

type GenerationAttempt = {
  /** Makes the file. A time stamp is waited for in the first attempts only. */
  make: (isStampAwaited: boolean) => Promise<void>;
  markFailed: () => Promise<unknown>;
  /** For the log, where trying again would not help. */
  what: string;
};

/** One attempt of a job at a file. It fails permanently with the last attempt, or if its template cannot print it. */
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
