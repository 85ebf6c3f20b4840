import { Skeletons } from '#platform/web/ui/skeletons.tsx';

/** Placeholder shown while a screen's code or data is loading. */
export function PagePending() {
  return <Skeletons lines={6} height={22} />;
}
