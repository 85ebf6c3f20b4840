import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of API data. `call` handles retries, so the cache does not. Recently read data is shared by the
 * whole screen; on a later visit it is shown immediately and reloaded, because others work on the same
 * records.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 2_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
