import type { Page } from 'playwright-core';

const INTERVAL_MS = 50;

/**
 * Selects an entry of the open menu in a browser test, once the menu no longer moves, because a click on a
 * moving entry can scroll the page and close the menu.
 */
export async function pick(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  for (let before = ''; ; await page.waitForTimeout(INTERVAL_MS)) {
    const place = JSON.stringify(await item.boundingBox());
    if (place === before) break;
    before = place;
  }
  await item.click();
}
