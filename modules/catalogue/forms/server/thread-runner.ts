import { Worker } from 'node:worker_threads';
import { fail } from '#platform/server/http/fail.ts';

/** Plain data in, plain data out: what a thread can be asked. */
export type ThreadWork = Readonly<Record<string, (...given: never[]) => unknown>>;
type Answer = { Id: number; Result?: unknown; Error?: string };
type Task = {
  Id: number;
  Name: string;
  Given: unknown[];
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

type Options = {
  /** A piece of work that takes so long hangs: its thread is replaced. */
  timeoutMs: number;
  /** So much longer may the first piece of a new thread take, which has to read its modules before. */
  startMs?: number;
  /** A thread that is idle for so long ends; if unset, it stays. */
  idleMs?: number;
  memoryMb: number;
  /** Pieces of work that may wait behind the current one; more are refused with 503. */
  waiting?: number;
  /** Asked with each piece of work: aborted while it waits, the work leaves the queue and is never started. */
  signal?: () => AbortSignal | undefined;
};

/** Each queued item takes up to half a second; beyond this, callers are asked to retry later. */
const MAX_WAITING = 24;
const BUSY_SECONDS = 5;

const hung = new WeakSet<Worker>();
function terminateHung(worker: Worker): void {
  hung.add(worker);
  void worker.terminate();
}
/** Callers are asked to retry, as when a database does not respond in time. */
const timeoutError = (): Error =>
  Object.assign(new Error('the thread was ended: time limit exceeded'), { code: 'ETIMEDOUT' });
const exitError = (code: number): Error => new Error(`the thread ended with ${code}`);

/** Takes the work out of the queue when its caller is gone; work in progress is finished. */
function cancelOnAbort(caller: AbortSignal, queue: Task[], task: Task): void {
  const leave = (): void => {
    const at = queue.indexOf(task);
    if (at < 0) return;
    queue.splice(at, 1);
    task.reject(caller.reason);
  };
  caller.addEventListener('abort', leave, { once: true });
}

/**
 * Runs work in a separate thread, which starts with the first request and again after a crash. It gets one item at a time: an
 * item queued behind one that hangs or crashes is only delayed.
 */
export function threadRunner<Table extends ThreadWork>(
  file: URL,
  { timeoutMs, startMs = 0, idleMs, memoryMb, waiting = MAX_WAITING, signal }: Options,
) {
  let thread: Worker | null = null;
  let current: (Task & { hangs: NodeJS.Timeout }) | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const queue: Task[] = [];

  const finish = (settle: (task: Task) => void): void => {
    const task = current;
    current = null;
    if (!task) return;
    clearTimeout(task.hangs);
    settle(task);
    next();
  };

  const start = (): Worker => {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    // It must not keep a process alive that is done otherwise.
    worker.unref();
    worker.on('message', ({ Id, Result, Error: message }: Answer) => {
      if (current?.Id !== Id) return;
      finish((task) => (message === undefined ? task.resolve(Result) : task.reject(new Error(message))));
    });
    const fall = (error: Error): void => {
      if (thread !== worker) return;
      thread = null;
      finish((task) => task.reject(error));
    };
    worker.on('error', fall);
    worker.on('exit', (code) => fall(hung.has(worker) ? timeoutError() : exitError(code)));
    return worker;
  };

  const rest = (): void => {
    const worker = thread;
    if (!idleMs || !worker) return;
    idle = setTimeout(() => {
      thread = null;
      void worker.terminate();
    }, idleMs).unref();
  };

  const next = (): void => {
    if (current) return;
    const task = queue.shift();
    if (!task) {
      rest();
      return;
    }
    clearTimeout(idle);
    const patience = thread ? timeoutMs : timeoutMs + startMs;
    thread ??= start();
    const worker = thread;
    current = { ...task, hangs: setTimeout(() => terminateHung(worker), patience).unref() };
    try {
      worker.postMessage({ Id: task.Id, Name: task.Name, Given: task.Given });
    } catch (error) {
      // Data that cannot be cloned; it never reaches the thread.
      finish(({ reject }) => reject(error as Error));
    }
  };

  return async <Name extends keyof Table & string>(
    name: Name,
    ...given: Parameters<Table[Name]>
  ): Promise<ReturnType<Table[Name]>> => {
    const caller = signal?.();
    caller?.throwIfAborted();
    if (queue.length >= waiting) fail('ERR_UNAVAILABLE', { RetryAfter: BUSY_SECONDS });
    return new Promise((done, reject) => {
      lastId += 1;
      const resolve = done as Task['resolve'];
      const task = { Id: lastId, Name: name, Given: given, resolve, reject };
      queue.push(task);
      if (caller) cancelOnAbort(caller, queue, task);
      next();
    });
  };
}
