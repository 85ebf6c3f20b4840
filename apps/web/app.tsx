/**
 * Root component of the signed-in app: theme, query cache, router, loading bar, toasts and cookie consent;
 * leaves the current screen as soon as the session ends here, in another tab or on the server.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { CookieConsent } from '#modules/public/content/web/cookie-consent.tsx';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { isShowAutoLogoutMessage, onTokenChange } from '#platform/web/session/token.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';
import { untilToast } from '#platform/web/ui/toast.ts';
import type { Toasts as ToastPlace } from '#platform/web/ui/toasts.tsx';
import { InitialSkeleton } from './layout/initial-skeleton.tsx';
import { LoadingBar } from './layout/loading-bar.tsx';
import { useIsInitialPaintDone } from './layout/use-is-initial-paint-done.ts';
import { router } from './router.tsx';

const QUIET_MS = 1_500;
const RETRY_DELAY_MS = 3_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const loadToasts = (): Promise<{ default: typeof ToastPlace }> =>
  loadChunk(() => import('#platform/web/ui/toasts.tsx')).then(
    ({ Toasts: Place }) => ({ default: Place }),
    () => pause(RETRY_DELAY_MS).then(loadToasts),
  );
/**
 * The first screen has no messages to show; the toasts load once there is one, such as a lost connection, or
 * after a pause.
 */
const Toasts = lazy(() => Promise.race([pause(QUIET_MS), untilToast]).then(loadToasts));

export function App() {
  const isThere = useIsInitialPaintDone();
  useEffect(() => onTokenChange(leaveWhenSignedOut), []);
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <LoadingBar />
        <InitialSkeleton />
        <Suspense>
          <Toasts />
        </Suspense>
        <RouterProvider router={router} />
        {/* A consent dialog that is not visible yet would block the page below it. */}
        {isThere && <CookieConsent />}
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Leaves the current screen when the session ends, whether here, in another tab or on the server. */
function leaveWhenSignedOut(token: string | null): void {
  if (token !== null) return;
  const { pathname, href } = router.state.location;
  if (pathname === '/logout') return;
  // A user signed out for inactivity returns to the same screen after signing in.
  const memory = isShowAutoLogoutMessage() ? `?${new URLSearchParams({ redirect: href })}` : '';
  void router.navigate({ href: `/logout${memory}`, ignoreBlocker: true });
}
