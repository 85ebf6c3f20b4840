/** Shows a story in a component test: at a width of the window, on the fixed date of all component tests. */
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../story.ts';
import type { Answers } from './answers.ts';
import { type Display, showStory } from './show-story.tsx';

type Shown = Partial<Display> & { width?: 390 | 1440; answers?: Answers };

const HEIGHT = 1200;
/** Noon on 20 November 2026 in Hong Kong. */
const NOW = new Date('2026-11-20T04:00:00Z');

/** Moves the focus to the start of a story, so that Tab reaches its first control. */
export function focusStart(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus();
}

/** Shows a story, in English and light at 1440 px unless given otherwise; `answers` replace some of the story's. */
export async function showAt(
  story: Story,
  { language = 'EN', scheme = 'light', width = 1440, answers }: Shown = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await page.viewport(width, HEIGHT);
  return showStory(story, { language, scheme }, answers);
}
