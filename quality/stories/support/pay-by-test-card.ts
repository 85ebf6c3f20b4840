import type { Page } from 'playwright-core';

/** Pays the given amount on the sandbox payment page with one of its test cards. */
export async function payByTestCard(page: Page, testCase: RegExp, amount = 'HKD 24,500.00'): Promise<void> {
  await page.getByRole('button', { name: testCase }).click();
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}
