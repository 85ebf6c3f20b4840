import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type ProposalView, proposalRoutes } from '../../rules/proposals/contract.ts';

/** Puts the fresh record that an action answered into the cache. */
export function cacheProposal(fresh: ProposalView): void {
  const { ProposalKey } = fresh;
  queryClient.setQueryData(queryKeyOf(proposalRoutes.view, { ProposalKey }), fresh);
}
