import { QueryClient } from '@tanstack/react-query';

/**
 * `call` retries what may be retried, so the cache itself never does. Recently read data serves the whole screen; opened again
 * later it is shown immediately and reloaded, because others work on the same records.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 2_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
