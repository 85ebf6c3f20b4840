/** Types of the functions that load the data of public pages. */
import type { SitePage } from '../rules/page.ts';
import type { SiteDeps } from './deps.ts';

/** Request parameters as single values without control characters. */
export type PageRequest = {
  Params: Readonly<Record<string, string>>;
  Query: Readonly<Record<string, string>>;
};
export type Shown = {
  Page: SitePage;
  Status?: number;
  /** In seconds. */
  RetryAfter?: number;
  /** Address for the language links, if the requested address cannot be opened again (after a form). */
  Path?: string;
};
export type Loaded =
  | Shown
  /** Redirect after a form (303): going back does not resubmit the form. */
  | { Redirect: string; IsAfterPost?: true };
export type Loader = (request: PageRequest, deps: SiteDeps) => Promise<Loaded>;
