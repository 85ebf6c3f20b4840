import { expect, it } from 'vitest';
import { mentioningAt, withMention } from './mention-search.ts';

const at = (text: string) => mentioningAt(text, text.length);

it('starts with an @ that is not inside a word, and accepts spaces in names', () => {
  expect(at('Please ask @Iv')).toEqual({ Start: 11, Search: 'Iv' });
  expect(at('@')).toEqual({ Start: 0, Search: '' });
  expect(at('(@Ivy Ch')).toEqual({ Start: 1, Search: 'Ivy Ch' });
  expect(at('請看@陳')).toEqual({ Start: 2, Search: '陳' });
  expect(mentioningAt('@Ivy and more', 3)).toEqual({ Start: 0, Search: 'Iv' });
});

it('is not recognised in an email address, on the previous line, after a space or in a whole sentence', () => {
  for (const text of ['write to ivy@demo', '@Ivy\nnext line', 'at 5 @ 6', '@Ivy Chan has seen it'])
    expect(at(text)).toBeNull();
});

it('replaces the typed text with the name and one space', () => {
  expect(withMention('Ask @iv please', { Start: 4, Search: 'iv' }, 'Ivy Chan')).toEqual({
    text: 'Ask @Ivy Chan please',
    caret: 14,
  });
  expect(withMention('@', { Start: 0, Search: '' }, '陳大文')).toEqual({ text: '@陳大文 ', caret: 5 });
});
