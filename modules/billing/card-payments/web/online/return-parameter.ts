/**
 * Query parameter in an invoice's URL after the payer returns from the card provider's page; it proves no
 * payment.
 */
export const RETURN_PARAMETER = '?returned=1';
