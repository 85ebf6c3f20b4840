/** Worker thread that hangs or exits on request, for tests of the thread pool. */
import { parentPort } from 'node:worker_threads';

/** Work on request, including hanging and exiting. */
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
