/**
 * Status page of the operators: resource figures and, for each integrity checker, its state and findings,
 * with a button to run it now.
 */

import { jobRoutes } from '#modules/operations/event-log/rules/index.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { CHECKERS, type CheckerName } from '../rules/checkers.ts';
import { type StatusChecker, statusRoutes } from '../rules/contract.ts';
import { CheckerRow } from './checker-row.tsx';
import classes from './status.module.css';
import { StatusFigures } from './status-figures.tsx';

/** Runs a checker's job immediately; the page is reloaded after success and failure. */
function useCheckNow() {
  const t = useText();
  const toastError = useToastError();
  const fresh = () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(statusRoutes.view) });
  const run = useSend(jobRoutes.run, {
    onSuccess: () => {
      fresh();
      toast(t('STATUS_STARTED'));
    },
    onError: (error) => {
      fresh();
      toastError(error);
    },
  });
  return {
    isBusy: run.isPending,
    checkNow: (name: CheckerName) => run.mutate({ Task: CHECKERS[name].Task }),
  };
}

/** Polling interval: runs and findings are sent as live updates, the figures are not. */
const RETRY_DELAY_MS = 30_000;

/** Shows the resource figures, and each checker with its findings. */
export function StatusPage() {
  const t = useText();
  const { data, isError, error, refetch } = useGet(
    statusRoutes.view,
    {},
    { refetchMs: RETRY_DELAY_MS, isQuiet: true },
  );
  const { isBusy, checkNow } = useCheckNow();
  return (
    <>
      <PageHeader
        title={t('TITLE_STATUS')}
        lead={data ? <Lead lead={leadOf(data.Checkers, data.Figures.BackupAt !== null)} /> : '\u00a0'}
      />
      {isError && !data && <ErrorPanel error={error} onRetry={() => refetch()} />}
      <Stack gap="md">
        <StatusFigures figures={data?.Figures} />
        {(data || !isError) && (
          <Card title={t('STATUS_CHECKERS')} isFlush>
            {data ? (
              <Stack as="ul">
                {data.Checkers.map((one) => (
                  <CheckerRow
                    key={one.Name}
                    checker={one}
                    isBackupMissing={one.Name === 'BACKUP' && data.Figures.BackupAt === null}
                    isBusy={isBusy}
                    onCheck={checkNow}
                  />
                ))}
              </Stack>
            ) : (
              <Box pad="md">
                <Skeletons lines={14} />
              </Box>
            )}
          </Card>
        )}
      </Stack>
    </>
  );
}

type Lead = [
  (
    | 'STATUS_LEAD_WELL'
    | 'STATUS_LEAD_SOME'
    | 'STATUS_LEAD_NEVER'
    | 'STATUS_LEAD_NONE_RAN'
    | 'STATUS_LEAD_NO_BACKUP'
  ),
  Record<string, number>,
];

/** The headline, in red if something needs attention. */
function Lead({ lead }: { lead: Lead }) {
  const t = useText();
  const isBad = lead[0] === 'STATUS_LEAD_SOME' || lead[0] === 'STATUS_LEAD_NO_BACKUP';
  return <span className={isBad ? classes.bad : undefined}>{t(...lead)}</span>;
}

/** Without a backup the portal is not in order, even before the check of backups has run for the first time. */
function leadOf(all: readonly StatusChecker[], hasBackup: boolean): Lead {
  const wrong = all.filter(({ State }) => State !== 'WELL' && State !== 'NEVER').length;
  const never = all.filter(({ State }) => State === 'NEVER').length;
  if (wrong > 0) return ['STATUS_LEAD_SOME', { count: wrong, total: all.length }];
  if (!hasBackup) return ['STATUS_LEAD_NO_BACKUP', {}];
  if (never === all.length) return ['STATUS_LEAD_NONE_RAN', {}];
  return never > 0 ? ['STATUS_LEAD_NEVER', { count: never, total: all.length }] : ['STATUS_LEAD_WELL', {}];
}
