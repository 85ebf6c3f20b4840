import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { signIn } from '#platform/web/session/sign-in.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';

/**
 * Hook with the last step of every sign-in in the browser: stores the session token and opens the page
 * requested before, or the dashboard.
 */
export function useEnter(): (token: string) => Promise<void> {
  const go = useNavigateTo();
  const { redirect } = useSearchText<'redirect'>();
  return async (token) => {
    const to = safeRedirect(redirect) ?? '/dashboard';
    await signIn(token, to);
    go(to, { replace: true });
  };
}
