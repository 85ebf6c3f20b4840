import type { DataOf } from '@assay/shared/contract/define-route.ts';
import { externalFormRoutes } from '@assay/shared/external-form/contract.ts';
import { useEffect } from 'react';
import { onRoom } from '../api/live.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, useGet } from '../api/use-get.ts';
import { readAgain } from '../application/use-application.ts';

/** Without a live connection an entry is seen a little later. */
const FRESH_MS = 15_000;

export type Entries = DataOf<typeof externalFormRoutes.entries>;

/** What came for an application; read again at once when the portal says that something did. */
export function useEntries(ApplicationKey: string, isLive: boolean) {
  useEffect(() => {
    if (!isLive) return;
    return onRoom(`application:${ApplicationKey}`, () => {
      void queryClient.invalidateQueries({
        queryKey: queryKeyOf(externalFormRoutes.entries, { ApplicationKey }),
      });
      void readAgain(ApplicationKey).catch(() => undefined);
    });
  }, [ApplicationKey, isLive]);
  return useGet(externalFormRoutes.entries, { ApplicationKey }, isLive ? { refetchMs: FRESH_MS } : {});
}
