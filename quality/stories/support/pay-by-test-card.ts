import type { Page } from 'playwright-core';

/**
 * Selects a test card on the open sandbox payment page and pays the given amount, for browser tests of card
 * payments.
 */
export async function payByTestCard(page: Page, testCase: RegExp, amount = 'HKD 24,500.00'): Promise<void> {
  await page.getByRole('button', { name: testCase }).click();
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}
