import { useLayoutEffect } from 'react';
import classes from './first-load.module.css';
import { PagePending } from './page-pending.tsx';
import { hasDrawn, takeOver } from './take-over.ts';
import { useIsFirstThere } from './use-is-first-there.ts';

/**
 * Lines in the place of the first screen, from the first paint on, where the server has drawn nothing. The router draws
 * its own only in transitions, which a busy computer puts off: the page would stay empty for as long.
 */
export function FirstLoad() {
  const isThere = useIsFirstThere();
  useLayoutEffect(() => {
    if (isThere) takeOver();
  }, [isThere]);
  return isThere || hasDrawn() ? null : (
    <div className={classes.first}>
      <PagePending />
    </div>
  );
}
