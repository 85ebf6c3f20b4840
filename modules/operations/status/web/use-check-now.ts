import { jobRoutes } from '#modules/operations/event-log/rules/job-contract.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { CHECKERS, type CheckerName } from '../rules/checkers.ts';
import { statusRoutes } from '../rules/contract.ts';

/** Has a checker's job run now; whatever comes of it, the page is read again. */
export function useCheckNow() {
  const t = useText();
  const toastError = useToastError();
  const fresh = () => void queryClient.invalidateQueries({ queryKey: queryKeyOf(statusRoutes.view) });
  const run = useSend(jobRoutes.run, {
    onSuccess: () => {
      fresh();
      toast(t('STATUS_BEGUN'));
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
