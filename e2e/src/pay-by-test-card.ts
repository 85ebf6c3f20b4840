import type { Page } from 'playwright-core';

/** From the invoice's page to the sandbox's, which a test card fills in; until its answer. */
export async function payByTestCard(page: Page, testCase: RegExp): Promise<void> {
  await page.getByRole('button', { name: testCase }).click();
  await page.getByRole('button', { name: 'Pay HKD 24,500.00', exact: true }).click();
}
