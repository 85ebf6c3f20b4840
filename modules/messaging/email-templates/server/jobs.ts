import type { NightSteps } from '#platform/server/jobs/nightly.ts';
import { sweepMailWords } from './sweep-words.ts';

export const nightly = {
  'words of mails': { place: 120, run: ({ db }) => sweepMailWords(db) },
} satisfies NightSteps;
