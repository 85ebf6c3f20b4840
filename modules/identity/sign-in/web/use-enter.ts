import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { signIn } from '#platform/web/session/sign-in.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';

/** Returns a function that stores the session token and opens the page requested before sign-in. */
export function useEnter(): (token: string) => Promise<void> {
  const go = useNavigateTo();
  const { redirect } = useSearchText<'redirect'>();
  return async (token) => {
    const to = safeRedirect(redirect) ?? '/dashboard';
    await signIn(token, to);
    go(to, { replace: true });
  };
}
