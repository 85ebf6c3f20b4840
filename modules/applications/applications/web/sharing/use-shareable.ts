import type { AccountView } from '#modules/identity/accounts/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { applicationRoutes } from '../../rules/contract.ts';

/** Applications of the organisation that can be shared with somebody new: the newest hundred. */
export function useShareable(client: AccountView | null) {
  const OrganisationKey = client?.Organisation?.OrganisationKey;
  return useGet(
    applicationRoutes.list,
    { PageSize: 100, Sort: '-UpdatedAt', ...(OrganisationKey && { OrganisationKey }) },
    { enabled: client === null || OrganisationKey !== undefined },
  );
}
