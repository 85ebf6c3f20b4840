/** Generates a text that matches a simple regular expression, for sample answers. */

type Piece = { Options: string[]; Times: number };

/** Maximum length of a sample; longer values are unrealistic. */
const MAX_LENGTH = 200;

const CLASSES: Readonly<Record<string, string>> = { d: '2', w: 'A', s: ' ', D: 'A', W: '-', S: 'A' };

/**
 * Generates a text for a pattern of letters, classes, groups, alternatives and counts. Undefined if the
 * pattern uses anything else, or if the generated text does not match.
 */
export function sampleOfPattern(pattern: string): string | undefined {
  try {
    const reader = { text: pattern, at: 0 };
    const made = alternatives(reader, 0);
    if (reader.at < pattern.length || made.length > MAX_LENGTH) return undefined;
    return new RegExp(pattern).test(made) ? made : undefined;
  } catch {
    // An unsupported or invalid pattern: there is no sample.
    return undefined;
  }
}

type Reader = { text: string; at: number };

/** Uses the first of several alternatives. */
function alternatives(reader: Reader, depth: number): string {
  if (depth > 10) throw new Error('too deep');
  let first: string | null = null;
  for (;;) {
    const one = sequence(reader, depth);
    first ??= one;
    if (reader.text[reader.at] !== '|') return first;
    reader.at += 1;
  }
}

function sequence(reader: Reader, depth: number): string {
  let made = '';
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) {
    const piece = atom(reader, depth);
    const { Options, Times } = { ...piece, Times: times(reader) };
    for (let n = 0; n < Times && made.length <= MAX_LENGTH; n += 1) made += Options[n % Options.length] ?? '';
  }
  return made;
}

function atom(reader: Reader, depth: number): Pick<Piece, 'Options'> {
  const char = reader.text[reader.at] ?? '';
  reader.at += 1;
  if (char === '^' || char === '$') return { Options: [''] };
  if (char === '.') return { Options: ['A'] };
  if (char === '[') return { Options: [ofClass(reader)] };
  if (char === '(') return { Options: [group(reader, depth)] };
  if (char !== '\\') return { Options: [char] };
  const escaped = reader.text[reader.at] ?? '';
  reader.at += 1;
  if (escaped === 'b' || escaped === 'p' || /[1-9k]/.test(escaped)) throw new Error('not understood');
  return { Options: [CLASSES[escaped] ?? escaped] };
}

function group(reader: Reader, depth: number): string {
  if (reader.text.startsWith('?:', reader.at)) reader.at += 2;
  else if (reader.text[reader.at] === '?') throw new Error('not understood');
  const inner = alternatives(reader, depth + 1);
  if (reader.text[reader.at] !== ')') throw new Error('not closed');
  reader.at += 1;
  return inner;
}

/** Uses the first character of a class. */
function ofClass(reader: Reader): string {
  const end = reader.text.indexOf(']', reader.at + 1);
  const inner = reader.text.slice(reader.at, end);
  if (end < 0) throw new Error('not closed');
  reader.at = end + 1;
  if (inner.startsWith('^')) {
    const other = [...'A2a-x '].find((char) => new RegExp(`[${inner}]`).test(char));
    if (other === undefined) throw new Error('not understood');
    return other;
  }
  if (!inner.startsWith('\\')) return inner[0] ?? '';
  return CLASSES[inner[1] ?? ''] ?? inner[1] ?? '';
}

function times(reader: Reader): number {
  const rest = reader.text.slice(reader.at);
  const counted = /^\{(\d+)(,\d*)?\}\??/.exec(rest) ?? /^[?*+]\??/.exec(rest);
  if (!counted) return 1;
  reader.at += counted[0].length;
  if (counted[1] !== undefined) return Number(counted[1]);
  return counted[0].startsWith('+') ? 1 : 0;
}
