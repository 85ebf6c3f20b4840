import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { jobRoutes } from '../../rules/job-contract.ts';

/** What can be done with work in the queue. Whatever comes of it, the queue is read again: others work on it too. */
export function useJobDeeds(onDone: () => void) {
  const t = useText();
  const toastError = useToastError();
  const fresh = () => {
    onDone();
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(jobRoutes.list) });
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(jobRoutes.schedule) });
  };
  const onError = (error: unknown) => {
    fresh();
    toastError(error);
  };
  const said = (text: string) => {
    fresh();
    toast(text);
  };
  const retry = useSend(jobRoutes.retry, { onSuccess: () => said(t('JOB_RETRIED')), onError });
  const retryAll = useSend(jobRoutes.retryAll, {
    onSuccess: ({ Count, IsMore }) =>
      said(t(IsMore ? 'JOB_RETRIED_MORE' : 'JOB_RETRIED_ALL', { count: Count })),
    onError,
  });
  const discard = useSend(jobRoutes.discard, { onSuccess: () => said(t('JOB_DISCARDED')), onError });
  const run = useSend(jobRoutes.run, { onSuccess: () => said(t('JOB_RUN_DONE')), onError });
  return {
    isBusy: [retry, retryAll, discard, run].some((one) => one.isPending),
    retry: (JobNo: number) => retry.mutate({ JobNo }),
    retryAll: (Task: string) => retryAll.mutate({ Task }),
    discard: (JobNo: number, Remark: string) => discard.mutate({ JobNo, Remark }),
    run: (Task: string) => run.mutate({ Task }),
  };
}
