import type { Attempt } from '#platform/server/jobs/handler.ts';
import { TemplateBroken } from '#platform/server/pdf/template-broken.ts';

/** About ten minutes of a job's growing pauses: then a file without a time stamp is better than none. */
const STAMP_ATTEMPTS = 6;

type Making = {
  /** Makes the file. A time stamp is waited for in the first attempts only. */
  make: (isStampAwaited: boolean) => Promise<void>;
  markFailed: () => Promise<unknown>;
  /** For the log, where trying again would not help. */
  what: string;
};

/** One attempt of a job at a file. It fails permanently with the last attempt, or if its template cannot print it. */
export async function tryToMake(attempt: Attempt, { make, markFailed, what }: Making): Promise<void> {
  try {
    await make((attempt.No ?? 1) <= STAMP_ATTEMPTS && !attempt.IsLast);
  } catch (error) {
    const isHopeless = error instanceof TemplateBroken;
    if (attempt.IsLast || isHopeless) await markFailed();
    if (!isHopeless) throw error;
    console.error(`${what} cannot be rendered with its template:`, error.message);
  }
}
