import { QueryClient } from '@tanstack/react-query';

/** `call` repeats what may be repeated, so the cache itself never does. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
