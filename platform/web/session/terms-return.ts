const PLACE = 'assay-terms-return';

/** Where the user was going when new terms redirected them to the home page; stored per tab, it never appears in a URL. */
export const keepTermsReturn = (address: string): void => sessionStorage.setItem(PLACE, address);

/** That place, once. Only a path of this site is one. */
export function takeTermsReturn(): string | null {
  const place = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
}
