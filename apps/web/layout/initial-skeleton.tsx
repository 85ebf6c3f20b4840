import { useLayoutEffect } from 'react';
import { hasPrerendered, hydrateApp } from './hydrate-app.ts';
import classes from './initial-skeleton.module.css';
import { PagePending } from './page-pending.tsx';
import { useIsInitialPaintDone } from './use-is-initial-paint-done.ts';

/**
 * Lines in the place of the first screen, from the first paint on, where the server has drawn nothing. The router draws
 * its own only in transitions, which a busy computer puts off: the page would stay empty for as long.
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
