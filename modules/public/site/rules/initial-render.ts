/**
 * Inputs to the web bundle that renders app pages on the server before their scripts load: for all visitors,
 * and for a signed-in user with that user's data.
 */
import type { ScreenTable } from '#platform/common/access/screens.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';

/** Input to the web bundle that renders an app page on the server before its scripts load. */
export type InitialRender = {
  /** Requested path and query of an app screen. */
  Path: string;
  Language: Language;
  Texts: Readonly<Record<string, string>>;
  Config: Configuration;
  /** Screens of all modules. */
  Screens: ScreenTable;
};

/** Input for a signed-in user. */
export type UserRender = InitialRender & {
  /** Announcements that this browser has closed. */
  Closed: readonly string[];
  /** Returns the `data` of a GET endpoint with this user's rights; null if access is refused. */
  read: (path: string, query: unknown) => Promise<unknown>;
};
