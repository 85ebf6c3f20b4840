/** Nightly job of the email templates module: deletes the texts of old emails. */
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { sweepMailTexts } from './sweep-mail-texts.ts';

export const nightly = {
  'words of mails': { place: 120, run: ({ db }) => sweepMailTexts(db) },
} satisfies NightlySteps;
