import { useCallback, useEffect, useState } from 'react';
import { type ExportView, exportRoutes } from '#platform/common/exports/contract.ts';
import { downloadFrom } from '../api/download-from.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { begunExports } from '../ui/open-exports.ts';

/** Progress is pushed; it is polled as well, in case the connection is down. */
const ASK_MS = 3_000;
const IDLE_MS = 30_000;

export type ExportDeed = 'ticket' | 'cancel' | 'retry';

const isOpen = ({ State }: ExportView): boolean => State === 'WAITING' || State === 'RUNNING';

/** One's own exports as they are now; what was just asked for is downloaded as soon as it is there. */
export function useExports() {
  const [refetchMs, setRefetchMs] = useState(ASK_MS);
  const list = useGet(exportRoutes.list, undefined, { refetchMs, staleMs: 0, isQuiet: true });
  const rows = list.data?.Rows;
  const isUnderWay = rows?.some(isOpen) ?? false;
  useEffect(() => setRefetchMs(isUnderWay ? ASK_MS : IDLE_MS), [isUnderWay]);

  const ticket = useSend(exportRoutes.ticket, { onSuccess: ({ Url }) => downloadFrom(Url) });
  const cancel = useSend(exportRoutes.cancel, { onSuccess: takeFresh });
  const retry = useSend(exportRoutes.retry, { onSuccess: takeFresh });
  const sends = { ticket, cancel, retry };

  const { mutate: download } = ticket;
  useEffect(() => {
    for (const { ExportKey, State } of rows ?? []) {
      if (!begunExports.has(ExportKey) || State === 'WAITING' || State === 'RUNNING') continue;
      begunExports.delete(ExportKey);
      if (State === 'READY') download({ ExportKey });
    }
  }, [rows, download]);

  const pending = Object.entries(sends).find(([, send]) => send.isPending);
  return {
    rows,
    isUnderWay,
    error: list.error,
    refetch: useCallback(() => void list.refetch(), [list.refetch]),
    act: (deed: ExportDeed, ExportKey: string) => {
      if (deed === 'retry') begunExports.add(ExportKey);
      sends[deed].mutate({ ExportKey });
    },
    busy: pending ? `${pending[0]} ${pending[1].variables?.ExportKey}` : null,
  };
}

/** Replaces the row with its state after the action. */
function takeFresh(fresh: ExportView): void {
  const key = queryKeyOf(exportRoutes.list);
  queryClient.setQueryData<{ Rows: ExportView[] }>(
    key,
    (before) =>
      before && { Rows: before.Rows.map((row) => (row.ExportKey === fresh.ExportKey ? fresh : row)) },
  );
  void queryClient.invalidateQueries({ queryKey: key });
}
