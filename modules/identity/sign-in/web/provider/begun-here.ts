const BEGUN = 'assay-provider-begun';

/**
 * Marks that this tab went to the provider. A code that arrives in a tab which did not may come from an attacker: following
 * their link would sign the victim in as them unnoticed.
 */
export const noteBegun = (): void => sessionStorage.setItem(BEGUN, 'true');
export const wasBegunHere = (): boolean => sessionStorage.getItem(BEGUN) === 'true';
export const forgetBegun = (): void => sessionStorage.removeItem(BEGUN);
