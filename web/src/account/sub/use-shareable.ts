import type { AccountView } from '@assay/shared/account/contract.ts';
import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { useGet } from '../../api/use-get.ts';

/** Applications of the organisation that can be shared with somebody new: the newest hundred. */
export function useShareable(client: AccountView | null) {
  const OrganisationKey = client?.Organisation?.OrganisationKey;
  return useGet(
    applicationRoutes.list,
    { PageSize: 100, Sort: '-UpdatedAt', ...(OrganisationKey && { OrganisationKey }) },
    { enabled: client === null || OrganisationKey !== undefined },
  );
}
