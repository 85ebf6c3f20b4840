/**
 * Compares two certificate templates line by line (longest common subsequence, so that a moved block appears
 * as removed and added) and shortens the result for display to the lines around differences.
 */
export type DiffLine = { Kind: 'SAME' | 'ADDED' | 'GONE'; Text: string };

/**
 * Compares two texts line by line. Equal lines at both ends are removed first; between them the longest
 * common subsequence is used, so that a moved block appears as removed and added.
 */
export function lineDiff(before: string, after: string): DiffLine[] {
  const a = before.split('\n');
  const b = after.split('\n');
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const same = (lines: readonly string[]): DiffLine[] => lines.map((Text) => ({ Kind: 'SAME', Text }));
  return [
    ...same(a.slice(0, head)),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...same(a.slice(a.length - tail)),
  ];
}

/** Maximum table size of the longest common subsequence; above it the cost is not worthwhile. */
const MAX_CELLS = 9_000_000;

function middle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const removed = a.map((Text): DiffLine => ({ Kind: 'GONE', Text }));
  const added = b.map((Text): DiffLine => ({ Kind: 'ADDED', Text }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > MAX_CELLS) return [...removed, ...added];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ Kind: 'SAME', Text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) lines.push({ Kind: 'GONE', Text: a[i++] ?? '' });
    else lines.push({ Kind: 'ADDED', Text: b[j++] ?? '' });
  }
  return [...lines, ...removed.slice(i), ...added.slice(j)];
}

export type DiffPart =
  | { Kind: 'LINES'; Lines: DiffLine[]; From: number }
  | { Kind: 'SKIPPED'; Count: number };

/** Groups a diff for display: retains lines around a difference and counts the others. */
export function diffParts(lines: readonly DiffLine[], around = 3): DiffPart[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ Kind }) => Kind !== 'SAME'),
  );
  const parts: DiffPart[] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (isNear[at]) {
      if (last?.Kind === 'LINES') last.Lines.push(line);
      else parts.push({ Kind: 'LINES', Lines: [line], From: at });
    } else if (last?.Kind === 'SKIPPED') last.Count += 1;
    else parts.push({ Kind: 'SKIPPED', Count: 1 });
  }
  return parts;
}
