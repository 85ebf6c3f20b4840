/**
 * Compares two texts by line and, within similar lines, by word (also in Chinese); returns the parts as
 * added, removed or unchanged, for display.
 */
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

export type TextPart = { value: string; is: 'SAME' | 'ADDED' | 'GONE' };
/** Lines with less in common than this are two lines, not one changed line: an inline diff would be unreadable. */
const MIN_SIMILARITY = 0.5;
/** Number of lines searched ahead for the counterpart of a changed line. */
const REACH = 6;

type DiffLine = (one: string, other: string) => TextPart[];

/** Returns added, removed and unchanged parts: by line, and within similar lines by word. */
export function diffTexts(before: string, after: string, language: Language): TextPart[] {
  // The browser's segmenter finds word boundaries in Chinese, which has no spaces.
  const intlSegmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  const diffLine: DiffLine = (one, other) => diffWordsWithSpace(one, other, { intlSegmenter }).map(partOf);
  const parts: TextPart[] = [];
  const runs = diffArrays(before.split('\n'), after.split('\n'));
  for (let at = 0; at < runs.length; at += 1) {
    const [run, next] = [runs[at], runs[at + 1]];
    if (!run) continue;
    if (run.removed && next?.added) {
      parts.push(...mergedLines(run.value, next.value, diffLine));
      at += 1;
    } else parts.push(...run.value.map((line) => ({ ...partOf(run), value: `${line}\n` })));
  }
  return parts;
}

const partOf = ({
  value,
  added,
  removed,
}: Pick<ChangeObject<unknown>, 'added' | 'removed' | 'value'>): TextPart => ({
  value: String(value),
  is: added ? 'ADDED' : removed ? 'GONE' : 'SAME',
});

/** Merges removed and added lines in order; similar lines become one changed line. */
function mergedLines(
  removedLines: readonly string[],
  came: readonly string[],
  diffLine: DiffLine,
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const waiting: TextPart[] = [];
  /** Deletions come before the insertions that replace them. */
  const leave = (until: number) => {
    for (; at < until; at += 1) parts.push({ value: `${removedLines[at]}\n`, is: 'GONE' });
    parts.push(...waiting.splice(0));
  };
  for (const line of came) {
    const near = removedLines.slice(at, at + REACH).map((old) => diffLine(old, line));
    const found = near.findIndex(areSimilar);
    if (found < 0) waiting.push({ value: `${line}\n`, is: 'ADDED' });
    else {
      leave(at + found);
      parts.push(...(near[found] ?? []), { value: '\n', is: 'SAME' });
      at += 1;
    }
  }
  leave(removedLines.length);
  return parts;
}

function areSimilar(parts: readonly TextPart[]): boolean {
  const letters = (of: readonly TextPart[]) =>
    of.reduce((sum, { value }) => sum + value.replace(/\s+/g, '').length, 0);
  const same = letters(parts.filter(({ is }) => is === 'SAME'));
  return 2 * same >= MIN_SIMILARITY * (letters(parts) + same);
}
