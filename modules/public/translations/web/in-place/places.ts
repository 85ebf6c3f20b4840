/** Finds the translatable texts on a page by their key markers, for in-place translation. */
import { keysIn } from '#platform/common/i18n/marks.ts';

/** Attributes with texts that are displayed or read aloud. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'] as const;
/** Attribute that marks the overlay of in-place translation itself. */
export const OVERLAY_SELECTOR = 'data-translating';
/** Number of levels searched upwards, for example from an icon in a button to the button. */
const NEAR = 4;

/** Text keys in an element's own text and attributes. */
function keysOf(element: Element): string[] {
  const texts = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
  );
  const named = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
  return keysIn([...texts, ...named].join(' '));
}

/** The element with text keys that a click refers to: the target or one of its ancestors. */
export function placeAt(target: EventTarget | null): { element: Element; keys: string[] } | null {
  let element = target instanceof Element ? target : null;
  if (element?.closest(`[${OVERLAY_SELECTOR}]`)) return null;
  for (let step = 0; element && step < NEAR; step += 1) {
    const keys = keysOf(element);
    if (keys.length > 0) return { element, keys };
    element = element.parentElement;
  }
  return null;
}

/** Keys of all texts on the page, in reading order. */
export function keysOnPage(): string[] {
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest(`[${OVERLAY_SELECTOR}]`),
  );
  return [...new Set(all.flatMap(keysOf))];
}
