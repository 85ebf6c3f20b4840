import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '#quality/catalogue/frame/accessibility-problems.ts';
import { showAt } from '#quality/catalogue/frame/show-at.ts';
import { columns, spaces, text } from '#quality/catalogue/stories/layout.story.tsx';

const parts = (place: HTMLElement, selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
const stylesOf = (elements: readonly HTMLElement[], property: string) =>
  elements.map((element) => getComputedStyle(element).getPropertyValue(property));

describe('primitives of layout and text', () => {
  it('have the six sizes of text', async () => {
    const { place } = await showAt(text);
    expect(stylesOf(parts(place, '.sizes > p'), 'font-size')).toEqual([
      '13px',
      '14px',
      '15px',
      '17px',
      '26px',
      '42px',
    ]);
    expect(await accessibilityProblems(place)).toEqual([]);
  });

  it('have the six spaces, within and between', async () => {
    const { place } = await showAt(spaces);
    const expected = ['4px', '8px', '12px', '16px', '24px', '32px'];
    expect(stylesOf(parts(place, '.spaces > div'), 'column-gap')).toEqual(expected);
    expect(stylesOf(parts(place, '.spaces > div > :first-child'), 'padding-top')).toEqual(expected);
  });

  it('pass no style property on to the element', async () => {
    const { place } = await showAt(columns);
    const names = parts(place, '.columns, .columns *').flatMap((element) => element.getAttributeNames());
    expect([...new Set(names)].toSorted()).toEqual(['class']);
  });

  it('become one column on a phone', async () => {
    const { place } = await showAt(columns, { width: 390 });
    const lefts = parts(place, '.columns > div').map((part) => part.getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(1);
  });
});
