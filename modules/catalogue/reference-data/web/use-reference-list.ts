import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSendBehind } from '#platform/web/api/use-send-behind.ts';
import { moved } from '#platform/web/ui/form/moved.ts';
import { type Entry, keyOf, type ReferenceKind } from './reference-kind.ts';

const QUERY = { WithUses: 'true' };
type Rows = { Rows: Entry[] };

/** One list with where its entries are used. A move shows at once and is sent behind it. */
export function useReferenceList(kind: ReferenceKind) {
  const key = queryKeyOf(kind.list, QUERY);
  const answer = useGet(kind.list, QUERY);
  /** The fresh list of a change; the same list read elsewhere, without uses, is read anew there. */
  const take = (data: unknown): void => {
    queryClient.setQueryData(key, data);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(kind.list), refetchType: 'none' });
  };
  const place = useSendBehind(kind.place, key, take);
  const rows = (answer.data as Rows | undefined)?.Rows;
  const move = (from: number, to: number): void => {
    const entry = rows?.[from];
    if (!rows || !entry) return;
    place({ [kind.Key]: keyOf(kind, entry), Position: to } as never, () => ({ Rows: moved(rows, from, to) }));
  };
  return { rows, error: answer.error, refetch: answer.refetch, move, take };
}
