/**
 * Child process that merges PDFs. Some are uploaded by users, and a file of two kilobytes can request
 * gigabytes of memory, so `merge-pdfs.ts` starts it with limits and kills it. Reads and writes files in one
 * folder.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { initBounded } from '#platform/server/operation/bounded/init-bounded.ts';

const [target = '', ...sources] = initBounded();
const merged = await PDF.merge(await Promise.all(sources.map((path) => readFile(path))));
// A signature is not valid for the merged document: its fields would only look broken.
merged.getForm()?.flatten();
await writeFile(target, await merged.save());
process.exit(0);
