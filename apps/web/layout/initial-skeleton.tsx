import { useLayoutEffect } from 'react';
import { hasPrerendered, hydrateApp } from './hydrate-app.ts';
import classes from './initial-skeleton.module.css';
import { PagePending } from './page-pending.tsx';
import { useIsInitialPaintDone } from './use-is-initial-paint-done.ts';

/**
 * Skeleton shown from the first paint until the first screen is rendered, unless the server prerendered the
 * page. The router renders its own only in transitions, which a busy computer delays, leaving the page empty
 * until then.
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
