import { expect, it } from 'vitest';
import { diffParts, lineDiff } from '../../web/line-diff.ts';

const describeLines = (before: string, after: string): string[] =>
  lineDiff(before, after).map(({ Kind, Text }) => `${{ SAME: ' ', ADDED: '+', GONE: '-' }[Kind]}${Text}`);

it('marks added, removed and unchanged lines', () => {
  expect(describeLines('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([' a', '-b', '+B', ' c', ' d', '+e']);
  expect(describeLines('a\nb', 'a\nb')).toEqual([' a', ' b']);
  expect(describeLines('x', 'a\nx\nb')).toEqual(['+a', ' x', '+b']);
});

it('reconstructs both texts', () => {
  const samples = ['gap(9)', '', 'ornament', 'title', 'gap(9)', 'foot'];
  for (let seed = 1; seed < 60; seed += 1) {
    const some = (by: number) =>
      Array.from({ length: (seed * by) % 17 }, (_, at) => samples[(at * by + seed) % samples.length]).join(
        '\n',
      );
    const [before, after] = [some(5), some(7)];
    const lines = lineDiff(before, after);
    const without = (kind: string) =>
      lines
        .filter(({ Kind }) => Kind !== kind)
        .map(({ Text }) => Text)
        .join('\n');
    expect(without('ADDED')).toBe(before);
    expect(without('GONE')).toBe(after);
  }
});

it('counts lines far from any difference, and shows lines nearby', () => {
  const before = Array.from({ length: 30 }, (_, at) => `line ${at}`);
  const after = before.map((line, at) => (at === 15 ? 'other' : line));
  const parts = diffParts(lineDiff(before.join('\n'), after.join('\n')));
  expect(parts.map((part) => (part.Kind === 'LINES' ? part.Lines.length : -part.Count))).toEqual([
    -12, 8, -11,
  ]);
});
