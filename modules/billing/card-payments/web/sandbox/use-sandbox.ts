import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { onlineRoutes, type SandboxPage } from '../../rules/online-contract.ts';

/**
 * Loads the payment shown on the sandbox's payment page by its session, with the actions to pay, confirm at
 * the bank, and cancel.
 */
export function useSandbox(Session: string, onError: (error: unknown) => void) {
  const query = useGet(onlineRoutes.sandboxView, { Session });
  const queryKey = queryKeyOf(onlineRoutes.sandboxView, { Session });
  const keep = async (fresh: SandboxPage) => {
    // An earlier fetch in flight would bring back the bank's question, and stop the automatic return.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, fresh);
  };
  const options = { onSuccess: keep, onError };
  const pay = useSend(onlineRoutes.sandboxPay, options);
  const confirm = useSend(onlineRoutes.sandboxConfirm, options);
  const cancel = useSend(onlineRoutes.sandboxCancel, options);
  return { query, pay, confirm, cancel };
}
