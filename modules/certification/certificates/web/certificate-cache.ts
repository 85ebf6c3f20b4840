/**
 * Updates the browser's data after a certificate has changed: stores the new state unless a newer one is
 * known, and refetches lists, applications and invoices that also show it.
 */
import { applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/index.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/use-get.ts';
import type { CertificateView } from '../rules/contract.ts';
import { certificateReads } from './certificate-reads.ts';

/** Other routes whose responses contain a certificate. */
const RELATED_ROUTES = [
  certificateReads.list,
  certificateReads.view,
  applicationRoutes.view,
  applicationRoutes.list,
  applicationRoutes.documents,
  invoiceRoutes.view,
].map((route) => route.path);

/**
 * Stores the certificate of a response in the cache and refetches other data that contains it. A response
 * that arrives late does not replace a newer version, such as one that a job has changed since.
 */
export function updateCertificateCache(fresh: CertificateView): void {
  const own = queryKeyOf(certificateReads.view, { CertificateKey: fresh.CertificateKey });
  queryClient.setQueryData<CertificateView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      RELATED_ROUTES.includes(String(queryKey[0])) && JSON.stringify(queryKey) !== JSON.stringify(own),
  });
}

/** After another user's action: refetches the certificate and its related data. */
export async function refetchCertificate(CertificateKey: string): Promise<void> {
  updateCertificateCache(
    await queryClient.fetchQuery({ ...queryOf(certificateReads.view, { CertificateKey }), staleTime: 0 }),
  );
}
