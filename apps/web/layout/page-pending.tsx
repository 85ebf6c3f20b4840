import { Skeletons } from '#platform/web/ui/skeletons.tsx';

/** Skeleton that the router shows in place of a screen while its code or data is loading. */
export function PagePending() {
  return <Skeletons lines={6} height={22} />;
}
