import { applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/index.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/use-get.ts';
import type { CertificateView } from '../rules/contract.ts';
import { certificateReads } from './certificate-reads.ts';

/** What shows a certificate elsewhere. */
const RELATED_ROUTES = [
  certificateReads.list,
  certificateReads.view,
  applicationRoutes.view,
  applicationRoutes.list,
  applicationRoutes.documents,
  invoiceRoutes.view,
].map((route) => route.path);

/**
 * Puts the fresh certificate of an answer into the cache; what shows it elsewhere is read again. An answer that was
 * overtaken on its way, by what a job did since, takes no newer one's place.
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

/** Another user acted: the certificate is fetched again, with its related data. */
export async function refetchCertificate(CertificateKey: string): Promise<void> {
  updateCertificateCache(
    await queryClient.fetchQuery({ ...queryOf(certificateReads.view, { CertificateKey }), staleTime: 0 }),
  );
}
