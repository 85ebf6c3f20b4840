/**
 * Remembers per tab, never in a URL, where the user was going when new terms redirected them to the home
 * page, and returns it once after they have accepted.
 */

const STORAGE_KEY = 'assay-terms-return';

/**
 * Stores where the user was going when new terms redirected them to the home page; per tab, never in a URL.
 */
export const saveTermsReturn = (address: string): void => sessionStorage.setItem(STORAGE_KEY, address);

/** Returns the stored address and removes it. Only a path of this site is accepted. */
export function consumeTermsReturn(): string | null {
  const place = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
}
