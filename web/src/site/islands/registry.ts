import { CheckBox } from './check-box.tsx';
import { Consent } from './consent.tsx';
import { Display } from './display.tsx';
import { FileCheck } from './file-check.tsx';
import { TermsUpdate } from './terms-update.tsx';

/** The parts of public pages that live in the browser; everything else stays as the server wrote it. */
export const islands = { CheckBox, Consent, Display, FileCheck, TermsUpdate } as const;

export type IslandName = keyof typeof islands;
