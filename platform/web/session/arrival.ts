/**
 * Remembers for the dashboard why the route guard redirected there, so that it can explain it: a page not
 * available to the user's role, or an email link with a code opened while signed in. Stored per tab.
 */
import type { RedirectReason } from '#platform/common/access/navigate.ts';
import { WINDOW_DATA_PREFIX } from './clear-window-data.ts';

/**
 * Why the route guard redirected to the dashboard: a page that is not available to the user's role, or an email link that was
 * opened while signed in (its one-time code is in `Link`).
 */
export type Arrival = { Kind: 'ROLE' } | { Kind: 'LINK'; Link: string };

/**
 * Stored per tab and never in a URL, so that a link's code stays out of the history; removed with the
 * session.
 */
const STORAGE_KEY = `${WINDOW_DATA_PREFIX}arrival`;

/** Opening a sign-in page directly while signed in needs no explanation; only a link with a code does. */
export function saveArrival(why: RedirectReason, address: string): void {
  const arrival: Arrival | null =
    why === 'ROLE'
      ? { Kind: 'ROLE' }
      : new URL(address, 'http://x').searchParams.has('code')
        ? { Kind: 'LINK', Link: address }
        : null;
  if (arrival) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(arrival));
}

export function savedArrival(): Arrival | null {
  // The server also renders the dashboard.
  if (typeof sessionStorage === 'undefined') return null;
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored === null ? null : (JSON.parse(stored) as Arrival);
}

export const clearArrival = (): void => sessionStorage.removeItem(STORAGE_KEY);
