import type { Language } from '../i18n/language.ts';

/**
 * A screen rendered on the server for one user before its scripts load, with the data that was read for it.
 */
export type PrerenderedScreen = {
  Language: Language;
  /** HTML by `data-part`, to fill the placeholders in the page rendered for everyone. */
  Html: string;
  /** The data, by the query keys under which the app caches it. */
  Reads: readonly { Key: readonly unknown[]; Data: unknown }[];
};
