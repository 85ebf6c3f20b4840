/**
 * Selects an option in a drop-down of a form in a browser test, and tries again until the drop-down shows
 * it, because the list may close while the page scrolls.
 */
import type { Locator, Page } from 'playwright-core';

/** Number of attempts; each opens the list by keyboard, clicks the option and checks the displayed value. */
const TRIES = 8;

/**
 * Selects an option in a form's drop-down. The list may close while the page scrolls, even during a click,
 * which then has no effect.
 */
export async function chooseInList(page: Page, box: Locator, choice: string): Promise<void> {
  const option = page.getByRole('option', { name: choice, exact: true });
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!(await option.isVisible())) await box.press('ArrowDown');
    await option.click({ timeout: 1500 }).catch(() => undefined);
    if ((await shownValue(box)).includes(choice)) return;
  }
  throw new Error(`"${choice}" was not chosen; the box says "${await shownValue(box)}"`);
}

/** Returns the value that the box displays, as text or in its input. */
const shownValue = (box: Locator): Promise<string> =>
  box.evaluate((element) => {
    const control = element.closest('.sd-dropdown') ?? element;
    const inputs = [...control.querySelectorAll('input')].map((input) => input.value);
    return [control.textContent, ...inputs].join(' ');
  });
