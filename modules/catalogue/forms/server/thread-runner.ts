/**
 * Runs operations in a worker thread, one at a time from a limited queue: a full queue gives 503, and a task
 * that exceeds its time limit ends the thread, which is replaced.
 */
import { Worker } from 'node:worker_threads';
import { fail } from '#platform/server/http/fail.ts';

/** The operations of a worker thread. Arguments and results are plain data. */
export type ThreadWork = Readonly<Record<string, (...args: never[]) => unknown>>;
type Answer = { Id: number; Result?: unknown; Error?: string };
type Task = {
  Id: number;
  Name: string;
  Given: unknown[];
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

type Options = {
  /** Time limit per task; the thread of a task that exceeds it is replaced. */
  timeoutMs: number;
  /** Additional time for the first task of a new thread, which must load its modules first. */
  startMs?: number;
  /** Idle time after which the thread ends; if unset, it stays. */
  idleMs?: number;
  memoryMb: number;
  /** Maximum number of waiting tasks; further ones are refused with 503. */
  waiting?: number;
  /**
   * Called for each task. If the signal aborts while the task waits, the task leaves the queue and never
   * starts.
   */
  signal?: () => AbortSignal | undefined;
};

/** Each queued task takes up to half a second; beyond this limit callers must retry later. */
const MAX_WAITING = 24;
const BUSY_SECONDS = 5;

const hung = new WeakSet<Worker>();
function terminateHung(worker: Worker): void {
  hung.add(worker);
  void worker.terminate();
}
/** Callers must retry, as when a database does not respond in time. */
const timeoutError = (): Error =>
  Object.assign(new Error('the thread was ended: time limit exceeded'), { code: 'ETIMEDOUT' });
const exitError = (code: number): Error => new Error(`the thread ended with ${code}`);

/** Removes a task from the queue when its caller aborts; a task in progress is completed. */
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
 * Runs tasks in a worker thread, which starts with the first task and again after a crash. The thread gets
 * one task at a time, so a task queued behind one that hangs or crashes is only delayed.
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
    // The worker must not keep a process alive that is otherwise finished.
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
      // The data cannot be cloned and never reaches the thread.
      finish(({ reject }) => reject(error as Error));
    }
  };

  return async <Name extends keyof Table & string>(
    name: Name,
    ...args: Parameters<Table[Name]>
  ): Promise<ReturnType<Table[Name]>> => {
    const caller = signal?.();
    caller?.throwIfAborted();
    if (queue.length >= waiting) fail('ERR_UNAVAILABLE', { RetryAfter: BUSY_SECONDS });
    return new Promise((done, reject) => {
      lastId += 1;
      const resolve = done as Task['resolve'];
      const task = { Id: lastId, Name: name, Given: args, resolve, reject };
      queue.push(task);
      if (caller) cancelOnAbort(caller, queue, task);
      next();
    });
  };
}
