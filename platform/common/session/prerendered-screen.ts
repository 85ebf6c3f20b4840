import type { Language } from '../i18n/language.ts';

/** What a person sees of a screen before its scripts are there, with everything that was read for it. */
export type PrerenderedScreen = {
  Language: Language;
  /** Keyed by `data-part`, to fill the placeholders in the page rendered for everyone. */
  Html: string;
  /** By the keys under which the app keeps what it reads. */
  Reads: readonly { Key: readonly unknown[]; Data: unknown }[];
};
