import type { Page } from 'playwright-core';

/**
 * Finds texts on the current page of a browser test that users cannot read: cut off without an ellipsis, or
 * covered by other content. Returns one line each.
 */
export const overlapProblems = (page: Page): Promise<string[]> => page.evaluate(findUnreadable);

/** Runs in the page, so it must be self-contained. */
function findUnreadable(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Found = { element: Element; text: string; boxes: Box[]; whole: Box; isAfloat: boolean };
  /** Tolerance in pixels: glyphs reach slightly beyond their line, and positions are rounded. */
  const SLACK = 2;
  /** Share of the lower text's height that may be covered. Lines of one text overlap less. */
  const COVERED = 0.4;
  const problems: string[] = [];

  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.classList.length > 0 ? `.${[...element.classList].slice(0, 2).join('.')}` : ''}`;
  const excerpt = (text: string): string => JSON.stringify(text.replace(/\s+/g, ' ').trim().slice(0, 60));

  /**
   * Caches a result per element: nothing changes during the check, and texts share most of their ancestors.
   */
  const once = <Answer>(answer: (element: Element) => Answer): ((element: Element) => Answer) => {
    const known = new Map<Element, Answer>();
    return (element) => {
      const found = known.has(element) ? (known.get(element) as Answer) : answer(element);
      known.set(element, found);
      return found;
    };
  };
  const styleOf = once((element) => {
    const { position, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    return { position, overflowX, overflowY, textOverflow, webkitLineClamp };
  });
  const boxOf = once((element) => element.getBoundingClientRect());
  const isWithin = (isOne: (element: Element) => boolean): ((element: Element) => boolean) => {
    const isIn: (element: Element) => boolean = once(
      (element) => isOne(element) || (element.parentElement !== null && isIn(element.parentElement)),
    );
    return isIn;
  };

  /** Texts for screen readers only are clipped on purpose. */
  const isForEars = isWithin((one) => {
    const { clipPath, clip, position } = getComputedStyle(one);
    const box = boxOf(one);
    if (clipPath.startsWith('inset(50%') || (clip !== 'auto' && position === 'absolute')) return true;
    return position === 'absolute' && box.width <= 1 && box.height <= 1;
  });
  /** Elements that remain fixed while scrolling, and dialogs, may cover the rest. */
  const isAfloat = isWithin((one) => {
    const { position } = styleOf(one);
    if (position === 'fixed' || position === 'sticky' || one.tagName === 'DIALOG') return true;
    return one.matches('[role="dialog"], [data-overlap="meant"]');
  });

  const inside = (box: Box, other: Box): Box => ({
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  });
  const around = (boxes: readonly Box[]): Box => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });

  /** Returns the visible parts of a text's boxes, without those that ancestors hide. */
  const shownOf = (element: Element, boxes: readonly Box[]): Box[] => {
    let shown = [...boxes];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = styleOf(one);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = boxOf(one);
      shown = shown.map((each) => inside(each, box));
    }
    return shown.filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  };

  /** Returns the element that cuts off the text, or null if all of it is visible or can be scrolled to. */
  const cutBy = ({ element, whole }: Found): string | null => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = styleOf(one);
      if (style.position === 'fixed') return null;
      const box = boxOf(one);
      const isWide = whole.right > box.right + SLACK || whole.left < box.left - SLACK;
      const isHigh = whole.bottom > box.bottom + SLACK || whole.top < box.top - SLACK;
      // Scrollable content is reachable; beyond it, only the scroll container itself may be cut off.
      if ((isWide && /auto|scroll/.test(style.overflowX)) || (isHigh && /auto|scroll/.test(style.overflowY)))
        return null;
      const isTruncated = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isWide && /hidden|clip/.test(style.overflowX) && !isTruncated) return name(one);
      if (isHigh && /hidden|clip/.test(style.overflowY) && !isTruncated) return name(one);
    }
    return null;
  };

  const found: Found[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || seen.has(element) || !node.textContent?.trim()) continue;
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|TITLE)$/i.test(element.tagName)) continue;
    // Collapsed content, or content that is laid out only when scrolled to, has no position yet.
    if (element instanceof HTMLDetailsElement && !element.open) continue;
    const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(options)) continue;
    seen.add(element);
    const range = document.createRange();
    const boxes: Box[] = [];
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) continue;
      range.selectNodeContents(child);
      for (const box of range.getClientRects()) if (box.width > 0.5 && box.height > 0.5) boxes.push(box);
    }
    if (boxes.length === 0 || isForEars(element)) continue;
    const text = element.textContent ?? '';
    found.push({ element, text, boxes, whole: around(boxes), isAfloat: isAfloat(element) });
  }

  for (const one of found) {
    const by = cutBy(one);
    if (by) problems.push(`cut by ${by}: ${excerpt(one.text)} (${name(one.element)})`);
  }

  // Sorted from top to bottom, so that each text is compared only with texts that begin before it ends.
  const fixed = found
    .filter((one) => !one.isAfloat)
    .map((one) => ({ ...one, boxes: shownOf(one.element, one.boxes) }))
    .filter((one) => one.boxes.length > 0)
    .map((one) => ({ ...one, whole: around(one.boxes) }))
    .sort((one, other) => one.whole.top - other.whole.top);
  for (const [at, one] of fixed.entries()) {
    for (const other of fixed.slice(at + 1)) {
      if (other.whole.top > one.whole.bottom) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // A switch prints its label twice, once in each colour.
      if (one.text.trim() === other.text.trim()) continue;
      const over = one.boxes.some((box) =>
        other.boxes.some((next) => {
          const shared = inside(box, next);
          const height = Math.min(box.bottom - box.top, next.bottom - next.top);
          return shared.right - shared.left > SLACK && shared.bottom - shared.top > height * COVERED;
        }),
      );
      if (over) problems.push(`overlapping: ${excerpt(one.text)} and ${excerpt(other.text)}`);
    }
  }
  return [...new Set(problems)].slice(0, 12);
}
