import { Worker } from 'node:worker_threads';
import type { FormAnswer, FormWork } from './form-thread.ts';

/** Longer than this no form takes; a thread that is silent so long hangs and is replaced. */
const PATIENCE_MS = 30_000;

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

let thread: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Has the form engine do something in its thread, which starts at the first question and again after a crash. */
export function askFormThread<Name extends keyof FormWork>(
  name: Name,
  ...given: Parameters<FormWork[Name]>
): Promise<ReturnType<FormWork[Name]>> {
  thread ??= startThread();
  const worker = thread;
  lastId += 1;
  const Id = lastId;
  return new Promise((resolve, reject) => {
    const hangs = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    hangs.unref();
    waiting.set(Id, {
      resolve: (result) => {
        clearTimeout(hangs);
        resolve(result as ReturnType<FormWork[Name]>);
      },
      reject: (error) => {
        clearTimeout(hangs);
        reject(error);
      },
    });
    worker.postMessage({ Id, Name: name, Given: given });
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./form-thread.ts', import.meta.url), { execArgv: [] });
  // It must not keep a process alive that is done otherwise.
  worker.unref();
  worker.on('message', ({ Id, Result, Error: message }: FormAnswer) => {
    const one = waiting.get(Id);
    waiting.delete(Id);
    if (message === undefined) one?.resolve(Result);
    else one?.reject(new Error(message));
  });
  const fall = (error: Error) => {
    thread = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on('error', fall);
  worker.on('exit', (code) => thread === worker && fall(new Error(`the form thread ended with ${code}`)));
  return worker;
}
