/**
 * The process in which PDFs are put into one. Some were handed in by people, and a file of two kilobytes can ask for
 * gigabytes; `merge-pdfs.ts` starts it with its bounds and ends it. It reads and writes files of one folder.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { initBounded } from '#platform/server/operation/bounded/init-bounded.ts';

const [target = '', ...sources] = initBounded();
const merged = await PDF.merge(await Promise.all(sources.map((path) => readFile(path))));
// A signature says nothing of other pages than those it was put on: in a copy its fields would only look broken.
merged.getForm()?.flatten();
await writeFile(target, await merged.save());
process.exit(0);
