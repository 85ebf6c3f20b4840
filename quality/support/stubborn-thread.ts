import { parentPort } from 'node:worker_threads';

/** A thread that does as instructed, including hanging or crashing. */
const work = {
  echo: (text: string) => text,
  hang: () => {
    for (;;);
  },
  leave: () => process.exit(3),
};
export type StubbornWork = typeof work;

type ThreadCall = { Id: number; Name: keyof StubbornWork; Given: [string] };
parentPort?.on('message', ({ Id, Name, Given }: ThreadCall) => {
  parentPort?.postMessage({ Id, Result: work[Name](...Given) });
});
