import { useIsLoading } from '#platform/web/api/loading.ts';
import classes from './loading-bar.module.css';

/** A thin line while something is read; screen readers hear of it from the places that load. */
export function LoadingBar() {
  return useIsLoading() ? <div className={classes.bar} data-loading-bar aria-hidden="true" /> : null;
}
