import { Worker } from 'node:worker_threads';

/** Plain data in, plain data out: what a thread can be asked. */
// biome-ignore lint/suspicious/noExplicitAny: the table of a thread says what each takes
type Work = Readonly<Record<string, (...given: any[]) => unknown>>;
type Answer = { Id: number; Result?: unknown; Error?: string };
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

type Options = {
  /** A thread that is silent so long hangs and is replaced. */
  patienceMs: number;
  /** A thread that nobody asks for so long ends; without it, it stays. */
  idleMs?: number;
  memoryMb?: number;
};

/** Asks a thread of its own, which starts at the first question and again after a crash. */
export function threadAsker<Table extends Work>(file: URL, { patienceMs, idleMs, memoryMb }: Options) {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const fall = (error: Error): void => {
    thread = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const limits = memoryMb ? { resourceLimits: { maxOldGenerationSizeMb: memoryMb } } : {};
    const worker = new Worker(file, { execArgv: [], ...limits });
    // It must not keep a process alive that is done otherwise.
    worker.unref();
    worker.on('message', ({ Id, Result, Error: message }: Answer) => {
      const one = waiting.get(Id);
      waiting.delete(Id);
      if (message === undefined) one?.resolve(Result);
      else one?.reject(new Error(message));
      if (idleMs && waiting.size === 0) idle = setTimeout(() => void end(worker), idleMs).unref();
    });
    worker.on('error', (error: Error) => thread === worker && fall(error));
    worker.on('exit', (code) => thread === worker && fall(new Error(`the thread ended with ${code}`)));
    return worker;
  };

  const end = async (worker: Worker): Promise<void> => {
    if (thread === worker) thread = null;
    await worker.terminate();
  };

  return <Name extends keyof Table & string>(
    name: Name,
    ...given: Parameters<Table[Name]>
  ): Promise<ReturnType<Table[Name]>> => {
    clearTimeout(idle);
    thread ??= start();
    const worker = thread;
    lastId += 1;
    const Id = lastId;
    return new Promise((resolve, reject) => {
      const hangs = setTimeout(() => void worker.terminate(), patienceMs);
      hangs.unref();
      waiting.set(Id, {
        resolve: (result) => {
          clearTimeout(hangs);
          resolve(result as ReturnType<Table[Name]>);
        },
        reject: (error) => {
          clearTimeout(hangs);
          reject(error);
        },
      });
      try {
        worker.postMessage({ Id, Name: name, Given: given });
      } catch (error) {
        // Data that cannot be handed over; the thread never hears of it.
        waiting.get(Id)?.reject(error as Error);
        waiting.delete(Id);
      }
    });
  };
}
