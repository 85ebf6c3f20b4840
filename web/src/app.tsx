import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from './api/query-client.ts';
import { CookieConsent } from './content/cookie-consent.tsx';
import { FirstLoad } from './layout/first-load.tsx';
import { LoadingBar } from './layout/loading-bar.tsx';
import { router } from './router.tsx';
import { isShowAutoLogoutMessage, onTokenChange } from './session/token.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';

export function App() {
  useEffect(() => onTokenChange(leaveWhenSignedOut), []);
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <LoadingBar />
        <FirstLoad />
        <Notifications limit={1} position="top-center" />
        <RouterProvider router={router} />
        <CookieConsent />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Whatever ended the session (here, another tab, the server), nothing of it stays on the screen. */
function leaveWhenSignedOut(token: string | null): void {
  if (token !== null) return;
  const { pathname, href } = router.state.location;
  if (pathname === '/logout') return;
  // Who was signed out by the clock comes back to the same screen.
  const memory = isShowAutoLogoutMessage() ? `?${new URLSearchParams({ redirect: href })}` : '';
  void router.navigate({ href: `/logout${memory}`, ignoreBlocker: true });
}
