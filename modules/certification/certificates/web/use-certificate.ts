import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import type { CertificateView } from '../rules/contract.ts';
import { certificateReads } from './certificate-reads.ts';

const POLL_MS = 2000;
/** Where nobody tells of changes, the page looks again by itself. */
const FRESH_MS = 30_000;

/** A page or a disclosure document is being made; whoever may ask for the second is told that it is. */
const isUnderWay = ({ Revisions, Actions }: Pick<CertificateView, 'Revisions' | 'Actions'>): boolean =>
  Revisions.some((one) => one.Status === 'INTENDED') ||
  Actions.some(({ Reasons }) => Reasons.some(({ Code }) => Code === 'REASON_CERT_DISCLOSURE_UNDER_WAY'));

export function useCertificate(CertificateKey: string): UseQueryResult<CertificateView, ApiError> {
  const query = { CertificateKey };
  const known = queryClient.getQueryData<CertificateView>(queryKeyOf(certificateReads.view, query));
  return useGet(certificateReads.view, query, {
    staleMs: 0,
    refetchMs: known && isUnderWay(known) ? POLL_MS : FRESH_MS,
  });
}
