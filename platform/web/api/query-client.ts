import { QueryClient } from '@tanstack/react-query';

/**
 * `call` repeats what may be repeated, so the cache itself never does. What was read a moment ago serves the whole
 * screen; opened again later it shows at once and is read anew, because others work on the same records.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 2_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
