import type { Texts } from './language.ts';

/** Dry run: a trial application through the form, the chain and the certificate. */
export const trialTexts = {
  TITLE_ASSESSMENT_SERVICE_TRIAL: ['Dry run', '試行', '试运行'],
} as const satisfies Texts;
