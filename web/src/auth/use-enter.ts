import { safeRedirect } from '@assay/shared/access/navigate.ts';
import { useScreenSearch } from '../search.ts';
import { signIn } from '../session/sign-in.ts';
import { useGo } from '../ui/use-go.ts';

/** Takes the token and goes where the visitor was heading before the guard asked for a sign-in. */
export function useEnter(): (token: string) => Promise<void> {
  const go = useGo();
  const { redirect } = useScreenSearch('login');
  return async (token) => {
    const to = safeRedirect(redirect) ?? '/dashboard';
    await signIn(token, to);
    go(to, { replace: true });
  };
}
