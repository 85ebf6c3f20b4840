import { parentPort } from 'node:worker_threads';
import type { ThreadWork } from './thread-runner.ts';

type Question = { Id: number; Name: string; Given: never[] };
type Answer = { Id: number; Result?: unknown; Error?: string };

/** The worker side of `threadRunner`: runs the requested operations in this thread, one at a time. */
export function serveThread(work: ThreadWork): void {
  parentPort?.on('message', (question: Question) => {
    parentPort?.postMessage(answer(work, question));
  });
}

function answer(work: ThreadWork, { Id, Name, Given }: Question): Answer {
  try {
    return { Id, Result: work[Name]?.(...Given) };
  } catch (error) {
    return { Id, Error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
