import type { Page } from 'playwright-core';

const INTERVAL_MS = 50;

/**
 * Selects an entry of the open menu once the menu has stopped moving. A menu decides only after a frame
 * whether it fits below its button. A click on a moving entry would be retried with the page scrolled, which
 * can hide the button and close the menu.
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
