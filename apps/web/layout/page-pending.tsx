import { Skeletons } from '#platform/web/ui/skeletons.tsx';

/** While a screen's code or data is on its way. */
export function PagePending() {
  return <Skeletons lines={6} height={22} />;
}
