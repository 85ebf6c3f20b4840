import { expect, it } from 'vitest';
import { splitMentions } from './split-mentions.ts';

it('marks the people mentioned, the longer name first, and leaves all other text unchanged', () => {
  expect(splitMentions('@Ivy Chan and @Ivy, see a@b.c', ['Ivy', 'Ivy Chan'])).toEqual([
    { text: '@Ivy Chan', name: 'Ivy Chan' },
    { text: ' and ', name: null },
    { text: '@Ivy', name: 'Ivy' },
    { text: ', see a@b.c', name: null },
  ]);
});

it('treats names literally, not as patterns', () => {
  expect(splitMentions('@A.+(B) @AxxB', ['A.+(B)'])).toEqual([
    { text: '@A.+(B)', name: 'A.+(B)' },
    { text: ' @AxxB', name: null },
  ]);
  expect(splitMentions('@Ivy', [])).toEqual([{ text: '@Ivy', name: null }]);
});

it('does not match a name within a longer word; Chinese needs no spaces', () => {
  expect(splitMentions('@Ivybridge, @Ivy陳 and @Ivy’s', ['Ivy'])).toEqual([
    { text: '@Ivybridge, ', name: null },
    { text: '@Ivy', name: 'Ivy' },
    { text: '陳 and ', name: null },
    { text: '@Ivy', name: 'Ivy' },
    { text: '’s', name: null },
  ]);
  expect(splitMentions('@陳大文先生', ['陳大文'])).toEqual([
    { text: '@陳大文', name: '陳大文' },
    { text: '先生', name: null },
  ]);
});
