/**
 * Updates the browser's data after a certificate has changed: stores the new state unless a newer one is
 * known; after another user's change also refetches what is shown of it elsewhere.
 */
import { listsOf } from '#platform/web/api/live-lists.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { invalidateReading } from '#platform/web/api/touched.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/use-get.ts';
import { type CertificateView, certificateRoutes } from '../rules/contract.ts';

/**
 * Stores the certificate of a response in the cache. A response that arrives late does not replace a newer
 * version, such as one that a job has changed since.
 */
export function updateCertificateCache(fresh: CertificateView): void {
  const own = queryKeyOf(certificateRoutes.view, { CertificateKey: fresh.CertificateKey });
  queryClient.setQueryData<CertificateView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
}

/**
 * After another user's action: refetches the certificate and its related data, except lists, which receive
 * other users' changes by themselves.
 */
export async function refetchCertificate(CertificateKey: string): Promise<void> {
  const own = queryOf(certificateRoutes.view, { CertificateKey });
  updateCertificateCache(await queryClient.fetchQuery({ ...own, staleTime: 0 }));
  await invalidateReading(['certificates'], {
    where: ({ queryKey }) =>
      listsOf(queryKey[0]).length === 0 && JSON.stringify(queryKey) !== JSON.stringify(own.queryKey),
  });
}
