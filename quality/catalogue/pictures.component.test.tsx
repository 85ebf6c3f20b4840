import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './frame/accessibility-problems.ts';
import { DISPLAYS, pictureOf } from './frame/displays.ts';
import { showAt } from './frame/show-at.ts';
import accepted from './pictures/renderer.txt?raw';
import { stories } from './stories.ts';

const isSameRenderer = accepted.trim() === import.meta.env.PICTURE_RENDERER;

describe.each(stories)('$id', (story) => {
  // Another renderer draws other pixels: then only the accessibility is checked, and `npm run catalogue:accept` renews
  // the pictures.
  it.each(DISPLAYS)('looks as accepted: $language, $scheme, $width px', async (display) => {
    const { place } = await showAt(story, display);
    const element = (story.pictured && document.querySelector(story.pictured)) || place;
    // Both are reported, even if one fails.
    expect.soft(await accessibilityProblems(element, story.withoutRules)).toEqual([]);
    if (isSameRenderer) await expect(element).toMatchScreenshot(pictureOf(story, display));
  });
});
