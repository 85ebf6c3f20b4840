import { parentPort } from 'node:worker_threads';
import type { ThreadWork } from './thread-runner.ts';

type Question = { Id: number; Name: string; Given: never[] };
type Answer = { Id: number; Result?: unknown; Error?: string };

/**
 * Worker side of `thread-runner.ts`: runs the operations that the main thread requests, one at a time, and
 * returns each result or error.
 */
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
