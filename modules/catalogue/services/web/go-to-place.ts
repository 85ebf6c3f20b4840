/**
 * Scrolls to and focuses the field of the service editor to which a fault or link leads, once it is
 * rendered; cancelled if the user clicks or types first.
 */

const FOCUSABLE =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';
/** Maximum wait for the field: its tab must load and render first. */
const TIMEOUT_MS = 4000;

/** Paths that may contain the field, nearest first: `Fees.INITIAL.0`, `Fees.INITIAL`, `Fees`. */
const nearest = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
};

function find(path: string): HTMLElement | null {
  for (const place of nearest(path)) {
    const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    if (found) return found;
  }
  return null;
}

function show(element: HTMLElement): void {
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  element.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/**
 * Scrolls to the field of a path and focuses it as soon as it is rendered. If the user clicks or presses a
 * key before that, nothing happens. Returns a function that cancels it.
 */
export function goToPlace(path: string): () => void {
  const over = new AbortController();
  const { signal } = over;
  const stop = (): void => over.abort();
  const look = (): void => {
    const element = find(path);
    if (!element) return;
    show(element);
    stop();
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(stop, TIMEOUT_MS);
  // Runs after the dialog or panel with the link has released the focus.
  const frame = requestAnimationFrame(() => {
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    watch.disconnect();
  });
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop, { capture: true, signal });
  return stop;
}
