import type { Page } from 'playwright-core';

/** On the sandbox's page: one of its test cards, and what is to be paid. */
export async function payByTestCard(page: Page, testCase: RegExp, amount = 'HKD 24,500.00'): Promise<void> {
  await page.getByRole('button', { name: testCase }).click();
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}
