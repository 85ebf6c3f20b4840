import { BEGUN_WITH } from '@assay/shared/application/begun-with.ts';
import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { useGet } from '../../api/use-get.ts';

/** `UNKNOWN` while the certificates are on their way: closed, and not yet said why. */
export type TypeState = 'OPEN' | 'CLOSED' | 'UNKNOWN';

/** Which kinds of assessment of a service one can begin, with the certificates that one has. */
export function useOpenTypes(serviceKey: string): (type: AssessmentType) => TypeState {
  const { data } = useGet(
    certificateRoutes.list,
    { ServiceKey: serviceKey, PageSize: '100' },
    { enabled: serviceKey !== '' },
  );
  return (type) => {
    const statuses = BEGUN_WITH[type];
    if (statuses === null) return 'OPEN';
    if (!data) return 'UNKNOWN';
    return data.Rows.some((row) => statuses.includes(row.CertificateStatusCode)) ? 'OPEN' : 'CLOSED';
  };
}
