/**
 * Program of a worker thread that renders certificate pages with the built-in template on request, because
 * rendering blocks its thread for about 25 ms.
 */
import { parentPort } from 'node:worker_threads';
import { renderCertificate } from './render-certificate.ts';

/** Functions that the thread offers; parameters and results are plain data. */
const pageWork = { renderCertificate };
export type PageWork = typeof pageWork;

type Question = { Id: number; Name: keyof PageWork; Given: Parameters<PageWork[keyof PageWork]> };

/** Runs in a separate thread, because rendering a page blocks its thread for about 25 ms. */
parentPort?.on('message', ({ Id, Name, Given }: Question) => {
  try {
    parentPort?.postMessage({ Id, Result: pageWork[Name](...Given) });
  } catch (error) {
    parentPort?.postMessage({ Id, Error: error instanceof Error ? error.message : String(error) });
  }
});
