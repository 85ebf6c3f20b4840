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

type Asked = { Id: number; Name: keyof StubbornWork; Given: [string] };
parentPort?.on('message', ({ Id, Name, Given }: Asked) => {
  parentPort?.postMessage({ Id, Result: work[Name](...Given) });
});
