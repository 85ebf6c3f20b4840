/**
 * Hook for the panel "My exports": loads the user's exports with progress, downloads a newly requested one
 * as soon as it is ready, and offers download, cancel and retry.
 */
import { useCallback, useEffect, useState } from 'react';
import { type ExportView, exportRoutes } from '#platform/common/exports/contract.ts';
import { downloadFrom } from '../api/download-from.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf, useGet } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { pendingExports } from '../ui/open-exports.ts';

/** Polling interval in ms, in case the live connection, which pushes progress, is down. */
const POLL_INTERVAL_MS = 3_000;
const IDLE_MS = 30_000;

export type ExportAction = 'ticket' | 'cancel' | 'retry';

const isOpen = ({ State }: ExportView): boolean => State === 'WAITING' || State === 'RUNNING';

/** Returns the user's current exports; a newly requested one is downloaded as soon as it is ready. */
export function useExports() {
  const [refetchMs, setRefetchMs] = useState(POLL_INTERVAL_MS);
  const list = useGet(exportRoutes.list, undefined, { refetchMs, staleMs: 0, isQuiet: true });
  const rows = list.data?.Rows;
  const isUnderWay = rows?.some(isOpen) ?? false;
  useEffect(() => setRefetchMs(isUnderWay ? POLL_INTERVAL_MS : IDLE_MS), [isUnderWay]);

  const ticket = useSend(exportRoutes.ticket, { onSuccess: ({ Url }) => downloadFrom(Url) });
  const cancel = useSend(exportRoutes.cancel, { onSuccess: updateCachedRow });
  const retry = useSend(exportRoutes.retry, { onSuccess: updateCachedRow });
  const sends = { ticket, cancel, retry };

  const { mutate: download } = ticket;
  useEffect(() => {
    for (const { ExportKey, State } of rows ?? []) {
      if (!pendingExports.has(ExportKey) || State === 'WAITING' || State === 'RUNNING') continue;
      pendingExports.delete(ExportKey);
      if (State === 'READY') download({ ExportKey });
    }
  }, [rows, download]);

  const pending = Object.entries(sends).find(([, send]) => send.isPending);
  return {
    rows,
    isUnderWay,
    error: list.error,
    refetch: useCallback(() => void list.refetch(), [list.refetch]),
    act: (action: ExportAction, ExportKey: string) => {
      if (action === 'retry') pendingExports.add(ExportKey);
      sends[action].mutate({ ExportKey });
    },
    busy: pending ? `${pending[0]} ${pending[1].variables?.ExportKey}` : null,
  };
}

/** Replaces the row with its state after the action. */
function updateCachedRow(fresh: ExportView): void {
  const key = queryKeyOf(exportRoutes.list);
  queryClient.setQueryData<{ Rows: ExportView[] }>(
    key,
    (before) =>
      before && { Rows: before.Rows.map((row) => (row.ExportKey === fresh.ExportKey ? fresh : row)) },
  );
  void queryClient.invalidateQueries({ queryKey: key });
}
