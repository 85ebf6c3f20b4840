/**
 * The process in which PDFs are put into one. Some were handed in by people, and a file of two kilobytes can ask for
 * gigabytes; `merge-pdfs.ts` starts it with its bounds and ends it. It reads and writes files of one folder.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { PDF } from '@libpdf/core';

const [, , bytes, ms, target = '', ...sources] = process.argv;

const began = new BigInt64Array(new SharedArrayBuffer(8));
Atomics.store(began, 0, BigInt(Date.now()));
new Worker(new URL('../../../certificate/document/process/watchdog.ts', import.meta.url), {
  workerData: { began, Bytes: Number(bytes), Ms: Number(ms) },
}).unref();

const merged = await PDF.merge(await Promise.all(sources.map((path) => readFile(path))));
// A signature says nothing of other pages than those it was put on: in a copy its fields would only look broken.
merged.getForm()?.flatten();
await writeFile(target, await merged.save());
process.exit(0);
