import type { QueryOf } from '@assay/shared/contract/define-route.ts';
import { translationRoutes } from '@assay/shared/translation/contract.ts';
import { useEffect } from 'react';
import { onTexts } from '../api/live.ts';
import { queryClient } from '../api/query-client.ts';
import { useGet } from '../api/use-get.ts';
import { useListState } from '../ui/list/use-list-state.ts';

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
