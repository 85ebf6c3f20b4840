/**
 * Hooks of the provider connection page: fetch the connection's state, connect, disconnect, and open the
 * provider's own page for the account's owner.
 */
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type ConnectionState, connectionRoutes } from '../../rules/connection-contract.ts';

/**
 * Fetches the connection state; never cached, because a user returning from the provider's pages has changed
 * something there.
 */
export const useConnection = () => useGet(connectionRoutes.state, undefined, { staleMs: 0 });

const storeInCache = (state: ConnectionState) =>
  queryClient.setQueryData(queryKeyOf(connectionRoutes.state), state);

export function useConnect() {
  const t = useText();
  return useSend(connectionRoutes.connect, {
    onSuccess: (state) => {
      storeInCache(state);
      const isReady = state.Connection?.IsCharging === true;
      toast(t(isReady ? 'STRIPE_CONNECTED_NOW' : 'STRIPE_CONNECTED_WAITING'), isReady ? 'success' : 'info');
    },
  });
}

export function useDisconnect(onDone: () => void) {
  const t = useText();
  return useSend(connectionRoutes.disconnect, {
    onSuccess: (state) => {
      storeInCache(state);
      onDone();
      toast(t('STRIPE_DISCONNECTED'));
    },
  });
}

/** Opens the provider's own page, which returns here. */
export const useProviderPage = () =>
  useSend(connectionRoutes.link, { onSuccess: ({ Url }) => window.location.assign(Url) });
