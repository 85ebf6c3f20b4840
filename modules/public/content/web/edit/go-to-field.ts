const reach = (place: Element | null): boolean => {
  if (!(place instanceof HTMLElement)) return false;
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  return true;
};

/** The field of a path, opening on the way what is folded; else the nearest thing around it. */
export function goToField(path: string): void {
  const parts = path.split('.');
  for (let length = 1; length <= parts.length; length += 1) {
    const around = parts.slice(0, length).join('.');
    const fold = document.querySelector(`details[data-fold="${CSS.escape(around)}"]`);
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  }
  // What was folded is drawn in the next frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (let length = parts.length; length > 0; length -= 1) {
        const place = document.querySelector(
          `[data-place="${CSS.escape(parts.slice(0, length).join('.'))}"]`,
        );
        if (reach(place)) return;
      }
    }, 60),
  );
}
