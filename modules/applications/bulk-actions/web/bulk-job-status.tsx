import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { bulkRoutes } from '../rules/contract.ts';
import { BulkItems } from './bulk-items.tsx';
import { BulkProgress } from './bulk-progress.tsx';

const POLL_INTERVAL_MS = 700;

/**
 * View of one bulk job in the side panel, refreshed until it has finished: progress bar, stop button with
 * confirmation, and the result for each application.
 */
export function BulkJobStatus({ jobKey, onBack }: { jobKey: string; onBack: () => void }) {
  const t = useText();
  const query = { JobKey: jobKey };
  const [isThrough, setThrough] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const { data, error, refetch } = useGet(
    bulkRoutes.view,
    query,
    isThrough ? { isQuiet: true } : { refetchMs: POLL_INTERVAL_MS, staleMs: 0, isQuiet: true },
  );
  if (data?.IsFinished && !isThrough) setThrough(true);
  const stop = useSend(bulkRoutes.stop, {
    onSuccess: (fresh) => {
      queryClient.setQueryData(queryKeyOf(bulkRoutes.view, query), fresh);
      setStopping(false);
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb="sm"
        leftSection={<IconArrowLeft size={15} />}
        onClick={onBack}
      >
        {t('BULK_MINE_BACK')}
      </Button>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeletons lines={5} height={32} />}
      {data && (
        <>
          <BulkProgress work={data} onStop={() => setStopping(true)} />
          <BulkItems items={data.Items} />
        </>
      )}
      <Confirm
        isOpen={isStopping}
        title={t('BULK_STOP_TITLE')}
        text={t('BULK_STOP_TEXT')}
        confirmLabel={t('BULK_STOP')}
        tone="danger"
        isBusy={stop.isPending}
        onConfirm={() => stop.mutate(query)}
        onCancel={() => setStopping(false)}
      />
    </>
  );
}
