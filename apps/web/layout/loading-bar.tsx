import { useIsLoading } from '#platform/web/api/loading.ts';
import classes from './loading-bar.module.css';

/** A thin progress bar while data is loading; screen readers are notified by the components that load. */
export function LoadingBar() {
  return useIsLoading() ? <div className={classes.bar} data-loading-bar aria-hidden="true" /> : null;
}
