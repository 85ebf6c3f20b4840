import { useSyncExternalStore } from 'react';
import { router } from '../router.tsx';
import classes from './first-load.module.css';
import { PagePending } from './page-pending.tsx';

const subscribe = (change: () => void): (() => void) => router.subscribe('onResolved', change);
const isWaiting = (): boolean => router.state.resolvedLocation === undefined;

/**
 * Lines in the place of the first screen, from the first paint on. The router draws its own only in transitions,
 * which a busy computer puts off: the page would stay empty for as long.
 */
export function FirstLoad() {
  return useSyncExternalStore(subscribe, isWaiting) ? (
    <div className={classes.first}>
      <PagePending />
    </div>
  ) : null;
}
