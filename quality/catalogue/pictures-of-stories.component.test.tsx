import { expect, it } from 'vitest';
import { DISPLAYS, pictureOf } from './frame/displays.ts';
import { stories } from './stories.ts';

const ids = stories.map(({ id }) => id);

it('has no two stories of the same name', () => {
  expect(ids).toEqual([...new Set(ids)]);
});

it('has no picture without a story', () => {
  const wanted = stories.flatMap((story) =>
    DISPLAYS.map((display) => `./pictures/${pictureOf(story, display)}.png`),
  );
  const present = Object.keys(import.meta.glob('./pictures/**/*.png'));
  expect(present.filter((path) => !wanted.includes(path))).toEqual([]);
});
