import { loadChunk } from '#platform/web/api/load-chunk.ts';

/**
 * Loads the code of the parts of the layout that open on a press (finder, account menu, notifications), and
 * preloads it 1.5 seconds after the first screen.
 */
export const loadFinder = () =>
  loadChunk(() => import('./finder.tsx')).then(({ Finder }) => ({ default: Finder }));
export const loadAccountMenu = () =>
  loadChunk(() => import('./account-menu.tsx')).then(({ AccountMenu }) => ({ default: AccountMenu }));
export const loadNoticePopover = () =>
  loadChunk(() => import('./notice-popover.tsx')).then(({ NoticePopover }) => ({ default: NoticePopover }));

const QUIET_MS = 1_500;

/**
 * Preloads the parts after a pause that leaves time for the first screen; returns a function that cancels
 * it.
 */
export function preloadParts(): () => void {
  const timer = setTimeout(() => {
    // Only a preparation: the part is loaded when it is opened, and reports a failure then.
    for (const load of [loadFinder, loadAccountMenu, loadNoticePopover]) void load().catch(() => undefined);
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
