import type { ScreenTable } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';

/** What the server hands to the web bundle that draws a page of the app before its scripts are there. */
export type InitialRender = {
  /** Path and query as asked for, of a screen that is not on the public site. */
  Path: string;
  Language: Language;
  Texts: Readonly<Record<string, string>>;
  Config: Configuration;
  /** Of all modules. */
  Screens: ScreenTable;
};

/** The same for one person who is signed in. */
export type UserRender = InitialRender & {
  /** Announcements that this browser has closed. */
  Closed: readonly string[];
  /** The API's `data` of a GET route, as this person gets it; null where they get none. */
  read: (path: string, query: unknown) => Promise<unknown>;
};
