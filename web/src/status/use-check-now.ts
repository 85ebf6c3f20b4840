import { CHECKERS, type CheckerName } from '@assay/shared/checker/checkers.ts';
import { statusRoutes } from '@assay/shared/checker/contract.ts';
import { jobRoutes } from '@assay/shared/log/job-contract.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf } from '../api/use-get.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.ts';
import { useToastError } from '../ui/toast-error.ts';

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
