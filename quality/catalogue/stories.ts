/** All component stories, in the order of the catalogue. */
import * as action from './stories/action.story.tsx';
import * as file from './stories/file.story.tsx';
import * as form from './stories/form.story.tsx';
import * as layout from './stories/layout.story.tsx';
import * as list from './stories/list.story.tsx';
import * as states from './stories/states.story.tsx';
import type { Story } from './story.ts';

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'render' in value;

/** Every export of a story file that is a story or an array of stories. */
export const stories: readonly Story[] = [layout, list, action, form, file, states].flatMap((part) =>
  Object.values<unknown>(part).flat().filter(isStory),
);
