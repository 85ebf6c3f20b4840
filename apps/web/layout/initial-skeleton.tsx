import { useLayoutEffect } from 'react';
import { hasPrerendered, hydrateApp } from './hydrate-app.ts';
import classes from './initial-skeleton.module.css';
import { PagePending } from './page-pending.tsx';
import { useIsInitialPaintDone } from './use-is-initial-paint-done.ts';

/**
 * Skeleton shown until the first screen is rendered, unless the server prerendered the page; a prerendered
 * page is replaced by the app at that time. The router's own skeleton would appear too late on a busy
 * computer.
 */
export function InitialSkeleton() {
  const isThere = useIsInitialPaintDone();
  useLayoutEffect(() => {
    if (isThere) hydrateApp();
  }, [isThere]);
  return isThere || hasPrerendered() ? null : (
    <div className={classes.first}>
      <PagePending />
    </div>
  );
}
