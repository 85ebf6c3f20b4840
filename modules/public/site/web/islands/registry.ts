import { BadgeMaker } from './badge-maker.tsx';
import { CheckBox } from './check-box.tsx';
import { Consent } from './consent.tsx';
import { Display } from './display.tsx';
import { FaqSearch } from './faq-search.tsx';
import { FileCheck } from './file-check.tsx';
import { LogCheck } from './log-check.tsx';
import { TermsUpdate } from './terms-update.tsx';

/**
 * Registry of the interactive parts of public pages (islands) that run in the browser; everything else is
 * static HTML.
 */
export const islands = {
  BadgeMaker,
  CheckBox,
  Consent,
  Display,
  FaqSearch,
  FileCheck,
  LogCheck,
  TermsUpdate,
} as const;

export type IslandName = keyof typeof islands;
