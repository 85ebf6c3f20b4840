import type { Locator, Page } from 'playwright-core';

/** Chooses in a drop-down of a form, opened by keyboard; the list closes again while the page still scrolls, also in the middle of a click. */
export async function chooseInList(page: Page, box: Locator, choice: string): Promise<void> {
  const option = page.getByRole('option', { name: choice, exact: true });
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (let tries = 0; tries < 5; tries += 1) {
    if (!(await option.isVisible())) await box.press('ArrowDown');
    const chosen = await option.click({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (chosen) return;
  }
  await option.click();
}
