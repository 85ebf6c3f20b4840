import { type CertificateView, certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf } from '../api/use-get.ts';

/** Puts the fresh certificate of an answer into the cache; lists look again. */
export function takeCertificate(fresh: CertificateView): void {
  const { CertificateKey } = fresh;
  queryClient.setQueryData(queryKeyOf(certificateRoutes.view, { CertificateKey }), fresh);
  void queryClient.invalidateQueries({ queryKey: [certificateRoutes.list.path] });
}
