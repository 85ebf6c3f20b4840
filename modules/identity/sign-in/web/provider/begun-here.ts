const BEGUN = 'assay-provider-begun';

/**
 * This tab went to the provider. A code that arrives in a tab which did not may be somebody else's: whoever followed
 * their link would be signed in as them without noticing.
 */
export const noteBegun = (): void => sessionStorage.setItem(BEGUN, 'true');
export const wasBegunHere = (): boolean => sessionStorage.getItem(BEGUN) === 'true';
export const forgetBegun = (): void => sessionStorage.removeItem(BEGUN);
