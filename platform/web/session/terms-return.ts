const PLACE = 'assay-terms-return';

/** Where somebody was going when new terms led them to the home page; kept by the tab, it never stands in an address. */
export const keepTermsReturn = (address: string): void => sessionStorage.setItem(PLACE, address);

/** That place, once. Only a path of this site is one. */
export function takeTermsReturn(): string | null {
  const place = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
}
