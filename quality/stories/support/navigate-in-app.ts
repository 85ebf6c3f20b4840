import type { Page } from 'playwright-core';
import { INTERVAL_MS, settled } from './settled.ts';

/**
 * Changes to another screen of the portal in a browser test without reloading the page, as its links do, and
 * waits until the router shows that screen.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await page.waitForFunction(hasArrived, path, { polling: INTERVAL_MS });
  await settled(page);
}

/**
 * Checks whether the router shows the requested screen. Until a screen's code has loaded, the old screen and
 * heading remain, and nothing in the page distinguishes them, so the router is looked up in React's tree.
 * Runs in the page.
 */
function hasArrived(path: string): boolean {
  type Router = { state: { status: string; resolvedLocation?: { href: string } } };
  type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedProps: { router?: Router } | null };
  const root = document.getElementById('root') as unknown as Record<
    string,
    { stateNode: { current: Fiber } }
  >;
  const name = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
  const left: (Fiber | null | undefined)[] = [root[name]?.stateNode.current];
  while (left.length > 0) {
    const fiber = left.pop();
    const state = fiber?.memoizedProps?.router?.state;
    if (state) return state.status === 'idle' && state.resolvedLocation?.href === path;
    if (fiber) left.push(fiber.sibling, fiber.child);
  }
  return false;
}
