import { keysIn } from '#platform/common/i18n/marks.ts';

/** Attributes whose texts are read out or shown. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'] as const;
/** What draws the frame and the dialogs of this very mode. */
export const OVERLAY_SELECTOR = 'data-translating';
/** From a picture or a letter in a button up to the button. */
const NEAR = 4;

/** The keys that an element says itself, by its own texts and attributes. */
function keysOf(element: Element): string[] {
  const texts = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
  );
  const named = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
  return keysIn([...texts, ...named].join(' '));
}

/** The element meant by a click: the target, or its container. */
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

/** Every text on the page, in reading order. */
export function keysOnPage(): string[] {
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest(`[${OVERLAY_SELECTOR}]`),
  );
  return [...new Set(all.flatMap(keysOf))];
}
