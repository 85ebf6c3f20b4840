import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isAppPath } from './app-link.tsx';

/**
 * Hook that opens an address: screens of the application without reloading the page, other pages as full
 * page loads; `replace` adds no step to the history, `isSamePlace` does not scroll to the top.
 */
export function useNavigateTo(): (
  href: string,
  options?: { replace?: boolean; isSamePlace?: boolean },
) => void {
  const router = useRouter();
  return useCallback(
    (href, options) => {
      if (!isAppPath(href)) window.location.assign(href);
      else if (options?.isSamePlace)
        void router.navigate({ href, replace: options.replace === true, resetScroll: false });
      else if (options?.replace) router.history.replace(href);
      else router.history.push(href);
    },
    [router],
  );
}
