import type { Configuration } from '../auth/contract.ts';
import type { Language } from '../translation/language.ts';

/** What the server hands to the web bundle that draws a page of the app before its scripts are there. */
export type FirstSight = {
  /** Path and query as asked for, of a screen that is not on the public site. */
  Path: string;
  Language: Language;
  Texts: Readonly<Record<string, string>>;
  Config: Configuration;
};
