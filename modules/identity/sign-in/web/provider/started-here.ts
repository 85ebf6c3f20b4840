const STARTED_KEY = 'assay-provider-begun';

/**
 * Marks that this tab went to the provider. A code that arrives in a tab which did not may come from an attacker: following
 * their link would sign the victim in as them unnoticed.
 */
export const markStartedHere = (): void => sessionStorage.setItem(STARTED_KEY, 'true');
export const wasStartedHere = (): boolean => sessionStorage.getItem(STARTED_KEY) === 'true';
export const clearStartedHere = (): void => sessionStorage.removeItem(STARTED_KEY);
