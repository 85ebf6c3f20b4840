import { type ApplicationView, applicationRoutes } from '@assay/shared/application/contract.ts';
import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { checklistRoutes } from '@assay/shared/checklist/contract.ts';
import { invoiceRoutes } from '@assay/shared/payment/contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, queryOf, useGet } from '../api/use-get.ts';

const POLL_MS = 2000;
/** Others act on the same file: who has it open sees that within moments. */
const FRESH_MS = 15_000;

/** While the document is being made, the page looks again by itself. */
const isBeingMade = (view: ApplicationView | undefined): boolean =>
  view?.IsGenerateTriggered === true && !view.IsGenerated && view.DocumentStatus !== 'FAILED';

export function useApplication(ApplicationKey: string): UseQueryResult<ApplicationView, ApiError> {
  const known = queryClient.getQueryData<ApplicationView>(
    queryKeyOf(applicationRoutes.view, { ApplicationKey }),
  );
  return useGet(
    applicationRoutes.view,
    { ApplicationKey },
    {
      refetchMs: isBeingMade(known) ? POLL_MS : FRESH_MS,
    },
  );
}

/** Read again after an action; the record itself came with the answer. */
const AROUND = [
  applicationRoutes.history,
  applicationRoutes.documents,
  applicationRoutes.answers,
  applicationRoutes.list,
  applicationRoutes.count,
  applicationRoutes.assignees,
  checklistRoutes.view,
  certificateRoutes.view,
  certificateRoutes.list,
  invoiceRoutes.view,
  invoiceRoutes.list,
].map((route) => route.path);

function take(fresh: ApplicationView, refetchType: 'active' | 'none'): void {
  const own = queryKeyOf(applicationRoutes.view, { ApplicationKey: fresh.ApplicationKey });
  // An answer that was overtaken on its way takes no newer one's place.
  queryClient.setQueryData<ApplicationView>(own, (known) =>
    known && known.Version > fresh.Version ? known : fresh,
  );
  void queryClient.invalidateQueries({
    predicate: (query) => AROUND.includes(String(query.queryKey[0])),
    refetchType,
  });
}

/** Puts the fresh record of an answer into the cache. */
export const takeFresh = (fresh: ApplicationView): void => take(fresh, 'active');

/** The same after a draft was kept: what shows it elsewhere is read when it is opened, not at every save. */
export const takeSaved = (fresh: ApplicationView): void => take(fresh, 'none');

/** Somebody else acted: the record and everything around it is read again. */
export async function readAgain(ApplicationKey: string): Promise<void> {
  const fresh = await queryClient.fetchQuery({
    ...queryOf(applicationRoutes.view, { ApplicationKey }),
    staleTime: 0,
  });
  takeFresh(fresh);
}
