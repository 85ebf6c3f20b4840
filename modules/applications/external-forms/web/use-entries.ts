import { useEffect } from 'react';
import { readAgain } from '#modules/applications/applications/web/use-application.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { externalFormRoutes } from '../rules/contract.ts';

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
