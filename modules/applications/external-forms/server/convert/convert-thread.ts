import '#platform/server/threads/hear-texts.ts';
import { serveThread } from '#modules/catalogue/forms/server/serve-thread.ts';
import { convertEntry } from './convert-entry.ts';
import { prefillEntry } from './prefill-entry.ts';
import { questionFacts } from './question-facts.ts';

/** What this thread can be asked: entries of forms on another server, to and from answers of ours. */
const convertWork = { convertEntry, prefillEntry, questionFacts };
export type ConvertWork = typeof convertWork;

serveThread(convertWork);
