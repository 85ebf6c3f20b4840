import type { Page } from 'playwright-core';

const INTERVAL_MS = 50;

/**
 * Picks from the open menu once it lies still: whether there is room for it below its button a menu knows a frame after
 * it is drawn. A click on what moves is tried again with the page scrolled otherwise; then the button may be out of sight,
 * and a menu goes with its button.
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
