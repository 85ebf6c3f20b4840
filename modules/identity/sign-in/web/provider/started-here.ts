/**
 * Remembers in the browser tab that it started the sign-in at the identity provider. A code that arrives in
 * another tab is ignored, because an attacker's link could sign the user in to a foreign account.
 */

const STARTED_KEY = 'assay-provider-begun';

/**
 * Marks that this tab started the provider sign-in. A code that arrives in another tab may come from an
 * attacker, whose link would sign the victim in to the attacker's account unnoticed.
 */
export const markStartedHere = (): void => sessionStorage.setItem(STARTED_KEY, 'true');
export const wasStartedHere = (): boolean => sessionStorage.getItem(STARTED_KEY) === 'true';
export const clearStartedHere = (): void => sessionStorage.removeItem(STARTED_KEY);
