import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { BodyOf, DataOf, Route } from '#platform/common/contract/define-route.ts';
import { useToastError } from '../ui/toast-error.ts';
import { queryClient } from './query-client.ts';
import { useSend } from './use-send.ts';

/**
 * Shows a change of the record read under `key` at once and sends it behind that. Changes of one record go one after
 * the other, and only the last answer, the whole record again, is taken: an earlier one would put back what was
 * changed since.
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
    // What was asked before this change would come without it.
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<DataOf<R>>(key, (shown) => shown && change(shown));
    mutate(body);
  };
}

/** Whether no request is queued behind the one just answered, which counts itself. */
const isLastPending = (line: string): boolean =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === line }) === 1;
