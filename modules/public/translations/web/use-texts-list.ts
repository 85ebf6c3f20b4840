import { useEffect } from 'react';
import type { QueryOf } from '#platform/common/contract/define-route.ts';
import { onTexts } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { translationRoutes } from '../rules/contract.ts';

const TEXT_FILTERS = ['Area', 'State'];

/** The texts with the filters of the address; heard of again when somebody changes one. */
export function useTextsList() {
  const state = useListState(TEXT_FILTERS);
  const list = useGet(translationRoutes.list, state.query as QueryOf<typeof translationRoutes.list>, {
    keepPrevious: true,
  });
  useEffect(
    () => onTexts(() => void queryClient.invalidateQueries({ queryKey: [translationRoutes.list.path] })),
    [],
  );
  return { state, list };
}
