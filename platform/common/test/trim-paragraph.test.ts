import { describe, expect, it } from 'vitest';
import { trimParagraph } from '../format/trim-paragraph.ts';

describe('a paragraph of a list', () => {
  it('of 3 lines of 60 characters is shown completely', () => {
    for (const text of [
      '',
      'Approved.',
      'x'.repeat(180),
      '審'.repeat(180),
      'one\ntwo\nthree',
      `${'x'.repeat(120)}\nlast`,
    ])
      expect(trimParagraph(text)).toEqual({ Text: text, IsTrimmed: false });
  });

  it('is truncated after 180 characters, between words where possible', () => {
    expect(trimParagraph('x'.repeat(181))).toEqual({ Text: `${'x'.repeat(180)}…`, IsTrimmed: true });
    expect(trimParagraph('審'.repeat(181)).Text).toBe(`${'審'.repeat(180)}…`);
    expect(trimParagraph('abcd '.repeat(50)).Text).toBe(`${'abcd '.repeat(36).trimEnd()}…`);
    // A surrogate pair is one character and is never split.
    expect(trimParagraph('😀'.repeat(181)).Text).toBe(`${'😀'.repeat(180)}…`);
  });

  it('counts its own line breaks', () => {
    expect(trimParagraph('one\ntwo\nthree\nfour')).toEqual({ Text: 'one\ntwo\nthree…', IsTrimmed: true });
    expect(trimParagraph(`${'x'.repeat(61)}\ny\nz`).Text).toBe(`${'x'.repeat(61)}\ny…`);
    expect(trimParagraph('one\ntwo\nthree\n\n').IsTrimmed).toBe(false);
  });

  it('has other limits if given', () => {
    expect(trimParagraph('abcdefghijkl', { lines: 1, characters: 10 }).Text).toBe('abcdefghij…');
  });
});
