import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { BodyOf, DataOf, Route } from '#platform/common/contract/define-route.ts';
import { useToastError } from '../ui/toast-error.ts';
import { queryClient } from './query-client.ts';
import { useSend } from './use-send.ts';

/**
 * Hook that shows a change of the record cached under `key` immediately and then sends it. Changes of one
 * record are sent one after the other, and only the last response, the whole record, is used: an earlier one
 * would revert later changes.
 */
export function useOptimisticMutation<R extends Route>(
  route: R,
  key: QueryKey,
  take: (fresh: DataOf<R>) => void,
): (body: BodyOf<R>, change: (shown: DataOf<R>) => DataOf<R>) => void {
  const toastError = useToastError();
  const line = hashKey(key);
  const { mutate } = useSend(route, {
    line,
    onSuccess: (fresh) => {
      if (isLastPending(line)) take(fresh);
    },
    onError: (error) => {
      toastError(error);
      if (isLastPending(line)) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return (body, change) => {
    // A response requested before this change would not include it.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<DataOf<R>>(key, (shown) => shown && change(shown));
    mutate(body);
  };
}

/** Whether no other request is queued; the one just answered counts itself. */
const isLastPending = (line: string): boolean =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === line }) === 1;
