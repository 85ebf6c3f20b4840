import type { Page } from 'playwright-core';
import { EVERY_MS, settled } from './settled.ts';

/**
 * Goes to another screen of the application that is open, as its links do: nothing is loaded anew. Ends where it was
 * asked to go and nowhere else.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await page.waitForFunction(hasArrived, path, { polling: EVERY_MS });
  await settled(page);
}

/**
 * Whether the router shows what was asked for. Until the code of a screen is there the old one stays, heading and all,
 * and nothing in the page tells them apart; so the router is looked for among what React draws. Runs in the page.
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
