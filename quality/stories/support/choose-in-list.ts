import type { Locator, Page } from 'playwright-core';

/** Each try: the list is opened by keyboard, the choice is clicked, and the box must then say it. */
const TRIES = 8;

/**
 * Chooses in a drop-down of a form. The list closes again while the page still scrolls, also in the middle of a click,
 * which then chose nothing.
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

/** What the box shows, as words or as what is typed in it. */
const shownValue = (box: Locator): Promise<string> =>
  box.evaluate((element) => {
    const control = element.closest('.sd-dropdown') ?? element;
    const inputs = [...control.querySelectorAll('input')].map((input) => input.value);
    return [control.textContent, ...inputs].join(' ');
  });
