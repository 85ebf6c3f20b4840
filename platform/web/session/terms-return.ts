const STORAGE_KEY = 'assay-terms-return';

/** Where the user was going when new terms redirected them to the home page; stored per tab, it never appears in a URL. */
export const saveTermsReturn = (address: string): void => sessionStorage.setItem(STORAGE_KEY, address);

/** That place, once. Only a path of this site is one. */
export function consumeTermsReturn(): string | null {
  const place = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
}
