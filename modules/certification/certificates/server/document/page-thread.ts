import { parentPort } from 'node:worker_threads';
import { renderCertificate } from './render-certificate.ts';

/** What a page thread can be asked: plain data in, plain data out. */
const pageWork = { renderCertificate };
export type PageWork = typeof pageWork;

type Question = { Id: number; Name: keyof PageWork; Given: Parameters<PageWork[keyof PageWork]> };

/** Runs in a thread of its own: making a page takes some 25 ms in which nothing else of that thread goes on. */
parentPort?.on('message', ({ Id, Name, Given }: Question) => {
  try {
    parentPort?.postMessage({ Id, Result: pageWork[Name](...Given) });
  } catch (error) {
    parentPort?.postMessage({ Id, Error: error instanceof Error ? error.message : String(error) });
  }
});
