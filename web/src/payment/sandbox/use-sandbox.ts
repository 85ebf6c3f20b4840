import { onlineRoutes, type SandboxPage } from '@assay/shared/payment/online-contract.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeyOf, useGet } from '../../api/use-get.ts';
import { useSend } from '../../api/use-send.ts';

/** The payment of one session on the sandbox's page, and what can be done with it. */
export function useSandbox(Session: string, onError: (error: unknown) => void) {
  const query = useGet(onlineRoutes.sandboxView, { Session });
  const keep = (fresh: SandboxPage) =>
    queryClient.setQueryData(queryKeyOf(onlineRoutes.sandboxView, { Session }), fresh);
  const options = { onSuccess: (fresh: SandboxPage) => void keep(fresh), onError };
  const pay = useSend(onlineRoutes.sandboxPay, options);
  const confirm = useSend(onlineRoutes.sandboxConfirm, options);
  const cancel = useSend(onlineRoutes.sandboxCancel, options);
  return { query, pay, confirm, cancel };
}
