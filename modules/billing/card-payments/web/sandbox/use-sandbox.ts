import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { onlineRoutes, type SandboxPage } from '../../rules/online-contract.ts';

/** The payment of one session on the sandbox's page, and what can be done with it. */
export function useSandbox(Session: string, onError: (error: unknown) => void) {
  const query = useGet(onlineRoutes.sandboxView, { Session });
  const queryKey = queryKeyOf(onlineRoutes.sandboxView, { Session });
  const keep = async (fresh: SandboxPage) => {
    // A reading that was on its way before would bring back the bank's question, and with it the end of the way back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, fresh);
  };
  const options = { onSuccess: keep, onError };
  const pay = useSend(onlineRoutes.sandboxPay, options);
  const confirm = useSend(onlineRoutes.sandboxConfirm, options);
  const cancel = useSend(onlineRoutes.sandboxCancel, options);
  return { query, pay, confirm, cancel };
}
