import type { SitePage } from '../rules/page.ts';
import type { SiteDeps } from './deps.ts';

/** One request as pages see it: single values, no control characters. */
export type PageRequest = {
  Params: Readonly<Record<string, string>>;
  Query: Readonly<Record<string, string>>;
};
export type Shown = {
  Page: SitePage;
  Status?: number;
  /** Seconds. */
  RetryAfter?: number;
  /** Where the same page is had in another language, where its own address cannot be opened. */
  Path?: string;
};
export type Loaded =
  | Shown
  /** After a form: the browser fetches the next page, and going back does not resubmit. */
  | { Redirect: string; IsAfterPost?: true };
export type Loader = (asked: PageRequest, deps: SiteDeps) => Promise<Loaded>;
