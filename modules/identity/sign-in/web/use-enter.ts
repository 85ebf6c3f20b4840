import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { signIn } from '#platform/web/session/sign-in.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';

/**
 * Hook with the last step of every sign-in in the browser: stores the session token and opens the page
 * requested before, the application for the chosen service, or the dashboard.
 */
export function useEnter(): (token: string) => Promise<void> {
  const go = useNavigateTo();
  const { redirect, service } = useSearchText<'redirect' | 'service'>();
  return async (token) => {
    const to = safeRedirect(redirect) ?? safeRedirect(service && applyAddress(service)) ?? '/dashboard';
    await signIn(token, to);
    go(to, { replace: true });
  };
}

/** Address on which a client applies for a service. */
const applyAddress = (service: string): string => `/application/add?${new URLSearchParams({ service })}`;

/** Query that keeps the chosen service on the way through registration and sign-in. */
export const serviceQuery = (service: string | undefined): string =>
  service ? `?${new URLSearchParams({ service })}` : '';
