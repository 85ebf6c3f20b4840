import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { bulkRoutes } from '../rules/contract.ts';
import { bulkResult } from './bulk-result.ts';

const POLL_INTERVAL_MS = 2_000;

/**
 * Hook with the state of the bulk job panel (`at` is the job shown, null the list). Polls while jobs are
 * running and shows a toast when one finishes with the panel closed.
 */
export function useBulkController(isEnabled: boolean, onThrough: () => void) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useGet(bulkRoutes.list, undefined, {
    enabled: isEnabled,
    isQuiet: true,
    ...(isAsking && { refetchMs: POLL_INTERVAL_MS }),
  });
  const running = (list.data?.Rows ?? []).filter((row) => !row.IsFinished);
  const before = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const rows = list.data?.Rows;
    if (!rows) return;
    setAsking(rows.some((row) => !row.IsFinished));
    const through = rows.filter((row) => row.IsFinished && before.current.has(row.JobKey));
    before.current = new Set(rows.filter((row) => !row.IsFinished).map((row) => row.JobKey));
    for (const row of through) {
      onThrough();
      if (!isOpen)
        toast(
          t(bulkResult(row), { total: row.Total, succeeded: row.Succeeded }),
          row.Succeeded === row.Total ? 'success' : 'warning',
        );
    }
  }, [list.data, onThrough, isOpen, t]);

  return {
    running,
    isOpen,
    at,
    open: (jobKey: string | null) => {
      setAt(jobKey);
      setOpen(true);
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(bulkRoutes.list) });
    },
    close: () => setOpen(false),
  };
}

export type BulkController = ReturnType<typeof useBulkController>;
