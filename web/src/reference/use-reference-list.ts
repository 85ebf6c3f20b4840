import { useRef } from 'react';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { moved } from '../ui/moved.ts';
import { useToastError } from '../ui/toast-error.ts';
import { type Entry, keyOf, type ReferenceKind } from './reference-kind.ts';

const QUERY = { WithUses: 'true' };
type Rows = { Rows: Entry[] };

/** One list with where its entries are used. A move shows at once and is sent behind it. */
export function useReferenceList(kind: ReferenceKind) {
  const toastError = useToastError();
  const key = queryKeyOf(kind.list, QUERY);
  const answer = useGet(kind.list, QUERY);
  const moves = useRef(0);
  /** The fresh list of a change; the same list read elsewhere, without uses, is read anew there. */
  const take = (data: unknown): void => {
    queryClient.setQueryData(key, data);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(kind.list), refetchType: 'none' });
  };
  const place = useSend(kind.place, {
    // While more moves are on their way, an older answer would make the rows jump.
    onSuccess: (data) => {
      moves.current -= 1;
      if (moves.current === 0) take(data);
    },
    onError: (error) => {
      moves.current -= 1;
      toastError(error);
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  const rows = (answer.data as Rows | undefined)?.Rows;
  const move = (from: number, to: number): void => {
    const entry = rows?.[from];
    if (!rows || !entry) return;
    moves.current += 1;
    void queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, { Rows: moved(rows, from, to) });
    place.mutate({ [kind.Key]: keyOf(kind, entry), Position: to } as never);
  };
  return { rows, error: answer.error, refetch: answer.refetch, move, take };
}
