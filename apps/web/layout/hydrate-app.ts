/**
 * Replaces the server's prerendered page with the running app: transfers entered values and focus, and
 * repeats a submit or button press made before the scripts had loaded.
 */

/** Prerendered page that the user can see and fill in before the app has loaded. */
const prerenderedRoot = (): HTMLElement | null => document.getElementById('drawn');

export const hasPrerendered = (): boolean => prerenderedRoot() !== null;

/** Shows the app instead of the prerendered page and transfers its field values, focus and pressed button. */
export function hydrateApp(): void {
  const from = prerenderedRoot();
  const to = document.getElementById('root');
  if (!from || !to) return;
  const before = fieldsOf(from);
  const focused = before.indexOf(document.activeElement as HTMLInputElement);
  const sent = from.querySelector('form[data-sent]') !== null;
  const pressed = from.querySelector('[data-pressed]');
  from.remove();
  to.hidden = false;
  const now = fieldsOf(to);
  // The guard may have redirected to another screen, to which the entered values do not belong.
  if (!isSameElement(before, now)) return;
  before.forEach((field, at) => {
    const other = now[at];
    if (other) transferState(field, other);
  });
  now[focused]?.focus();
  // Delayed until the screen has processed the transferred input.
  setTimeout(() => {
    if (sent) to.querySelector('form')?.requestSubmit();
    else if (pressed) matchingButton(to, pressed)?.click();
  });
}

const fieldsOf = (place: ParentNode): HTMLInputElement[] => [...place.querySelectorAll('input')];

const isSameElement = (before: readonly HTMLInputElement[], now: readonly HTMLInputElement[]): boolean =>
  before.length === now.length && before.every((field, at) => field.type === now[at]?.type);

function transferState(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === 'radio' || from.type === 'checkbox') {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (from.value !== from.defaultValue) {
    // Simulates typing: React detects a value set through the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Finds the app's button with the same text and accessible name as the pressed one. */
function matchingButton(place: ParentNode, pressed: Element): HTMLElement | undefined {
  const nameOf = (button: Element): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;
  return [...place.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed));
}
