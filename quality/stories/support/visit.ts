import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Opens a screen of the portal by its path in a browser test and waits until it is completely loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}
