import { invalidateReading } from '#platform/web/api/touched.ts';

/**
 * Refetches what is shown of invoices and payments after something other than an own action changed them: a
 * provider's report, another user, or a refused action.
 */
export const refreshInvoices = (): Promise<void> => invalidateReading(['invoices', 'payments']);
