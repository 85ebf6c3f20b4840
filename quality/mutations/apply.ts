import type { Mutation } from './mutations.ts';

/**
 * Returns the source without the rule. The code is looked for between the beginning of the row or entry and the next one on
 * the same level. Throws if it is not there exactly once, so that a renamed rule is noticed.
 */
export function mutate(source: string, { File, In, From, To }: Mutation): string {
  const entries = entriesOf(source, In).filter(({ text }) => text.split(From).length === 2);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new Error(`${File}, ${In}: not exactly one ${From}`);
  const { start, text } = entry;
  return source.slice(0, start) + text.replace(From, () => To) + source.slice(start + text.length);
}

/** The entries with this name; each ends where the next one on its level begins. */
const entriesOf = (source: string, name: string): { start: number; text: string }[] =>
  [...source.matchAll(new RegExp(`^( *)${name}: `, 'gm'))].map(({ index, 1: indent = '', 0: { length } }) => {
    const rest = source.slice(index + length);
    const next = new RegExp(`^${indent}[A-Z_]+: `, 'm').exec(rest);
    return { start: index, text: source.slice(index, next ? index + length + next.index : source.length) };
  });
