import { safeRedirect } from '#platform/common/access/navigate.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { signIn } from '#platform/web/session/sign-in.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';

/** Takes the token and goes where the visitor was heading before the guard asked for a sign-in. */
export function useEnter(): (token: string) => Promise<void> {
  const go = useNavigateTo();
  const { redirect } = useSearchText<'redirect'>();
  return async (token) => {
    const to = safeRedirect(redirect) ?? '/dashboard';
    await signIn(token, to);
    go(to, { replace: true });
  };
}
