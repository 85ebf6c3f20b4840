/**
 * Loads the invoice of an application or a certificate for its page, refetched every 15 seconds, and stores
 * the invoice returned by an action in the cache.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { type InvoiceView, invoiceRoutes } from '../rules/contract.ts';

/** The record whose invoice is loaded, as given in the URL. */
export type InvoiceSubject = { ApplicationKey: string } | { CertificateKey: string };

/** Cache time in milliseconds: other users act on the same invoice, and providers report later. */
const STALE_AFTER_MS = 15_000;

export const useInvoice = (subject: InvoiceSubject): UseQueryResult<InvoiceView, ApiError> =>
  useGet(invoiceRoutes.view, subject, { refetchMs: STALE_AFTER_MS });

/** Stores the invoice from a response in the cache. */
export function updateInvoiceCache(subject: InvoiceSubject, fresh: InvoiceView): void {
  queryClient.setQueryData(queryKeyOf(invoiceRoutes.view, subject), fresh);
}
