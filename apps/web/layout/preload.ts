import { loadChunk } from '#platform/web/api/load-chunk.ts';

/** Parts of the shell that open at a press; they are there before it where the line is quiet. */
export const loadFinder = () =>
  loadChunk(() => import('./finder.tsx')).then(({ Finder }) => ({ default: Finder }));
export const loadAccountMenu = () =>
  loadChunk(() => import('./account-menu.tsx')).then(({ AccountMenu }) => ({ default: AccountMenu }));
export const loadNoticePopover = () =>
  loadChunk(() => import('./notice-popover.tsx')).then(({ NoticePopover }) => ({ default: NoticePopover }));

const QUIET_MS = 1_500;

/** Loads them once nothing else is on its way; answers how to leave it. */
export function preloadParts(): () => void {
  const timer = setTimeout(() => {
    for (const load of [loadFinder, loadAccountMenu, loadNoticePopover]) void load().catch(() => undefined);
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
