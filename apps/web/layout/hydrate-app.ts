/** What the server drew so that there is something to see and to fill in before the app is there. */
const prerenderedRoot = (): HTMLElement | null => document.getElementById('drawn');

export const hasPrerendered = (): boolean => prerenderedRoot() !== null;

/** Puts the app in the place of what was drawn. What was typed, chosen and pressed there is so here. */
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
  // The guard may have led to another screen: nothing of the first belongs there.
  if (!isSameElement(before, now)) return;
  before.forEach((field, at) => {
    const other = now[at];
    if (other) transferState(field, other);
  });
  now[focused]?.focus();
  // Once the screen knows what was typed.
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

/** Its words are the same; where a button has none, its name is. */
function matchingButton(place: ParentNode, pressed: Element): HTMLElement | undefined {
  const nameOf = (button: Element): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;
  return [...place.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed));
}
