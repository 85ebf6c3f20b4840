/**
 * Query parameter that the provider's page appends to the invoice's address: the user has returned, and
 * nothing more.
 */
export const RETURN_PARAMETER = '?returned=1';
