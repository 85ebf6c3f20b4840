/**
 * Operates pages with the keyboard only in browser tests: moves by tab key, presses keys, types and fills in
 * form answers; fails if a control cannot be reached or its focus is not visible.
 */
import type { Locator, Page } from 'playwright-core';

/**
 * No page of the portal has more tab stops; if the target is not reached by then, the focus moves in
 * circles.
 */
const MAX_STOPS = 150;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Presses the tab key until the target has the focus; throws if it cannot be reached or its focus is not
 * visible.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await hasFocus(target)) {
      if (!(await isFocusSeen(page))) throw new Error(`the focus cannot be seen on ${target}`);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not reach ${target}`);
}

/** Moves to the target with the tab key and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to the target with the tab key and types a text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Checks whether the focus changes an outline, shadow, border or background, also near a hidden field. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return false;
    const look = (element: Element): string =>
      [null, '::before', '::after']
        .map((part) => {
          const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(
            element,
            part,
          );
          return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor].join();
        })
        .join();
    /** A whole row or card may show that the link in it has the focus. */
    const around = (element: Element | null, levels: number): (Element | null)[] =>
      levels === 0 ? [] : [element, ...around(element?.parentElement ?? null, levels - 1)];
    const near = [
      focused,
      ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : []),
      ...around(focused.parentElement, 4),
      focused.nextElementSibling,
    ].filter((element): element is HTMLElement => element instanceof HTMLElement);
    const neighbours = [...near, ...near.flatMap((element) => [...element.children])];
    const before = neighbours.map(look);
    focused.blur();
    const after = neighbours.map(look);
    focused.focus({ preventScroll: true });
    return before.join(';') !== after.join(';');
  });

/** The focused element, as a screen reader would announce it. */
type Stop = { Name: string; Type: string; Group: string };

const stopNow = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const normalized = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
    const named = (element: Element | null): string => {
      const ids = element?.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const byIds = normalized(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
      return byIds || normalized(element?.getAttribute('aria-label'));
    };
    const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null;
    const Name =
      named(at) ||
      normalized([...(labels ?? [])].map((one) => one.textContent).join(' ')) ||
      normalized(at?.textContent);
    const Type = at?.getAttribute('role') ?? at?.getAttribute('type') ?? at?.tagName.toLowerCase() ?? '';
    return { Name, Type, Group: named(at?.closest('[role="group"], [role="radiogroup"], fieldset') ?? null) };
  });

/** One answer: the name of a tab stop, and the key presses that answer it. */
export type KeyAnswer = { At: RegExp; Do: (page: Page) => Promise<void> };

/** Moves through a form page with the tab key and gives each answer at its stop, until all are given. */
export async function answerByKeys(page: Page, answers: readonly KeyAnswer[]): Promise<void> {
  const left = [...answers];
  for (let stops = 0; stops < MAX_STOPS && left.length > 0; stops += 1) {
    const { Name, Type } = await stopNow(page);
    const at = left.findIndex((one) => one.At.test(Name));
    const [answer] = at < 0 || /button|link|^a$/.test(Type) ? [] : left.splice(at, 1);
    await answer?.Do(page);
    await page.keyboard.press('Tab');
  }
  if (left.length > 0) throw new Error(`never reached: ${left.map((one) => one.At).join(', ')}`);
}
