import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './frame/accessibility-problems.ts';
import { DISPLAYS, pictureOf } from './frame/displays.ts';
import { showAt } from './frame/show-at.ts';
import { stories } from './stories.ts';

describe.each(stories)('$id', (story) => {
  it.each(DISPLAYS)('looks as accepted: $language, $scheme, $width px', async (display) => {
    const { place } = await showAt(story, display);
    const element = (story.pictured && document.querySelector(story.pictured)) || place;
    // Both are reported, even if one fails.
    expect.soft(await accessibilityProblems(element, story.withoutRules)).toEqual([]);
    await expect(element).toMatchScreenshot(pictureOf(story, display));
  });
});
